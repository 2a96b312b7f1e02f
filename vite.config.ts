import { minifyContractRouter } from '@orpc/contract';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/pages/group-chunks.ts';
import { iconSprite } from './scripts/pages/icon-sprite.ts';
import { leanRouter } from './scripts/pages/lean-router.ts';
import { pureSchemas } from './scripts/pages/pure-schemas.ts';
import { contract } from './src/server/contract.ts';

/** The API's routes without their schemas, for the browser (8 kB instead of 33). */
function minifiedContract(): Plugin {
  const id = 'virtual:canto-contract';
  return {
    name: 'canto-contract',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : undefined,
  };
}

/** The server's build needs no styles: its stylesheet would be a second one, in another order, that no page links. */
function noServerStyles(): Plugin {
  return {
    name: 'canto-no-server-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: { filter: { id: /\.css$/ }, handler: () => ({ code: '', map: null }) },
  };
}

/** Whoever starts Canto for the first time waits for this build; how its seconds part among plugins is no news to them. */
const checks = { pluginTimings: false };

export default defineConfig({
  plugins: [
    minifiedContract(),
    pureSchemas(),
    iconSprite(join(import.meta.dirname, 'src/web')),
    leanRouter(),
    reactRouter(),
    noServerStyles(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: { checks, output: { codeSplitting: { groups: chunkGroups } } },
        // A part that is loaded later lists nothing to preload: adding its links costs a phone 100 ms in the middle of hydration.
        modulePreload: { resolveDependencies: () => [] },
      },
    },
    ssr: { build: { rolldownOptions: { checks, input: './src/web/ssr.ts' } } },
  },
  // One stylesheet of 23 kB for all pages: on a phone, requesting a page's own few takes longer than loading it.
  // React Router would empty all of build/, where the compiled packs are, too: scripts/build.ts removes the old pages.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target: 'es2022', emptyOutDir: false },
});
