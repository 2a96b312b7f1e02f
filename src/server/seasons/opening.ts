import { and, eq, sql } from 'drizzle-orm';
import type { ScriptLine } from '#shared/script.ts';
import type { SpeechProvider } from '#studio/providers/speech/speech-provider.ts';
import type { Context } from '../context.ts';
import { lineRow } from './line-row.ts';
import { episodeChoices, episodeLines, episodeTakes } from './tables.ts';

/** How an episode begins, voiced before anybody chose it: its first lines, and the sentences of them that can be heard. */
export type Opening = {
  /** Whose voices these are; others are not put together with them. */
  voices: string;
  lines: ScriptLine[];
  takes: { linePosition: number; key: string }[];
};

export const voicesOf = ({ name, version }: Pick<SpeechProvider, 'name' | 'version'>) => `${name} ${version}`;

export async function keepOpening(
  { db }: Pick<Context, 'db'>,
  choice: { episodeId: string; key: string },
  opening: Opening,
): Promise<void> {
  await db
    .update(episodeChoices)
    .set({ opening })
    .where(and(eq(episodeChoices.episodeId, choice.episodeId), eq(episodeChoices.choiceKey, choice.key)));
}

/** The opening of a choice, where every sentence of it still exists in the voices of today. */
export async function findOpening(ctx: Pick<Context, 'db' | 'studio'>, choiceId: string): Promise<Opening | null> {
  const [row] = await ctx.db
    .select({ opening: episodeChoices.opening })
    .from(episodeChoices)
    .where(
      and(
        eq(episodeChoices.id, choiceId),
        sql`${episodeChoices.opening}->>'voices' = ${voicesOf(ctx.studio.speech)}`,
        sql`not exists (select from jsonb_array_elements(${episodeChoices.opening}->'takes') said
          where not exists (select from takes where takes.key = said->>'key'))`,
      ),
    );
  return row?.opening ?? null;
}

/** Puts an opening at the beginning of an episode, as if its production had come so far: it goes on from there. */
export async function beginWith({ db }: Pick<Context, 'db'>, episodeId: string, opening: Opening): Promise<void> {
  await db.insert(episodeLines).values(opening.lines.map((line, at) => lineRow(episodeId, line, at)));
  await db
    .insert(episodeTakes)
    .values(
      opening.takes.map(({ linePosition, key }, position) => ({ episodeId, position, linePosition, takeKey: key })),
    );
}
