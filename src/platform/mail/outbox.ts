// Keeps every message as a complete .eml file instead of sending it.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { ProviderError } from '#shared/errors.ts';
import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { composeMail } from './compose-mail.ts';
import type { Mail } from './mail.ts';
import { readMessage } from './read-message.ts';
import type { KeptMail } from './read-message.ts';

export type OutboxOptions = { directory: string; from: string; clock?: Clock };

/** Ids sort by time; the random tail keeps two messages of one millisecond, or of two processes, apart. */
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

export function openOutbox({ directory, from, clock = systemClock }: OutboxOptions): Mail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    name: 'outbox',
    outbox: {
      list: (limit = 100) => listOutbox(directory, limit),
      read: (id) => readOutbox(directory, id),
      readRaw: (id) => readRaw(directory, id),
    },
    async send(sent) {
      const now = clock.now();
      const { message } = await composer.sendMail(composeMail(sent, from, now));
      if (!Buffer.isBuffer(message)) throw new TypeError('nodemailer gave a stream where bytes were asked for');
      await keep(directory, newId(now), message);
    },
    close() {},
  };
}

function newId(now: Date): string {
  return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`;
}

async function keep(directory: string, id: string, message: Buffer): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    const draft = join(directory, `.${id}`);
    {
      await using file = await open(draft, 'wx');
      await file.writeFile(message);
      await file.sync();
    }
    await rename(draft, join(directory, `${id}.eml`));
  } catch (error) {
    throw new ProviderError('outbox', 'The outbox could not keep a message.', { retryable: true, cause: error });
  }
}

async function listOutbox(directory: string, limit: number): Promise<KeptMail[]> {
  const names = await readdir(directory).catch(nullWhenMissing);
  const ids = (names ?? []).filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
  const newest = ids
    .filter((id) => idPattern.test(id))
    .toSorted()
    .toReversed()
    .slice(0, limit);
  const mails = await Promise.all(newest.map((id) => readOutbox(directory, id)));
  return mails.filter((mail) => mail !== null);
}

async function readOutbox(directory: string, id: string): Promise<KeptMail | null> {
  const raw = await readRaw(directory, id);
  return raw && readMessage(id, raw);
}

async function readRaw(directory: string, id: string): Promise<Uint8Array | null> {
  return idPattern.test(id) ? readFile(join(directory, `${id}.eml`)).catch(nullWhenMissing) : null;
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw new ProviderError('outbox', 'The outbox could not be read.', { retryable: true, cause: error });
}
