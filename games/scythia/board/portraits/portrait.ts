import { CLOTHES, type Clothes } from './clothes.ts';
import { EYES, type Eyes, FACES, type Face, MARKS, type Mark, MOUTHS, type Mouth, NOSES, type Nose } from './faces.ts';
import { BEARDS, type Beard, HAIR, type HairCut, MOUSTACHE } from './hair.ts';
import { HEADGEAR, type Head } from './headgear.ts';
import { MOTIFS, type Motif } from './motifs.ts';
import { THINGS, type Thing } from './things.ts';
import type { Part, Person } from './types.ts';
import { WEAPONS, type Weapon } from './weapons.ts';

/** Who is to be seen, in words. */
export interface Portrait extends Person {
  readonly motif: Motif;
  readonly face: Face;
  readonly eyes: Eyes;
  readonly nose?: Nose | undefined;
  readonly mouth?: Mouth | undefined;
  readonly mark?: Mark | undefined;
  readonly hair: HairCut;
  readonly beard?: Beard | undefined;
  readonly head?: Head | undefined;
  readonly clothes: Clothes;
  /** Behind the shoulders. */
  readonly weapons?: readonly Weapon[] | undefined;
  /** Behind everything but the ground. */
  readonly behind?: readonly Thing[] | undefined;
  readonly before?: readonly Thing[] | undefined;
}

const part = (layers: Part | undefined): Part => layers ?? [];

/** From the ground up: what is behind, the body, the face, what is on the head, what is held before it. */
export function layersOf(who: Portrait): Part {
  const hair: { back?: Part; front?: Part } = HAIR[who.hair];
  const head: { back?: Part; front: Part } = HEADGEAR[who.head ?? 'none'];
  const beard = who.beard ?? 'none';
  return [
    ...MOTIFS[who.motif],
    ...(who.behind ?? []).flatMap((thing): Part => THINGS[thing]),
    ...(who.weapons ?? []).flatMap((weapon): Part => WEAPONS[weapon]),
    ...part(head.back),
    ...part(hair.back),
    ...CLOTHES[who.clothes],
    ...FACES[who.face],
    ...MARKS[who.mark ?? 'none'],
    ...EYES[who.eyes],
    ...BEARDS[beard],
    ...MOUTHS[who.mouth ?? 'firm'],
    ...(beard === 'none' || beard === 'goatee' ? [] : MOUSTACHE),
    ...NOSES[who.nose ?? 'straight'],
    ...part(hair.front),
    ...head.front,
    ...(who.before ?? []).flatMap((thing): Part => THINGS[thing]),
  ];
}
