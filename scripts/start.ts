// `npm start`: builds when something changed, then opens the front door. Everything else comes from the environment.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'build/.built-from');
const sources = [
  'src/web',
  'src/shared',
  'src/server',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

const fingerprint = await fingerprintOf(sources);
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) {
  console.log('Canto: already built.');
} else {
  console.log('Canto: building the pages (about ten seconds, only after a change) ...');
  const started = performance.now();
  await run(['scripts/build.ts']);
  writeFileSync(stamp, fingerprint);
  console.log(`Canto: built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
console.log('Canto: opening the database and the catalogue ...');
await run(['src/main.ts', ...process.argv.slice(2)]);

/** Names, sizes and times of every source file: a change of any of them means another build. */
async function fingerprintOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    const files = (await stat(full)).isDirectory()
      ? (await readdir(full, { recursive: true })).toSorted().map((name) => join(full, name))
      : [full];
    for (const file of files) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file.slice(root.length)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Runs a script of ours under this same Node and hands signals on, so that Ctrl-C closes the database properly. */
function run(args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: process.env });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0 || signal ? resolve() : reject(new Error(`${args[0]} ended with ${code}`)),
    );
  }).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
