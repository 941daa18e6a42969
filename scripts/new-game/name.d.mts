export function nameGame(
  root: string,
  asked: string,
):
  | {
      readonly ok: true;
      readonly id: string;
      readonly name: string;
      readonly pascal: string;
      readonly letter: string;
    }
  | { readonly ok: false; readonly sentence: string };
