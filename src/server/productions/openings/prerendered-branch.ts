import { and, eq, sql } from 'drizzle-orm';
import type { SpeechProvider } from '#studio/providers/speech/speech-provider.ts';
import type { Context } from '../../context.ts';
import { readMemory } from '../../seasons/memory/read-memory.ts';
import { episodeChoices, episodeLines, episodeTakes, type PrerenderedBranch } from '../../seasons/tables.ts';
import { lineRow } from '../recording/save-step.ts';

export const voicesOf = ({ name, version }: Pick<SpeechProvider, 'name' | 'version'>) => `${name} ${version}`;

export async function savePrerendered(
  { db }: Pick<Context, 'db'>,
  choice: { episodeId: string; key: string },
  prerendered: PrerenderedBranch,
): Promise<void> {
  await db
    .update(episodeChoices)
    .set({ prerendered })
    .where(and(eq(episodeChoices.episodeId, choice.episodeId), eq(episodeChoices.choiceKey, choice.key)));
}

/**
 * The prerendered beginning of a choice, where every sentence of it still exists in the voices of today and the season's memory was
 * not changed since: it may say what was struck out.
 */
export async function findPrerendered(
  ctx: Pick<Context, 'db' | 'studio'>,
  { seasonId, choiceId }: { seasonId: string; choiceId: string },
): Promise<PrerenderedBranch | null> {
  const [row] = await ctx.db
    .select({ prerendered: episodeChoices.prerendered })
    .from(episodeChoices)
    .where(
      and(
        eq(episodeChoices.id, choiceId),
        sql`${episodeChoices.prerendered}->>'voices' = ${voicesOf(ctx.studio.speech)}`,
        sql`not exists (select from jsonb_array_elements(${episodeChoices.prerendered}->'takes') said
          where not exists (select from takes where takes.key = said->>'key'))`,
      ),
    );
  if (!row?.prerendered) return null;
  const { pending } = await readMemory(ctx, seasonId);
  const isChanged = pending.some(({ effect }) => effect !== 'add' && effect !== 'pin' && effect !== 'unpin');
  return isChanged ? null : row.prerendered;
}

/** Puts prerendered lines and takes at the beginning of an episode, as if its production had come so far: it goes on from there. */
export async function attachPrerendered(
  { db }: Pick<Context, 'db'>,
  episodeId: string,
  prerendered: PrerenderedBranch,
): Promise<void> {
  await db.insert(episodeLines).values(prerendered.lines.map((line, at) => lineRow(episodeId, line, at)));
  await db
    .insert(episodeTakes)
    .values(
      prerendered.takes.map(({ linePosition, key }, position) => ({ episodeId, position, linePosition, takeKey: key })),
    );
}
