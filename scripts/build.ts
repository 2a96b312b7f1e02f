// Builds the client, the server of the pages and the service worker into build/, and compresses the client's files; compiles the packs
// beside them.
import { spawn } from 'node:child_process';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildServiceWorker } from './pages/build-service-worker.ts';

const root = join(import.meta.dirname, '..');
/** Below this, headers outweigh what is saved. */
const smallestBytes = 300;
const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|html)$/;

await Promise.all([buildPages(), run(process.execPath, ['scripts/stories/build-stories.ts'])]);

async function buildPages(): Promise<void> {
  // With the pages goes the word of `npm start` that they are there.
  for (const old of ['client', 'server', '.built-from'])
    await rm(join(root, 'build', old), { recursive: true, force: true });
  await run('react-router', ['build']);
  await buildServiceWorker(root);
  await compressAssets(join(root, 'build/client'));
}

function run(command: string, args: string[]): Promise<void> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PATH: path },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    );
  });
}

/** Compressed once here instead of for every request. */
async function compressAssets(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true })) {
    const file = join(directory, entry);
    if (!compressible.test(entry) || !(await stat(file)).isFile()) continue;
    const content = await readFile(file);
    if (content.length < smallestBytes) continue;
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    await writeFile(
      `${file}.br`,
      await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}
