import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administer, withDatabase } from './administer.ts';
import { openIdServer } from './open-id-server.ts';
import { kokoro } from '#studio/providers/speech/audition/testing/speech-servers.ts';

const mock = new LLMock({ port: 0 });
/** An endpoint that knows nobody. */
const refusing: Server = createServer((_request, response) =>
  response.writeHead(401).end('{"error":{"message":"no"}}'),
);
let refusingUrl = '';

beforeAll(async () => {
  mock.on({ userMessage: 'Say good evening' }, { content: '{"greeting":"Evening"}' });
  await mock.start();
  await new Promise<void>((done) => refusing.listen(0, '127.0.0.1', done));
  const address = refusing.address();
  refusingUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(async () => {
  await mock.stop();
  refusing.close();
});

/** Runs the command with nothing but these variables. */
async function check(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const run = promisify(execFile)(process.execPath, ['scripts/providers-check.ts'], {
    env: { PATH: process.env['PATH'], LOCAL_AI: 'off', ...env },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );
}

describe('npm run providers:check', () => {
  it('finds nothing to try without configuration', async () => {
    const { code, said } = await check({});
    expect(code).toBe(0);
    expect(
      said
        .trim()
        .split('\n')
        .every((line) => line.endsWith('embedded')),
    ).toBe(true);
  });

  it('says what works, what is wrong, and what to change', async () => {
    const { code, said } = await check({
      STORY_BASE_URL: `${mock.url}/v1`,
      STORY_API_KEY: 'key',
      STORY_MODEL: 'teller',
      MODERATION_BASE_URL: refusingUrl,
      MODERATION_API_KEY: 'stale',
      SPEECH_BASE_URL: refusingUrl,
      SPEECH_MODEL: 'speaker',
      IMAGE_BASE_URL: refusingUrl,
      IMAGE_MODEL: 'painter',
      SMTP_URL: 'smtp://127.0.0.1:1',
      OIDC_ISSUER: refusingUrl,
      OIDC_CLIENT_ID: 'canto',
      OIDC_CLIENT_SECRET: 'not to be said',
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_WEBHOOK_SECRET: 'whsec_none',
      STRIPE_PRICE_STARTER: 'price_starter',
      STRIPE_PRICE_PREMIUM: 'price_pro',
      STRIPE_API_BASE: refusingUrl,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(said).toMatch(/story +ok .*teller said "Evening"/);
    expect(said).toMatch(/moderation +WRONG: .*401.*\n.*MODERATION_API_KEY/);
    expect(said).toMatch(/speech +WRONG: .*401.*\n.*SPEECH_API_KEY/);
    expect(said).toMatch(/pictures +WRONG: .*401.*\n.*IMAGE_API_KEY/);
    expect(said).toMatch(/mail +WRONG: .*could not be reached.*\n.*SMTP_URL/);
    expect(said).toMatch(/sign-in +WRONG: .*401.*\n.*OIDC_ISSUER/);
    expect(said).toMatch(/payments +WRONG: .*401.*\n.*STRIPE_SECRET_KEY/);
    expect(said).toMatch(/database +WRONG: .*\n.*DATABASE_URL/);
    expect(said).not.toMatch(/stale|sk_test_none|not to be said/);
  });

  it('reads what a provider of sign-ins says of itself', async () => {
    const provider = await openIdServer();
    const { said } = await check({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' });
    await provider.close();
    expect(said).toMatch(/sign-in +ok .*127\.0\.0\.1 describes itself; tokens from .*, 1 key/);
  });

  it('prints who speaks for whom at a speech server, and who can not', async () => {
    const { baseUrl, rules } = await kokoro();
    const refuse = rules.refuse!;
    rules.refuse = (asked, request) => (asked.voice === 'am_onyx' ? [400, {}] : refuse(asked, request));
    const { code, said } = await check({ SPEECH_BASE_URL: baseUrl, SPEECH_MODEL: 'kokoro' });
    expect(code).toBe(0);
    expect(said).toMatch(/speech +ok .*heard 13 voices of kokoro/);
    expect(said).toMatch(/af_heart +female +20\d Hz .*narrator-/);
    expect(said).toMatch(/am_onyx +left out: .*400/);
    expect(said).not.toMatch(/jf_alpha|alloy +left/);
  });

  it('names what is missing for what is set', async () => {
    const { code, said } = await check({
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_PRICE_STARTER: 'price_starter',
      STRIPE_PRICE_PREMIUM: 'price_pro',
      SPEECH_BASE_URL: refusingUrl,
      STORY_API_KEY: 'key',
      S3_ACCESS_KEY_ID: 'id',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'canto',
    });
    expect(code).toBe(1);
    expect(said).toContain(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET: without it payments would never be credited',
    );
    expect(said).toContain('SPEECH_BASE_URL needs SPEECH_MODEL');
    expect(said).toContain('STORY_API_KEY needs STORY_BASE_URL: without it the embedded part would be used');
    expect(said).toContain('S3_ACCESS_KEY_ID needs S3_SECRET_ACCESS_KEY');
    expect(said).toContain('OIDC_ISSUER needs OIDC_CLIENT_SECRET: without it the provider would let nobody in');
    expect(said).not.toMatch(/sk_test_none|PRICE|MODERATION/);
  });

  it('names a variable that can not be used', async () => {
    const { code, said } = await check({ STORY_BASE_URL: 'not an address', OIDC_ISSUER: 'http://id.example' });
    expect(code).toBe(1);
    expect(said).toContain('STORY_BASE_URL');
    expect(said).toMatch(/begins with https:\/\/.*\n.*OIDC_ISSUER/);
  });

  const serverUrl = process.env['TEST_DATABASE_URL'];
  it.runIf(serverUrl)('tells a database that knows no letters but English ones', async () => {
    await administer(serverUrl!, `create database english_only encoding 'UTF8' locale 'C' template template0`);
    try {
      const { code, said } = await check({ DATABASE_URL: withDatabase(serverUrl!, 'english_only') });
      expect(code).toBe(1);
      expect(said).toMatch(/database +WRONG: .*"éclair".*\n.*UTF-8 locale/);
      expect((await check({ DATABASE_URL: serverUrl! })).said).toMatch(/database +ok .*PostgreSQL \d+/);
    } finally {
      await administer(serverUrl!, 'drop database english_only with (force)');
    }
  });
});
