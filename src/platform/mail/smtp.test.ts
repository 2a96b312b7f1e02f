import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { contractFrom, describeMail } from './mail.contract.ts';
import { openMail } from './open-mail.ts';

const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hi.' };

async function startServer(options: SMTPServerOptions = {}) {
  const messages: Uint8Array[] = [];
  const envelopes: { from: string; to: string[] }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, session, done) {
      messages.push(await buffer(stream));
      const { mailFrom, rcptTo } = session.envelope;
      envelopes.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map((to) => to.address) });
      done();
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    messages,
    envelopes,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

describeMail('smtp', async () => {
  const server = await startServer();
  const mailer = await openMail({ kind: 'smtp', url: server.url, from: contractFrom });
  return {
    mailer,
    arrived: async () => server.messages,
    async close() {
      mailer.close();
      await server.close();
    },
  };
});

describe('smtp', () => {
  const closers: (() => unknown)[] = [];
  afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

  async function sendTo(url: string) {
    const mailer = await openMail({ kind: 'smtp', url, from: contractFrom, timeoutMs: 300 });
    closers.push(() => mailer.close());
    return mailer.send(mail);
  }
  async function serve(options: SMTPServerOptions) {
    const server = await startServer(options);
    closers.push(server.close);
    return server;
  }
  const failing = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

  it('puts the bare addresses on the envelope', async () => {
    const server = await serve({});
    await sendTo(server.url);
    expect(server.envelopes).toEqual([{ from: 'hello@canto.example', to: ['ada@example.com'] }]);
  });

  it('signs in with the name and password of the address', async () => {
    const logins: unknown[] = [];
    const server = await serve({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        logins.push([username, password]);
        done(null, password === 'p@ss' ? { user: username } : undefined);
      },
    });
    await sendTo(`smtp://canto:p%40ss@127.0.0.1:${server.port}`);
    expect(logins).toEqual([['canto', 'p@ss']]);
    await expect(sendTo(`smtp://canto:wrong@127.0.0.1:${server.port}`)).rejects.toMatchObject({
      provider: 'smtp',
      retryable: false,
    });
  });

  it.each([
    [451, true],
    [421, true],
    [550, false],
    [554, false],
  ])('tells a %i at the recipient as retryable %s', async (code, retryable) => {
    const server = await serve({ onRcptTo: (_address, _session, done) => done(failing(code)) });
    await expect(sendTo(server.url)).rejects.toMatchObject({ name: 'ProviderError', provider: 'smtp', retryable });
  });

  it('answers ProviderError when nobody listens', async () => {
    const server = await startServer();
    await server.close();
    await expect(sendTo(server.url)).rejects.toMatchObject({ provider: 'smtp', retryable: true });
  });

  it('gives up on a server that says nothing', async () => {
    const silent = createServer();
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    closers.push(() => silent.close());
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    await expect(sendTo(`smtp://127.0.0.1:${address.port}`)).rejects.toMatchObject({
      provider: 'smtp',
      retryable: true,
    });
  });
});
