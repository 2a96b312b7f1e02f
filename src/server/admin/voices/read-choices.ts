import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { ProviderPart } from '#shared/admin/providers.ts';
import { speechAt, storyAt } from '#studio/providers/endpoint-config.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { providerChoices } from '../tables.ts';
import { openSecret } from './seal-secret.ts';

export type Providers = Pick<Config, 'story' | 'speech'>;

/**
 * What writes and speaks: as the configuration says, unless an admin has chosen otherwise. A key that can't be read any more,
 * because AUTH_SECRET has changed, is none.
 */
export async function readChoices(db: Db, config: Config): Promise<Providers> {
  const { story, speech } = config;
  const chosen: Providers = { story, speech };
  for (const { part, baseUrl, model, sealedKey } of await db.select().from(providerChoices)) {
    const apiKey = sealedKey === null ? '' : (openSecret(sealedKey, config.authSecret) ?? '');
    if (part === 'story') chosen.story = baseUrl && model ? storyAt(baseUrl, model, { apiKey }) : { kind: 'embedded' };
    else
      chosen.speech =
        baseUrl && model ? speechAt(baseUrl, model, apiKey) : { kind: 'embedded', workers: config.speechWorkers };
  }
  return chosen;
}

/** The address and model in use for a part; nulls for what comes with Canto. */
export function inUse(providers: Providers, part: ProviderPart): { base_url: string | null; model: string | null } {
  const config = providers[part];
  return config.kind === 'openai' ? { base_url: config.baseUrl, model: config.model } : { base_url: null, model: null };
}

/** The kept key of an address that has been chosen before; empty without one. */
export async function keyFor(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { part, base_url: baseUrl }: { part: ProviderPart; base_url: string },
): Promise<string> {
  const rows = await db.select().from(providerChoices).where(eq(providerChoices.part, part));
  const sealed = rows.find((row) => row.baseUrl === baseUrl)?.sealedKey;
  return (sealed && openSecret(sealed, config.authSecret)) ?? '';
}
