// What the owner's commands ask of a Canto that runs: the embedded database has one process, and so it has to be asked.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type Door = { port: number; token: string };
export type Command = (place: string) => Promise<Readable>;

const doorName = 'commands.json';

/**
 * Answers `commands` to who can read a file in `dataDir`, on a port of this machine alone. The answer is a stream that ends with
 * the command; one that fails is cut off.
 */
export async function openCommands(dataDir: string, commands: Record<string, Command>): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', 'http://127.0.0.1');
    const command = commands[pathname.slice(1)];
    if (!isSame(asked.headers.authorization ?? '', `Bearer ${token}`) || asked.method !== 'POST' || !command) {
      answer.writeHead(404).end();
      return;
    }
    command(searchParams.get('place') ?? '')
      .then((stream) => {
        answer.writeHead(200);
        return pipeline(stream, answer);
      })
      .catch((error: unknown) => {
        if (answer.headersSent) answer.destroy();
        else answer.writeHead(500).end(error instanceof Error ? error.message : 'It failed.');
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const path = join(dataDir, doorName);
  const door: Door = { port: (server.address() as AddressInfo).port, token };
  writeFileSync(`${path}.new`, JSON.stringify(door), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return async () => {
    rmSync(path, { force: true });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Asks the Canto that has `dataDir` open. Throws an Error where none answers or it refuses. */
export async function askRunning(dataDir: string, command: string, place: string): Promise<Readable> {
  const door = readDoor(dataDir);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: door.port,
        method: 'POST',
        path: `/${command}?place=${encodeURIComponent(place)}`,
        headers: { authorization: `Bearer ${door.token}` },
      },
      (answer) => {
        if (answer.statusCode === 200) return resolve(answer);
        answer.resume();
        reject(
          new Error(`The Canto that runs on ${dataDir} could not do it (${answer.statusCode}). Its log says why.`),
        );
      },
    );
    call.on('error', () => reject(new Error(`The Canto that has ${dataDir} open does not answer.`))).end();
  });
}

function readDoor(dataDir: string): Door {
  try {
    return JSON.parse(readFileSync(join(dataDir, doorName), 'utf8')) as Door;
  } catch (error) {
    throw new Error(`Another program has ${dataDir} open and takes no commands. Stop it first.`, { cause: error });
  }
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
