import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What git says; null where it fails, as without a repository. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout.trim() : null;
}

/**
 * The commit whose processes an update meets: that of the newest tag `v…`. Before the first release it is the one that the newest step of
 * the schema came upon. Null where the repository does not have it.
 */
export function findLastRelease(): string | null {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*');
  if (tag) return tag;
  if (git('status', '--porcelain', '--', 'migrations')) return 'HEAD';
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'migrations/*.sql');
  return newest && git('rev-parse', '--verify', '--quiet', `${newest}^`);
}

/** Lays the release into a folder of its own, with this build's libraries where they are the same, else with its own. */
export function layRelease(commit: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'canto-release-'));
  const archive = join(folder, 'release.tar');
  const laid =
    git('archive', '--output', archive, commit) !== null &&
    spawnSync('tar', ['-xf', archive, '-C', folder]).status === 0;
  if (!laid) throw new Error(`${commit} could not be laid out.`);
  const librariesOf = (at: string) => {
    const { dependencies } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as { dependencies: object };
    return JSON.stringify(Object.entries(dependencies).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  };
  if (librariesOf(folder) === librariesOf(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  for (const file of ['tests/version-process.ts', 'scripts/bench/serving/null-studio.ts'])
    cpSync(join(root, file), join(folder, file));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
