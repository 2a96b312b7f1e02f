import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a script under this same Node and hands Ctrl-C and SIGTERM on, so that it can close properly. Resolves when it is
 * done. Where it fails this process ends as it did (128 + signal where it was killed), and with 0 where it ended by a
 * signal handed on.
 */
export async function runNode(args: string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: process.env });
  const handedOn = new Set<NodeJS.Signals>();
  const handOn = (signal: NodeJS.Signals) => {
    handedOn.add(signal);
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, handOn);
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (...end) => resolve(end));
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, handOn);
  if (signal && handedOn.has(signal)) process.exit(0);
  if (code === 0) return;
  console.error(`${args[0]} ended with ${signal ?? code}.`);
  process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
}
