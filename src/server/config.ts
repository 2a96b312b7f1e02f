import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { DatabaseConfig } from '#platform/db/open-database.ts';
import type { SpeechConfig } from '#studio/providers/speech/open-speech.ts';
import type { TextConfig } from '#studio/providers/text/text-config.ts';
import { brand } from '#shared/brand.ts';
import { speechAt, storyAt } from '#studio/providers/endpoint-config.ts';
import { readOwnersVoices } from '#studio/providers/speech/audition/owners-voices.ts';
import { readKeptSecret } from './auth-secret.ts';
import { readTrustedProxies } from './http/client-address.ts';
import { readDelivery } from './http/media/read-delivery.ts';
import { isLoopbackName } from './http/loopback.ts';

const text = z.string().trim().min(1).optional();
const seconds = z.coerce.number().positive().max(3600);
const endpoint = (name: string) => ({
  [`${name}_BASE_URL`]: z.url().optional(),
  [`${name}_API_KEY`]: text,
  [`${name}_MODEL`]: text,
});

function toTrustedProxies(text: string, { addIssue }: z.RefinementCtx) {
  try {
    return readTrustedProxies(text);
  } catch (error) {
    addIssue({ code: 'custom', message: (error as RangeError).message });
    return z.NEVER;
  }
}

function toOrigins(text: string, { addIssue }: z.RefinementCtx): string[] {
  const origins = text.split(',').map((each) => each.trim());
  return origins.filter(Boolean).flatMap((each) => {
    const url = URL.parse(each);
    if (url && each.replace(/\/$/, '') === url.origin) return url.origin;
    addIssue({ code: 'custom', message: `${each} is no origin such as http://radio.local:8000.` });
    return [];
  });
}

/** What is of no use alone: each variable with another that it needs, and what would happen without. */
const needs: [given: string, needed: string, otherwise: string][] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'payments would never be credited: no webhook is believed without it'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_STARTER', 'nobody could buy the Starter plan'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_PREMIUM', 'nobody could buy the Pro plan'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', 'it would stay a test checkout where no money moves'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'the provider would let nobody in'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET', 'the provider would let nobody in'],
  ...['CLIENT_ID', 'CLIENT_SECRET', 'NAME'].map((what): [string, string, string] => [
    `OIDC_${what}`,
    'OIDC_ISSUER',
    'nobody could sign in with the provider',
  ]),
  ['DATABASE_LISTEN_URL', 'DATABASE_URL', 'the embedded database would be used'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'files would stay in DATA_DIR'],
  ['MEDIA_BASE_URL', 'S3_BUCKET', 'nobody but Canto has the files'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'the store would refuse every file'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID', 'the store would refuse every file'],
  ...['STORY', 'SPEECH', 'IMAGE'].map((part): [string, string, string] => [
    `${part}_BASE_URL`,
    `${part}_MODEL`,
    'the endpoint would refuse every call',
  ]),
  ['SPEECH_VOICES', 'SPEECH_BASE_URL', 'the embedded part would be used'],
  ...['STORY', 'MODERATION', 'SPEECH', 'IMAGE'].flatMap((part) =>
    ['API_KEY', 'MODEL'].map((what): [string, string, string] => [
      `${part}_${what}`,
      `${part}_BASE_URL`,
      'the embedded part would be used',
    ]),
  ),
];

/** Everything that makes a sign-in safe is read from the issuer: who could change it on the way could sign in as anybody. */
const issuer = z.url().refine((url) => url.startsWith('https://') || isLoopbackName(new URL(url).hostname), {
  message: 'The address of an OpenID Connect provider begins with https://.',
});

function refuseHalves(e: Record<string, unknown>, { addIssue }: z.RefinementCtx): void {
  for (const [given, needed, otherwise] of needs)
    if (e[given] && !e[needed])
      addIssue({ code: 'custom', path: [needed], message: `${given} needs ${needed}: without it ${otherwise}.` });
}

function refuseDelivery(e: Record<string, unknown>, { addIssue }: z.RefinementCtx): void {
  const refuse = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
  if (e.SENDFILE && e.S3_BUCKET) refuse('SENDFILE', 'A web server sends files of this machine, not those of a bucket.');
  try {
    readDelivery(e.SENDFILE as string | undefined, e.MEDIA_BASE_URL as string | undefined);
  } catch (error) {
    refuse(e.SENDFILE ? 'SENDFILE' : 'MEDIA_BASE_URL', (error as RangeError).message);
  }
}

/** Every environment variable Canto reads. An empty value counts as not set. */
const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text,
  BASE_URL: z.url().optional(),
  DATA_DIR: z.string().default('./.canto'),
  AUTH_SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  RATE_LIMITS: z.stringbool().default(true),
  TRUST_PROXY: z.string().default('0').transform(toTrustedProxies),
  DATABASE_URL: text,
  DATABASE_LISTEN_URL: text,
  DATABASE_CONNECTIONS: z.coerce.number().int().min(3).max(200).default(10),
  AUDIO_CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(128),
  CACHE_MB: z.coerce.number().int().min(0).max(16_384).default(64),
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  BACKUP_DIR: text,
  BACKUP_KEEP: z.coerce.number().int().min(0).max(10_000).default(0),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: text,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  SENDFILE: text,
  MEDIA_BASE_URL: text,
  SMTP_URL: text,
  MAIL_FROM: z.string().default(`${brand.name} <no-reply@localhost>`),
  ADMIN_EMAIL: text,
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: z.string().trim().min(1).max(40).optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_STARTER: text,
  STRIPE_PRICE_PREMIUM: text,
  STRIPE_API_BASE: z.url().optional(),
  LOCAL_AI: z.enum(['auto', 'off']).default('auto'),
  STORY_BASE_URL: z.url().optional(),
  STORY_API_KEY: text,
  STORY_MODEL: text,
  STORY_JSON_MODE: z.enum(['json_schema', 'json_object', 'none']).default('json_schema'),
  STORY_ON_FAILURE: z.enum(['embedded', 'fail']).default('embedded'),
  STORY_FIRST_LINE_SECONDS: seconds.optional(),
  STORY_TIMEOUT_SECONDS: seconds.optional(),
  ...endpoint('MODERATION'),
  ...endpoint('SPEECH'),
  ...endpoint('IMAGE'),
  SPEECH_VOICES: z.string().transform(readOwnersVoices).optional(),
  SPEECH_WORKERS: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  FEED_ORIGINS: z.string().default('').transform(toOrigins),
  APP_STORE_URL: text,
  PLAY_STORE_URL: text,
  DEFAULT_SHOW_SLUG: text,
});
const environment = variables.superRefine(refuseHalves).superRefine(refuseDelivery);

export type Config = ReturnType<typeof readConfig>;

/** A provider that people can sign in with; `name` is what they know it by. */
export type OpenIdConfig = { issuer: string; clientId: string; clientSecret: string; name: string };

/** Turns the environment into plain data, once. Throws one readable error that names every variable it can't use. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new Error(`The environment can't be used:\n${z.prettifyError(parsed.error)}`);
  const e = parsed.data as z.infer<typeof environment> & Record<string, string | undefined>;
  const dataDir = resolve(e.DATA_DIR);
  const baseUrl = (e.BASE_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '');
  const { hostname } = new URL(baseUrl);
  const isLocal = isLoopbackName(hostname);
  const delivery = readDelivery(e.SENDFILE, e.MEDIA_BASE_URL);
  return {
    mode: e.NODE_ENV,
    port: e.PORT,
    /** Where to listen: a Canto whose public address is this machine is for this machine alone. Null for all interfaces. */
    host: e.HOST ?? (isLocal ? (hostname === '[::1]' ? '::1' : '127.0.0.1') : null),
    baseUrl,
    dataDir,
    logLevel: e.LOG_LEVEL,
    rateLimits: e.RATE_LIMITS,
    trustedProxies: e.TRUST_PROXY,
    /** What episodes and answers that everybody may have take in memory at most; 0 keeps none. */
    audioCacheBytes: delivery ? 0 : e.AUDIO_CACHE_MB * 2 ** 20,
    /** Who sends files instead of Canto; null for nobody. */
    delivery,
    cacheBytes: e.CACHE_MB * 2 ** 20,
    /** Who may read the figures, and where a process answers that serves no pages; null for nowhere. */
    metrics: { token: e.METRICS_TOKEN ?? null, port: e.METRICS_PORT ?? null },
    /** So many of the nightly backups are kept; 0 makes none. */
    backups: { directory: resolve(e.BACKUP_DIR ?? join(dataDir, 'backups')), keep: e.BACKUP_KEEP },
    authSecret: e.AUTH_SECRET ?? readKeptSecret(dataDir),
    database: (e.DATABASE_URL
      ? {
          kind: 'server',
          url: e.DATABASE_URL,
          listenUrl: e.DATABASE_LISTEN_URL,
          maxConnections: e.DATABASE_CONNECTIONS,
        }
      : { kind: 'embedded', dataDir: join(dataDir, 'database') }) as DatabaseConfig,
    storage: e.S3_BUCKET
      ? ({
          kind: 's3',
          endpoint: e.S3_ENDPOINT,
          bucket: e.S3_BUCKET,
          region: e.S3_REGION,
          accessKeyId: e.S3_ACCESS_KEY_ID,
          secretAccessKey: e.S3_SECRET_ACCESS_KEY,
        } as const)
      : ({ kind: 'disk', directory: join(dataDir, 'files') } as const),
    mail: e.SMTP_URL
      ? ({ kind: 'smtp', url: e.SMTP_URL, from: e.MAIL_FROM } as const)
      : ({ kind: 'outbox', directory: join(dataDir, 'outbox'), from: e.MAIL_FROM } as const),
    payments: e.STRIPE_SECRET_KEY
      ? ({
          kind: 'stripe',
          secretKey: e.STRIPE_SECRET_KEY,
          webhookSecret: e.STRIPE_WEBHOOK_SECRET!,
          prices: { starter: e.STRIPE_PRICE_STARTER, premium: e.STRIPE_PRICE_PREMIUM },
          apiBase: e.STRIPE_API_BASE,
        } as const)
      : ({ kind: 'test' } as const),
    /** Whether programs on this machine are looked for, where neither story nor speech is configured. */
    localAi: e.LOCAL_AI,
    /** Whether others than this machine can reach it. */
    isPublic: !isLocal,
    story: e.STORY_BASE_URL
      ? storyAt(e.STORY_BASE_URL, e.STORY_MODEL!, {
          apiKey: e.STORY_API_KEY ?? '',
          jsonMode: e.STORY_JSON_MODE,
          onFailure: e.STORY_ON_FAILURE,
          ...(e.STORY_FIRST_LINE_SECONDS ? { firstLineTimeoutMs: e.STORY_FIRST_LINE_SECONDS * 1000 } : {}),
          ...(e.STORY_TIMEOUT_SECONDS ? { timeoutMs: e.STORY_TIMEOUT_SECONDS * 1000 } : {}),
        })
      : ({ kind: 'embedded' } as TextConfig),
    moderation: e.MODERATION_BASE_URL
      ? ({
          kind: 'openai',
          baseUrl: e.MODERATION_BASE_URL,
          apiKey: e.MODERATION_API_KEY ?? '',
          model: e.MODERATION_MODEL ?? '',
        } as const)
      : ({ kind: 'rules' } as const),
    speech: e.SPEECH_BASE_URL
      ? {
          ...speechAt(e.SPEECH_BASE_URL, e.SPEECH_MODEL!, e.SPEECH_API_KEY),
          ...(e.SPEECH_VOICES?.length ? { voices: e.SPEECH_VOICES } : {}),
        }
      : ({ kind: 'embedded', workers: e.SPEECH_WORKERS } as SpeechConfig),
    speechWorkers: e.SPEECH_WORKERS,
    images: e.IMAGE_BASE_URL
      ? ({
          kind: 'openai',
          baseUrl: e.IMAGE_BASE_URL,
          apiKey: e.IMAGE_API_KEY ?? '',
          model: e.IMAGE_MODEL!,
          timeoutMs: 120_000,
        } as const)
      : ({ kind: 'drawn' } as const),
    adminEmail: e.ADMIN_EMAIL ?? null,
    openId: e.OIDC_ISSUER
      ? ({
          issuer: e.OIDC_ISSUER,
          clientId: e.OIDC_CLIENT_ID!,
          clientSecret: e.OIDC_CLIENT_SECRET!,
          name: e.OIDC_NAME ?? new URL(e.OIDC_ISSUER).hostname,
        } as OpenIdConfig)
      : null,
    /** Where creators' feeds may come from although it is a private network. */
    feedOrigins: e.FEED_ORIGINS,
    appStoreUrl: e.APP_STORE_URL ?? brand.storeFallbackUrl,
    playStoreUrl: e.PLAY_STORE_URL ?? brand.storeFallbackUrl,
    defaultShowSlug: e.DEFAULT_SHOW_SLUG ?? null,
    /** Pages under /dev exist only for embedded parts, never on a public server, and `onlyLoopback` guards each request. */
    devPages: e.NODE_ENV !== 'production' || isLocal,
  };
}
