import { eq } from 'drizzle-orm';
import { AppError, ProviderError } from '#shared/errors.ts';
import type { NewProvider, ProviderPart, ProvidersView } from '#shared/admin/providers.ts';
import { speechEndpoint } from '#studio/providers/speech/openai-compatible.ts';
import { voices } from '#studio/providers/speech/voices.ts';
import type { Context, Viewer } from '../../context.ts';
import { audited } from '../audited.ts';
import { providerChoices } from '../tables.ts';
import { keepAuditions } from './keep-auditions.ts';
import { inUse, readChoices } from './read-choices.ts';
import { sealSecret } from './seal-secret.ts';
import { viewProviders } from './view-providers.ts';

/** Takes an endpoint for writing or speaking from now on. Its key is kept encrypted, and stands in no log. */
export async function chooseProvider(ctx: Context, admin: Viewer, chosen: NewProvider): Promise<ProvidersView> {
  const { part, base_url: baseUrl, model, api_key: apiKey } = chosen;
  await audited(ctx, admin, async (tx) => {
    const [before] = await tx.db.select().from(providerChoices).where(eq(providerChoices.part, part)).for('update');
    const kept = before?.baseUrl === baseUrl ? before.sealedKey : null;
    const sealedKey = apiKey === undefined ? kept : apiKey === '' ? null : sealSecret(apiKey, ctx.config.authSecret);
    await write(tx, part, { baseUrl, model, sealedKey });
    const after = { base_url: baseUrl, model, has_key: sealedKey !== null };
    return { entry: entryOf(ctx, 'provider.choose', part, after), answer: null };
  });
  return useChoices(ctx);
}

/** Puts back the storyteller or the voices that come with Canto, whatever the environment says. */
export async function putBackHouse(ctx: Context, admin: Viewer, part: ProviderPart): Promise<ProvidersView> {
  await audited(ctx, admin, async (tx) => {
    await write(tx, part, { baseUrl: null, model: null, sealedKey: null });
    return { entry: entryOf(ctx, 'provider.house', part, { base_url: null }), answer: null };
  });
  return useChoices(ctx);
}

/** Lets a server's voices speak again. Throws AppError: `conflict` without a server, `provider_failed`. */
export async function auditionAgain(ctx: Context, admin: Viewer): Promise<ProvidersView> {
  const { speech } = ctx.studio;
  if (!speech.audition) throw new AppError('conflict', 'The voices that come with Canto are cast already.');
  const heard = await speech.audition().catch((error: unknown) => {
    throw error instanceof ProviderError ? new AppError('provider_failed', error.message) : error;
  });
  await audited(ctx, admin, async () => ({
    entry: entryOf(ctx, 'provider.audition', 'speech', { heard: heard.voices.length, left_out: heard.leftOut.length }),
    answer: null,
  }));
  return viewProviders(ctx);
}

/** Gives a part of the cast list to another voice of the server. Throws AppError: `not_found` for an unknown part or voice. */
export async function changeCast(
  ctx: Context,
  admin: Viewer,
  { id, voice }: { id: string; voice: string },
): Promise<ProvidersView> {
  const { speech } = ctx.providers.current();
  const endpoint = speech.kind === 'openai' ? speechEndpoint(speech) : '';
  await audited(ctx, admin, async (tx) => {
    const store = keepAuditions(tx.db, tx.clock);
    const heard = await store.read(endpoint);
    if (!heard?.voices.some(({ name }) => name === voice) || !voices.some((part) => part.id === id))
      throw new AppError('not_found', 'There is no such voice.');
    await store.keep(endpoint, { ...heard, cast: { ...heard.cast, [id]: voice } });
    const entry = entryOf(ctx, 'provider.cast', 'speech', { [id]: voice });
    return { entry: { ...entry, before: { [id]: heard.cast[id] } }, answer: null };
  });
  return useChoices(ctx);
}

async function useChoices(ctx: Context): Promise<ProvidersView> {
  await ctx.providers.use(await readChoices(ctx.db, ctx.config));
  await ctx.studio.speech.prepare?.();
  return viewProviders(ctx);
}

type Kept = { baseUrl: string | null; model: string | null; sealedKey: string | null };

async function write(tx: Context, part: ProviderPart, kept: Kept): Promise<void> {
  const values = { ...kept, chosenAt: tx.clock.now() };
  await tx.db
    .insert(providerChoices)
    .values({ part, ...values })
    .onConflictDoUpdate({ target: providerChoices.part, set: values });
}

const names: Record<ProviderPart, string> = { story: 'the writer', speech: 'the voices' };

function entryOf<A extends 'provider.choose' | 'provider.house' | 'provider.audition' | 'provider.cast'>(
  ctx: Context,
  action: A,
  part: ProviderPart,
  after: object,
) {
  const before = inUse(ctx.providers.current(), part);
  return { action, subject: { kind: 'provider', id: part, name: names[part] }, before, after };
}
