import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from '../clock.ts';
import { contractFrom, describeMail } from './mail.contract.ts';
import { openMail } from './open-mail.ts';

describeMail('outbox', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'canto-outbox-'));
  return {
    mailer: await openMail({ kind: 'outbox', directory: join(directory, 'outbox'), from: contractFrom }),
    async arrived() {
      const names = await readdir(join(directory, 'outbox')).catch(() => []);
      return Promise.all(names.toSorted().map((name) => readFile(join(directory, 'outbox', name))));
    },
    close: () => rm(directory, { recursive: true }),
  };
});

describe('outbox', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'canto-outbox-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('lists what it kept, newest first, with text and links', async () => {
    const clock = settableClock('2026-03-04T05:06:07.089Z');
    const { send, outbox } = await openMail({ kind: 'outbox', directory, from: contractFrom, clock });
    await send({ to: 'a@example.com', subject: 'First', text: 'one' });
    clock.advance(1);
    const link = 'http://127.0.0.1:3000/api/auth/verify-email?token=a.b_c&callbackURL=%2F';
    await send({
      to: 'b@example.com',
      subject: 'Bestätigung',
      text: `Confirm (${link}).\nOr see https://canto.example/help.`,
      html: `<a href="${link.replaceAll('&', '&amp;')}">Confirm</a> <a href='https://canto.example/html-only'>more</a>`,
    });
    const list = await outbox!.list();
    expect(list.map((mail) => mail.subject)).toEqual(['Bestätigung', 'First']);
    expect(list[0]).toMatchObject({
      to: 'b@example.com',
      text: `Confirm (${link}).\nOr see https://canto.example/help.`,
    });
    expect(list[0]!.links).toEqual([link, 'https://canto.example/help', 'https://canto.example/html-only']);
    expect(list[1]!.date.toISOString()).toBe('2026-03-04T05:06:07.000Z');
    expect(await outbox!.list(1)).toHaveLength(1);
    expect(await outbox!.read(list[1]!.id)).toEqual(list[1]);
    expect(Buffer.from((await outbox!.readRaw(list[1]!.id))!).toString()).toContain('Subject: First\r\n');
  });

  it('is empty before the first message, and does not read outside itself', async () => {
    const { outbox } = await openMail({ kind: 'outbox', directory: join(directory, 'none'), from: contractFrom });
    expect(await outbox!.list()).toEqual([]);
    await writeFile(join(directory, 'secret.eml'), 'Subject: secret\r\n\r\n');
    for (const id of ['../secret', '..%2fsecret', 'secret', '', '20260304T050607089Z-00000000']) {
      expect(await outbox!.read(id)).toBeNull();
    }
  });

  it('passes over files that are not its own', async () => {
    const { outbox, send } = await openMail({ kind: 'outbox', directory, from: contractFrom });
    await writeFile(join(directory, 'note.txt'), 'x');
    await writeFile(join(directory, 'holiday.eml'), 'x');
    await send({ to: 'a@example.com', subject: 'Mine', text: 'x' });
    expect((await outbox!.list()).map((mail) => mail.subject)).toEqual(['Mine']);
  });

  it('answers ProviderError when it cannot keep a message', async () => {
    await writeFile(join(directory, 'file'), '');
    const { send } = await openMail({ kind: 'outbox', directory: join(directory, 'file'), from: contractFrom });
    await expect(send({ to: 'a@example.com', subject: 'x', text: 'x' })).rejects.toMatchObject({ provider: 'outbox' });
  });
});
