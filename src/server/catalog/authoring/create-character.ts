import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { CharacterDraft } from '#shared/story/characters.ts';
import { AppError } from '#shared/errors.ts';
import { planTerms } from '#shared/packs-and-plans.ts';
import { checkName } from '#studio/moderation/check-name.ts';
import type { Context, Viewer } from '../../context.ts';
import { getPlan } from '../../wallet/plan.ts';
import { getOwnShow } from '../queries.ts';
import { storyShowOf } from '../story-show.ts';
import { characters, shows, type CharacterRow } from '../tables.ts';
import { addCharacters } from './add-characters.ts';
import { requireFreeVoice } from './character-voices.ts';

/**
 * A character for a show of the caller's own, within what the caller's plan includes. Throws AppError:
 * `rejected_content` for a name that may not be, `limit_reached` when the plan has no room, `forbidden`,
 * `invalid_input` or `conflict` for a voice that can't be theirs.
 */
export async function createCharacter(
  ctx: Context,
  viewer: Viewer,
  draft: CharacterDraft & { voice?: string | undefined },
): Promise<CharacterRow> {
  const show = await getOwnShow(ctx, draft.showId, viewer);
  if (checkName(draft.name))
    throw new AppError('invalid_input', 'Please choose another name.', {
      errors: { name: ['Please choose another name.'] },
    });
  // Nothing is written for somebody who has no room; what counts is the second look, which nobody can slip past.
  await requireRoom(ctx, viewer);
  const text = await ctx.studio.text.describeCharacter(draft, storyShowOf(show), crypto.randomUUID());
  return ctx.transaction(async (tx) => {
    await requireRoom(tx, viewer);
    if (draft.voice) await requireFreeVoice(tx, show, draft.gender, draft.voice);
    const [row] = await addCharacters(tx, show, [{ ...draft, description: text }], 'wizard');
    return row!;
  });
}

/** Counts only what people made themselves, over all their shows; one maker at a time, so that a limit is exact. */
async function requireRoom(ctx: Context, viewer: Viewer): Promise<void> {
  const limit = planTerms[await getPlan(ctx, viewer.userId)].characterLimit;
  if (limit === null) return;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`characters:${viewer.userId}`}))`);
  const [row] = await ctx.db
    .select({ made: count() })
    .from(characters)
    .innerJoin(shows, eq(shows.id, characters.showId))
    .where(and(eq(shows.userId, viewer.userId), eq(characters.madeBy, 'wizard'), isNull(characters.deletedAt)));
  if ((row?.made ?? 0) >= limit) {
    throw new AppError('limit_reached', `Your plan includes ${limit} characters. Upgrade to make more.`, { limit });
  }
}
