// A game's manifest can load rules, terminal and drawing; no program wants them all, and a bundler would pack them all.

const wanted = (parts) => new RegExp(`^\\./(${parts.join('|')})/`);
const fromManifest = (importer) => /[\\/]manifest\.ts$/.test(importer ?? '');
const instead = (specifier) =>
  `throw new Error(${JSON.stringify(`${specifier} of a game is not part of this program.`)});`;

/** For esbuild: leaves out such parts of every game, named by their folders. */
export const leaveOutParts = (...parts) => ({
  name: 'leave-out-parts',
  setup(build) {
    build.onResolve({ filter: wanted(parts) }, ({ path, importer, kind }) =>
      kind === 'dynamic-import' && fromManifest(importer) ? { path, namespace: 'left-out' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'left-out' }, ({ path }) => ({ contents: instead(path) }));
  },
});

/** The same for Vite. */
export const leaveOut = (...parts) => ({
  name: 'leave-out-parts',
  enforce: 'pre',
  resolveId: (specifier, importer) =>
    fromManifest(importer) && wanted(parts).test(specifier) ? `\0left-out:${specifier}` : undefined,
  load: (id) => (id.startsWith('\0left-out:') ? `${instead(id.slice(10))} export default undefined;` : undefined),
});
