/**
 * `npm run providers:check`: tries everything that the environment configures, or that was found on this machine, with the smallest call that does no harm, and
 * says plainly what is wrong and what to change. Exit code 1 when anything is. One picture is painted and one sentence
 * spoken by each voice, where others do that; no mail is sent, no money moves, and the one file stored is deleted again.
 */
import nodemailer from 'nodemailer';
import Stripe from 'stripe';
import { z } from 'zod';
import { openDatabase } from '#platform/db/open-database.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { fetchJson, ProviderFault, readProvider } from '#server/accounts/sign-in/read-provider.ts';
import { readConfig, type Config } from '#server/config.ts';
import { mayLookAround, useLocalAi } from '#server/use-local-ai.ts';
import { findLocalAi } from '#studio/local-ai/find-local-ai.ts';
import { openImageProvider } from '#studio/providers/image/open-image.ts';
import { openModerationProvider } from '#studio/providers/moderation/open-moderation.ts';
import type { Audition } from '#studio/providers/speech/audition/audition.ts';
import { OpenAiSpeech } from '#studio/providers/speech/openai-compatible.ts';
import { askObject } from '#engines/story/model/endpoint/ask-object.ts';

/** What was found ("answered in 0.3 s"), or null for a part that comes with Canto. `Wrong` for what has to change. */
type Check = { name: string; run: (config: Config) => Promise<string | null> };

class Wrong extends Error {
  readonly advice: string;
  constructor(what: string, advice: string) {
    super(what);
    this.advice = advice;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What to change after a failed call to an endpoint of the OpenAI kind, by what it answered. */
function endpointAdvice(prefix: string, message: string): string {
  const status = /answered (\d{3})/.exec(message)?.[1] ?? '';
  if (['401', '403'].includes(status)) return `Check ${prefix}_API_KEY.`;
  if (status === '404')
    return `Check ${prefix}_BASE_URL (for most it ends in /v1) and that ${prefix}_MODEL is a model it has.`;
  if (['400', '422'].includes(status))
    return prefix === 'STORY'
      ? 'Check STORY_MODEL; where the endpoint knows no JSON schema, set STORY_JSON_MODE to json_object or none.'
      : `Check ${prefix}_MODEL.`;
  if (status === '429') return 'It is too busy or your quota is used up; look at its own account page.';
  if (/shape|no audio|no picture/.test(message))
    return prefix === 'STORY'
      ? 'Set STORY_JSON_MODE to json_object or none, or use a model that keeps to JSON.'
      : `Check that ${prefix}_BASE_URL is an endpoint of that kind.`;
  return `Check ${prefix}_BASE_URL and that this machine reaches it.`;
}

async function tryEndpoint(prefix: string, call: () => Promise<string>): Promise<string> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Wrong ? error : new Wrong(messageOf(error), endpointAdvice(prefix, messageOf(error)));
  }
}

const story: Check = {
  name: 'story',
  run: async ({ story: config }) =>
    config.kind === 'embedded'
      ? null
      : tryEndpoint('STORY', async () => {
          const ask = { ...config, timeoutMs: Math.min(config.timeoutMs, 30_000) };
          const shape = z.object({ greeting: z.string() });
          const { answer } = await askObject(ask, 'You answer in JSON.', 'Say good evening in one word.', shape);
          return `${config.model} said ${JSON.stringify(answer.greeting.slice(0, 40))}`;
        }),
};

const moderation: Check = {
  name: 'moderation',
  run: async ({ moderation: config }) =>
    config.kind === 'rules'
      ? null
      : tryEndpoint('MODERATION', async () => {
          const answer = await (await openModerationProvider(config))?.check('Good evening, dear listeners.');
          if (answer?.flagged)
            throw new Wrong('It rejects "Good evening".', 'Every story would be rejected: check MODERATION_MODEL.');
          return 'answered';
        }),
};

/** One line a voice: what it sounds like, and for whom of the cast list it speaks. */
function describeCast({ voices, leftOut, cast }: Audition): string {
  const rows = voices.map(({ name, gender, pitchHz, wordsPerMinute, lufs }) => {
    const parts = Object.keys(cast).filter((id) => cast[id] === name);
    const sound = `${gender.padEnd(6)} ${String(pitchHz).padStart(3)} Hz ${String(wordsPerMinute).padStart(3)} wpm ${lufs.toFixed(0)} LUFS`;
    return `${name.padEnd(18)} ${sound}  ${parts.join(', ') || '(nobody)'}`;
  });
  const others = leftOut.map(({ name, why }) => `${name.padEnd(18)} left out: ${why}`);
  return ['', ...rows, ...others].join(`\n${' '.repeat(12)}`);
}

const speech: Check = {
  name: 'speech',
  run: async ({ speech: config }) =>
    config.kind === 'embedded'
      ? null
      : tryEndpoint('SPEECH', async () => {
          const provider = new OpenAiSpeech(config);
          try {
            const heard = await provider.audition();
            return `heard ${heard.voices.length} voices of ${config.model}${describeCast(heard)}`;
          } finally {
            await provider.close();
          }
        }),
};

const pictures: Check = {
  name: 'pictures',
  run: async ({ images: config }) =>
    config.kind === 'drawn'
      ? null
      : tryEndpoint('IMAGE', async () => {
          const prompt = 'A plain blue circle on white paper.';
          const painted = await openImageProvider(config)?.paint({ prompt, width: 1024, height: 1024 });
          return `${config.model} painted ${((painted?.image.length ?? 0) / 1024).toFixed(0)} kB`;
        }),
};

const mail: Check = {
  name: 'mail',
  run: async ({ mail: config }) => {
    if (config.kind === 'outbox') return null;
    const transport = nodemailer.createTransport({
      url: config.url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
    });
    try {
      await transport.verify();
    } catch (error) {
      const refused = error instanceof Error && 'code' in error && error.code === 'EAUTH';
      throw new Wrong(
        refused ? 'The mail server refused the user name or password.' : 'The mail server could not be reached.',
        refused
          ? 'Check user and password in SMTP_URL; special letters in them must be percent-encoded.'
          : 'Check host and port in SMTP_URL, and smtps:// where it wants TLS from the first byte.',
      );
    } finally {
      transport.close();
    }
    if (/@localhost\b/.test(config.from))
      throw new Wrong('Mails would come from a sender at localhost.', 'Set MAIL_FROM to an address of yours.');
    return 'connected and signed in; nothing was sent';
  },
};

const signIn: Check = {
  name: 'sign-in',
  run: async ({ openId }) => {
    if (!openId) return null;
    try {
      const { token_endpoint, jwks_uri } = await readProvider(openId);
      const { keys } = z.object({ keys: z.array(z.unknown()).min(1) }).parse(await fetchJson(jwks_uri));
      return `${openId.name} describes itself; tokens from ${new URL(token_endpoint).host}, ${keys.length} key${keys.length === 1 ? '' : 's'}`;
    } catch (error) {
      const isDown = error instanceof ProviderFault && error.kind === 'down';
      throw new Wrong(
        error instanceof z.ZodError ? 'Its keys can not be read.' : messageOf(error),
        isDown
          ? 'Check OIDC_ISSUER and that this machine reaches it.'
          : 'Check that OIDC_ISSUER is the address under which the provider has /.well-known/openid-configuration.',
      );
    }
  },
};

const files: Check = {
  name: 'files',
  run: async ({ storage: config }) => {
    if (config.kind === 'disk') return null;
    const key = `checks/${crypto.randomUUID()}.txt`;
    const text = 'Canto was here.';
    try {
      const storage = await openStorage(config);
      await storage.put(key, new TextEncoder().encode(text), { contentType: 'text/plain' });
      const read = new TextDecoder().decode((await storage.get(key)) ?? new Uint8Array());
      await storage.delete(key);
      if (read !== text) throw new Error('It gave back something else than was stored.');
      return `stored, read and deleted a file in ${config.bucket}`;
    } catch (error) {
      const message = messageOf(error);
      const advice = /NoSuchBucket/.test(message)
        ? `Make the bucket ${config.bucket}, or set S3_BUCKET to another.`
        : /answered 40[13]/.test(message)
          ? 'Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and that they may get, put and delete in the bucket.'
          : 'Check S3_ENDPOINT and S3_REGION, and that this machine reaches it.';
      throw new Wrong(message, advice);
    }
  },
};

const payments: Check = {
  name: 'payments',
  run: async ({ payments: config }) => {
    if (config.kind === 'test') return null;
    const { hostname, port, protocol } = new URL(config.apiBase ?? 'https://api.stripe.com');
    const plain = protocol === 'http:';
    const address = {
      host: hostname,
      port: port || (plain ? '80' : '443'),
      protocol: plain ? 'http' : 'https',
    } as const;
    const stripe = new Stripe(config.secretKey, {
      ...address,
      timeout: 15_000,
      telemetry: false,
      maxNetworkRetries: 1,
    });
    let balance: Stripe.Balance;
    try {
      balance = await stripe.balance.retrieve();
      for (const price of Object.values(config.prices)) if (price) await stripe.prices.retrieve(price);
    } catch (error) {
      const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined;
      if (status === 401 || status === 403)
        throw new Wrong(`Stripe answered ${status}.`, 'Check STRIPE_SECRET_KEY (sk_… or rk_…, not pk_…).');
      if (status === 404)
        throw new Wrong(
          'Stripe does not know a price.',
          'Check STRIPE_PRICE_STARTER and STRIPE_PRICE_PREMIUM (price_…).',
        );
      throw new Wrong(
        'Stripe did not answer.',
        'Check that this machine reaches it, and STRIPE_API_BASE if it is set.',
      );
    }
    return `the key works (${balance.livemode ? 'LIVE money' : 'test mode'})`;
  },
};

const database: Check = {
  name: 'database',
  run: async ({ database: config }) => {
    // The embedded one belongs to one process at a time, perhaps to a running server.
    if (config.kind === 'embedded') return null;
    try {
      const opened = await openDatabase(config);
      const { rows } = await opened.pool.query<{ version: string; folds: boolean }>(
        "select current_setting('server_version') as version, lower('É') = 'é' as folds",
      );
      await opened.close();
      const { version, folds } = rows[0]!;
      if (Number.parseInt(version) < 15)
        throw new Wrong(`It is PostgreSQL ${version}.`, 'Canto needs PostgreSQL 15 or newer.');
      if (!folds)
        throw new Wrong(
          'Its locale knows the letters of English alone: a search for "éclair" would not find "Éclair".',
          'Create the database with a UTF-8 locale: create database … locale "C.UTF-8" template template0.',
        );
      return `PostgreSQL ${version}`;
    } catch (error) {
      if (error instanceof Wrong) throw error;
      throw new Wrong(`The database could not be opened: ${messageOf(error)}`, 'Check DATABASE_URL.');
    }
  },
};

async function runCheck({ name, run }: Check, config: Config): Promise<boolean> {
  const started = performance.now();
  try {
    const found = await run(config);
    const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    console.log(`${name.padEnd(11)} ${found === null ? 'embedded' : `ok (${took}): ${found}`}`);
    return true;
  } catch (error) {
    console.log(`${name.padEnd(11)} WRONG: ${messageOf(error)}`);
    if (error instanceof Wrong) console.log(`${' '.repeat(12)}→ ${error.advice}`);
    return false;
  }
}

try {
  // No session is signed here, so no secret has to be kept on the disk.
  const given = readConfig({ AUTH_SECRET: 'checks'.repeat(8), ...process.env });
  const { config } = useLocalAi(given, mayLookAround(given) ? await findLocalAi() : []);
  for (const check of [story, moderation, speech, pictures, mail, signIn, files, payments, database])
    if (!(await runCheck(check, config))) process.exitCode = 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
// The pictures of some endpoints keep their connections open; everything that matters is said.
process.exit();
