import { minifyContractRouter } from '@orpc/contract';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/group-chunks.ts';
import { iconSprite } from './scripts/icon-sprite.ts';
import { pureSchemas } from './scripts/pure-schemas.ts';
import { contract } from './src/server/contract.ts';

/** Gives the browser the routes of the API without their schemas (8 kB instead of 33). */
function minifiedContract(): Plugin {
  const id = 'virtual:canto-contract';
  return {
    name: 'canto-contract',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : undefined,
  };
}

/** React, the bundler's runtime and what the frame draws with: in the head of every page. */
const everywhere = /^assets\/(react|rolldown-runtime|house)-[^/]+\.(js|css)$/;

export default defineConfig({
  plugins: [minifiedContract(), pureSchemas(), iconSprite(join(import.meta.dirname, 'src/web')), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        // What comes later need not name what every page has from the start.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !everywhere.test(file)) },
      },
    },
    ssr: { build: { rolldownOptions: { input: './src/web/ssr.ts' } } },
  },
  // One stylesheet of 23 kB for the whole house: a page's own few would take a phone longer to ask for than to read.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target: 'es2022' },
});
