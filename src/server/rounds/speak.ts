import { publish } from '#platform/db/topics.ts';
import type { Reaction } from '#shared/rounds/round.ts';
import { limitSomebody } from '../accounts/limit-action.ts';
import { requireAllowedText } from '../catalog/moderate-text.ts';
import type { Context } from '../context.ts';
import { requireMember, type Asker } from './members.ts';
import { openRound, roundTopic } from './read-round.ts';
import { roundWords } from './tables.ts';

/**
 * Says something to the room, or shows what one feels. What is typed is judged for the show's audience. Throws AppError:
 * `rejected_content`, `forbidden` for who has no seat, `rate_limited`.
 */
export async function speak(
  ctx: Context,
  id: string,
  asker: Asker,
  word: { text: string } | { reaction: Reaction },
): Promise<void> {
  const round = await openRound(ctx, id);
  const member = requireMember(round, asker);
  await limitSomebody(ctx, 'round-word', `seat:${member.id}`);
  if ('text' in word) await requireAllowedText(ctx, word.text, { rating: round.show.audienceRating, kind: 'line' });
  await ctx.transaction(async (tx) => {
    await tx.db.insert(roundWords).values({ roundId: id, memberId: member.id, at: tx.clock.now(), ...word });
    await publish(tx.db, roundTopic(id));
  });
}
