// Builds the browser files and the pages' server half into build/, and compresses what browsers will ask for.
import { spawn } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|html)$/;

await run('react-router', ['build']);
await compressAssets(join(root, 'build/client'));

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

/** Once here instead of with every request. */
async function compressAssets(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true })) {
    const file = join(directory, entry);
    if (!compressible.test(entry) || !(await stat(file)).isFile()) continue;
    const content = await readFile(file);
    if (content.length < 1024) continue;
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    await writeFile(
      `${file}.br`,
      await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
  }
}
