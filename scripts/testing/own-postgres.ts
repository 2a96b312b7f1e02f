// A PostgreSQL server of our own, for tests and benchmarks: started on a free port, removed afterwards.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from './debian-packages.ts';

export type OwnPostgres = {
  url: string;
  /** A program that came with it (`pgbench`), or null where it is not installed. */
  program(name: string): string | null;
  stop(): void;
};

function findPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  const version = existsSync(root)
    ? readdirSync(root)
        .filter((name) => existsSync(join(root, name, 'bin/initdb')))
        .toSorted((a, b) => Number(b) - Number(a))[0]
    : undefined;
  if (version) return join(root, version, 'bin');
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 && existsSync(join(stdout.trim(), 'initdb')) ? stdout.trim() : null;
}

function installPrograms(): string {
  const found = findPrograms();
  if (found) return found;
  installPackages(['postgresql']);
  const installed = findPrograms();
  if (!installed) throw new Error('No PostgreSQL server found. Install one, or set DATABASE_URL.');
  return installed;
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the `postgres` user of its package. `settings` are those of
 * `postgresql.conf` that differ from how it comes.
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<OwnPostgres> {
  const bin = installPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'canto-postgres-'));
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  const run = (program: string, args: string[]) => {
    const command = [join(bin, program), ...args];
    const result = asRoot
      ? spawnSync('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', ...command])
      : spawnSync(command[0]!, command.slice(1));
    if (result.status !== 0) throw new Error(`${program} failed: ${String(result.stderr)}`);
  };
  if (asRoot) spawnSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  // A locale of its own: that of the shell may be one that knows no É.
  run('initdb', ['-D', data, '-U', 'canto', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8']);
  const all = { listen_addresses: '127.0.0.1', max_connections: '200', ...settings };
  run('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    [`-p ${port} -k ${folder}`, ...Object.entries(all).map(([name, value]) => `-c ${name}=${value}`)].join(' '),
    'start',
  ]);
  return {
    url: `postgres://canto@127.0.0.1:${port}/postgres`,
    program: (name) => [join(bin, name)].find((path) => existsSync(path)) ?? null,
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
