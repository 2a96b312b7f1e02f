// `npm start`: builds when something changed, then opens the front door. Everything else comes from the environment.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from './run-node.ts';

const root = join(import.meta.dirname, '..');
const scripts = ['scripts', 'package-lock.json'];
/** `scripts/build.ts` compiles the packs as well, beside the pages; after that there is nothing left for the second. */
const builds = [
  {
    what: 'pages',
    script: 'scripts/build.ts',
    stamp: join(root, 'build/.built-from'),
    sources: ['src/web', 'src/shared', 'src/server', 'public', 'vite.config.ts', 'react-router.config.ts', ...scripts],
  },
  {
    what: 'packs',
    script: 'scripts/stories/build-stories.ts',
    stamp: join(root, 'build/.packs-built-from'),
    sources: ['packs', 'src/engines/story', ...scripts],
  },
];

for (const { what, script, stamp, sources } of builds) {
  const fingerprint = await fingerprintOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) {
    console.log(`Canto: the ${what} are already built.`);
    continue;
  }
  console.log(`Canto: building the ${what} (about ten seconds, only after a change) ...`);
  const started = performance.now();
  await runNode([script], root);
  writeFileSync(stamp, fingerprint);
  console.log(`Canto: built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
console.log('Canto: opening the database and the catalogue ...');
await runNode(['src/main.ts', ...process.argv.slice(2)], root);

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
