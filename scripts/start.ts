// `npm start`: builds when something changed, then opens the front door. Everything else comes from the environment.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from './run-node.ts';

const root = join(import.meta.dirname, '..');
const scripts = ['scripts', 'package-lock.json'];
/** Each does the work of those after it as well: the pages are built and the packs compiled at the same time. */
const steps = [
  {
    what: 'the pages and the packs',
    script: 'scripts/build.ts',
    stamp: join(root, 'build/.built-from'),
    sources: ['src/web', 'src/shared', 'src/server', 'public', 'vite.config.ts', 'react-router.config.ts', ...scripts],
  },
  {
    what: 'the packs',
    script: 'scripts/stories/build-stories.ts',
    stamp: join(root, 'build/.packs-built-from'),
    sources: ['packs', 'src/engines/story', ...scripts],
  },
];

const builds = await Promise.all(
  steps.map(async (step) => ({ ...step, fingerprint: await fingerprintOf(step.sources) })),
);
const first = builds.findIndex(
  ({ stamp, fingerprint }) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint,
);
const changed = builds[first];
if (changed) {
  console.log(`Canto: building ${changed.what} (about ten seconds, only after a change) ...`);
  const started = performance.now();
  await runNode([changed.script], root);
  for (const { stamp, fingerprint } of builds.slice(first)) writeFileSync(stamp, fingerprint);
  console.log(`Canto: built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} else {
  console.log('Canto: already built.');
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
