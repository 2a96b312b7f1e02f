import { minifyContractRouter } from '@orpc/contract';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
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

/**
 * Left alone, every small component shared by two pages becomes a file of its own: 41 scripts and 17 stylesheets for the
 * first page. Two groups make that 12 and 3: the libraries, and the pieces that the frame and nearly every page draw with.
 * Dialogs and what else is fetched on first use stay out of them.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: 'house',
    test: new RegExp(
      [
        'canto-icons',
        'src/shared/',
        'src/web/(?!api)[a-z-]+\\.tsx?$',
        'src/web/frame/',
        'src/web/ui/(icons|words|pictures|shelves)/',
        'src/web/ui/actions/(button|icon-button|link-button|smart-link|roving|menu|progress-ring)',
        'src/web/ui/feedback/(toast|empty-state|skeleton|note)',
        'src/web/ui/objects/(poster|sleeve|arch|browse-card)',
      ].join('|'),
    ),
    minShareCount: 2,
    priority: 1,
  },
  // Sections that the pages of fixed content are composed of: each page would else ask for a dozen small files.
  { name: 'marketing', test: /src\/web\/marketing\/(?!pages\/)/, priority: 1 },
];

export default defineConfig({
  plugins: [minifiedContract(), pureSchemas(), iconSprite(join(import.meta.dirname, 'src/web')), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: { build: { rolldownOptions: { input: './src/web/ssr.ts' } } },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
