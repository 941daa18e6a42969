import { CryptoRng } from '@tessera/kernel';

/** For what is imagined in the page; the dice of the game are the server's. */
export const pageRng = new CryptoRng();
