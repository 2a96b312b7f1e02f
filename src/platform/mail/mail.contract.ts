// What every way to send mail must do, run against each implementation.
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessage, Mail } from './mail.ts';

export type OpenedMail = {
  mailer: Mail;
  /** Every message that arrived so far, as bytes, oldest first. */
  arrived(): Promise<Uint8Array[]>;
  close(): Promise<void>;
};

export const contractFrom = 'Canto <hello@canto.example>';
const mail: MailMessage = { to: 'ada@example.com', subject: 'Your season is ready', text: 'Listen now.' };

export function describeMail(name: string, openForTest: () => Promise<OpenedMail>): void {
  describe(`mail contract: ${name}`, () => {
    let opened: OpenedMail;
    beforeEach(async () => {
      opened = await openForTest();
    });
    afterEach(() => opened.close());

    async function onlyMessage() {
      const messages = await opened.arrived();
      expect(messages).toHaveLength(1);
      return PostalMime.parse(messages[0]!);
    }

    it('delivers a complete message', async () => {
      await opened.mailer.send({ ...mail, html: '<p>Listen <b>now</b>.</p>', replyTo: 'bob@example.com' });
      const message = await onlyMessage();
      expect(message.from?.address).toBe('hello@canto.example');
      expect(message.to?.map((to) => to.address)).toEqual(['ada@example.com']);
      expect(message.replyTo?.map((to) => to.address)).toEqual(['bob@example.com']);
      expect(message.subject).toBe('Your season is ready');
      expect(message.text?.trim()).toBe('Listen now.');
      expect(message.html?.trim()).toBe('<p>Listen <b>now</b>.</p>');
      expect(message.messageId).toMatch(/^<.+@.+>$/);
      expect(Math.abs(Date.parse(message.date!) - Date.now())).toBeLessThan(60_000);
      for (const once of ['from', 'to', 'subject', 'date', 'message-id', 'mime-version']) {
        expect(message.headers.filter((header) => header.key === once)).toHaveLength(1);
      }
    });

    it('keeps every message, dots at line starts, long lines and trailing spaces', async () => {
      const text = `Grüße, 物語 🎧\n.\n..dots\n${'long '.repeat(600)}end\ntrailing   \n= equals =3D`;
      await opened.mailer.send({ ...mail, subject: `Für Zoë: „Das ✨ Ende“ ${'sehr '.repeat(40)}lang`, text });
      const message = await onlyMessage();
      expect(message.text?.replaceAll('\r\n', '\n').replace(/\n$/, '')).toBe(text);
      expect(message.subject).toBe(`Für Zoë: „Das ✨ Ende“ ${'sehr '.repeat(40)}lang`);
      const raw = Buffer.from((await opened.arrived())[0]!).toString('latin1');
      expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
      expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    });

    it('delivers many at once, each once', async () => {
      await Promise.all(Array.from({ length: 20 }, (_, i) => opened.mailer.send({ ...mail, subject: `No ${i}` })));
      const messages = await Promise.all((await opened.arrived()).map((raw) => PostalMime.parse(raw)));
      expect(new Set(messages.map((message) => message.subject)).size).toBe(20);
      expect(messages).toHaveLength(20);
    });

    it.each([
      ['a header in the subject', { subject: 'Hi\r\nBcc: eve@example.com' }],
      ['a bare line feed in the subject', { subject: 'Hi\nBcc: eve@example.com' }],
      ['an empty subject', { subject: ' ' }],
      ['a header in the address', { to: 'ada@example.com\r\nBcc: eve@example.com' }],
      ['a list of addresses', { to: 'ada@example.com, eve@example.com' }],
      ['a display name', { to: 'Ada <ada@example.com>' }],
      ['no address', { to: 'ada' }],
      ['an SMTP command in the address', { to: 'ada@example.com> SIZE=1' }],
      ['a header in the reply address', { replyTo: 'bob@example.com\nBcc: eve@example.com' }],
      ['a NUL in the address', { to: 'ada\0@example.com' }],
    ])('refuses %s', async (_name, wrong) => {
      await expect(opened.mailer.send({ ...mail, ...wrong })).rejects.toMatchObject({ code: 'invalid_input' });
      expect(await opened.arrived()).toEqual([]);
    });
  });
}
