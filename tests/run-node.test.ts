import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const runNode = join(import.meta.dirname, '../scripts/run-node.ts');

/** Exit code of a process that runs `script` as `npm start` runs the server; `end` is done to it once the script says so. */
async function codeOf(script: string, end?: (pid: number) => void): Promise<number | null> {
  const parent = `const { runNode } = await import(${JSON.stringify(runNode)});
    await runNode(['-e', ${JSON.stringify(script)}], '.');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', parent], { stdio: ['ignore', 'pipe', 'ignore'] });
  const exit = once(child, 'exit');
  if (end) {
    await once(child.stdout, 'data');
    end(child.pid!);
  }
  const [code] = (await exit) as [number | null];
  return code;
}
const untilEnded = `setInterval(() => {}, 1000); console.log('running');`;

it('ends well when the server ends well, or at the wish of whoever started it', async () => {
  expect(await codeOf('')).toBe(0);
  expect(await codeOf(untilEnded, (pid) => process.kill(pid, 'SIGTERM'))).toBe(0);
});

it('fails as the server fails: also when it was killed, so that a supervisor starts it again', async () => {
  expect(await codeOf('process.exit(3)')).toBe(3);
  expect(await codeOf(`process.kill(process.pid, 'SIGKILL')`)).toBe(137);
  expect(await codeOf(`process.kill(process.pid, 'SIGTERM')`)).toBe(143);
});
