/** The browser for the tests, or a sentence that says how to install one. */
export function findChromium(): { readonly path: string | undefined; readonly sentence?: string };
