import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds `sw.js` beside the pages' files, with the list of every script, style and font that pages may ask for. */
export async function buildServiceWorker(root: string): Promise<void> {
  const client = join(root, 'build/client');
  const files = (await readdir(join(client, 'assets'))).filter((name) => /\.(js|css|woff2)$/.test(name)).toSorted();
  // Their names change with what is in them, so they need no revision.
  const built = files.map((name) => ({ url: `/assets/${name}`, revision: null }));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { builtFiles: JSON.stringify(built), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/web/delivery/service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
