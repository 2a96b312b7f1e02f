import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, freePort } from './ask.ts';

/**
 * Ghost as it lies in `GHOST_DIR`, on SQLite in `dataDir`, run by `GHOST_NODE` (a path; this Node, when it is not set). Null without
 * `GHOST_DIR`. Throws `Error` when it does not open within three minutes: at its first start it makes its tables.
 */
export async function startGhost(dataDir: string): Promise<{ child: ChildProcess; port: number } | null> {
  const { GHOST_DIR, GHOST_NODE } = process.env;
  if (!GHOST_DIR) return null;
  if (!existsSync(join(GHOST_DIR, 'index.js'))) throw new Error(`GHOST_DIR has no index.js: ${GHOST_DIR}`);
  const port = await freePort();
  const child = spawn(GHOST_NODE ?? process.execPath, ['index.js'], {
    cwd: GHOST_DIR,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      url: `http://127.0.0.1:${port}`,
      server__port: String(port),
      database__client: 'sqlite3',
      database__connection__filename: join(dataDir, 'ghost.db'),
      database__useNullAsDefault: 'true',
      logging__level: 'error',
      privacy__useUpdateCheck: 'false',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let waited = 0; waited < 180_000; waited += 500) {
    if (child.exitCode !== null) throw new Error(`Ghost ended (${child.exitCode}).`);
    const isOpen = await ask(port, '/').then(
      () => true,
      () => false,
    );
    if (isOpen) return { child, port };
    await sleep(500);
  }
  child.kill('SIGKILL');
  throw new Error('Ghost did not open.');
}
