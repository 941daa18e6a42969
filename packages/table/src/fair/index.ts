export { type FairLog, isLink, LogChain, logKeyOf, numberOfLink, type TakenBack } from './log-chain.ts';
export { type FairProof, MAX_OWN_TAKE_BACKS, parseProof } from './proof.ts';
export { FairDice, FairRng } from './rng.ts';
export { type ClientSeed, commitmentOf, FAIR_SCHEME, isSeed, newSeed } from './scheme.ts';
export {
  addClientSeed,
  closeSeeds,
  diceOf,
  type FairSecret,
  newSecret,
  promiseOf,
  proofOf,
  secretAfterTakeBack,
} from './secret.ts';
export { type Branch, takeBack } from './verify/branches.ts';
export { type FairProblem, type FairReport, type FairWitness, verifyDice } from './verify/verify.ts';
