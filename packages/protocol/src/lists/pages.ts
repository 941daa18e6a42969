/** Where the page shows what, as its router writes it; the server's e-mails and notifications lead there, too. */
export const PAGES = {
  home: '/',
  newTable: '/new/:game',
  table: '/table/:id',
  replay: '/replay/:id?',
  analysis: '/analysis/:game/:id?',
  rules: '/rules/:game/:clause?',
  about: '/about',
  lobby: '/online',
  newOnlineTable: '/online/new/:game',
  onlineTable: '/online/table/:id',
  onlineReplay: '/online/replay/:id',
  account: '/account',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  person: '/people/:id',
  leaderboard: '/leaderboard/:game',
  host: '/host',
} as const;

type Pages = typeof PAGES;

type Params<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? Params<Part> & Params<Rest>
  : Path extends `:${infer Name}?`
    ? { readonly [Key in Name]?: string }
    : Path extends `:${infer Name}`
      ? { readonly [Key in Name]: string }
      : unknown;

/** The address of a page with its params filled in. */
export function pagePath<Name extends keyof Pages>(page: Name, params: Params<Pages[Name]>): string {
  const given = new Map(Object.entries(params ?? {}));
  return PAGES[page].replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? `/${encodeURIComponent(value)}` : '';
  });
}
