import { PAGES } from '@tessera/protocol/lists';
/** To sign in, and then back to where one was: whoever came by the link of a table wants to that table. */
export const signInPath = (from: string): string => `${PAGES.account}?back=${encodeURIComponent(from)}`;

/** Only places of this page that somebody can have come from: an address can be written by anybody. */
export function redirectAfterSignIn(search: string): string | undefined {
  const back = new URLSearchParams(search).get('back') ?? '';
  return /^\/(online|people|leaderboard)(\/[\w-]+)*$/.test(back) ? back : undefined;
}
