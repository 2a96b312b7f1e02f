import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');

export type RunningCanto = {
  url: string;
  dataDir: string;
  output(): string;
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

type Start = {
  args?: string[];
  env?: Record<string, string>;
  /** Lays into the new folder what Canto is to find there. */
  prepare?(dataDir: string): Promise<void>;
};

/** The product as `npm start` runs it, on the pages as they were built, in a folder and on a port of its own. */
export async function startCanto({ args = [], env = {}, prepare }: Start = {}): Promise<RunningCanto> {
  const dataDir = mkdtempSync(join(tmpdir(), 'canto-journey-'));
  await prepare?.(dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let output = '';
  let server = launch();
  process.once('exit', () => server.kill('SIGKILL'));

  function launch() {
    const child = spawn(process.execPath, ['src/main.ts', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // vitest sets a BASE_URL of its own; an empty one counts as not set.
      env: {
        ...process.env,
        BASE_URL: '',
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMITS: 'false',
        LOCAL_AI: 'off',
        ...env,
      },
    });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return child;
  }
  async function untilOpen(): Promise<void> {
    for (let waited = 0; waited < 120_000; waited += 200) {
      if (server.exitCode !== null) throw new Error(`Canto ended:\n${output.slice(-3000)}`);
      if (
        await fetch(`${url}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
      await sleep(200);
    }
    throw new Error(`Canto did not open:\n${output.slice(-3000)}`);
  }
  const ended = () =>
    new Promise<void>((resolve) =>
      server.exitCode === null && server.signalCode === null ? server.once('exit', () => resolve()) : resolve(),
    );

  await untilOpen();
  return {
    url,
    dataDir,
    output: () => output,
    async kill() {
      server.kill('SIGKILL');
      await ended();
    },
    async restart() {
      server = launch();
      await untilOpen();
    },
    async stop() {
      server.kill('SIGTERM');
      await ended();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
