import { AppError } from '#shared/errors.ts';
import { prices } from '#shared/wallet.ts';
import type { Context } from '../../context.ts';
import { getBalance } from '../../wallet/queries.ts';
import { changeRound } from '../change-round.ts';
import { requireHost, requireMember, type Asker } from '../members.ts';
import type { OpenRound } from '../read-round.ts';
import type { StateDoor } from '../round-state.ts';

export const voteIsOver = 'The vote is over: the clock has stopped.';

/** Votes for a door, or for another than before. Throws AppError: `conflict` when no vote is open, `invalid_input` for another room's door, `forbidden`. */
export async function voteForDoor(ctx: Context, id: string, asker: Asker, doorId: string): Promise<void> {
  await changeRound(ctx, id, (round) => {
    const member = requireMember(round, asker);
    const { state } = round.row;
    if (state.phase !== 'voting')
      throw new AppError('conflict', state.doors.length > 0 ? voteIsOver : 'The room is not at the doors.');
    requireDoor(round, doorId);
    if (state.votes[member.id] === doorId) return state;
    return { ...state, votes: { ...state.votes, [member.id]: doorId } };
  });
}

/**
 * The host's word: after a tie which of its doors it is, and before a door that costs another one. Throws AppError:
 * `conflict` while there is nothing to decide, `invalid_input`, `forbidden`.
 */
export async function decideDoor(ctx: Context, id: string, asker: Asker, doorId: string): Promise<void> {
  await changeRound(ctx, id, (round) => {
    requireHost(round, asker);
    const { state } = round.row;
    if (state.phase === 'opening' && state.chosenId === doorId) return state;
    if (state.phase !== 'deciding' && state.phase !== 'paying')
      throw new AppError('conflict', 'There is nothing for the host to decide.');
    requireDoor(round, doorId);
    if (state.phase === 'deciding' && !state.tied.includes(doorId))
      throw new AppError('invalid_input', 'The host chooses between the doors that are tied.');
    return { ...state, phase: 'paying', tied: [], chosenId: doorId, notice: null };
  });
}

/**
 * Promises cantos for a door that costs, 0 takes it back. Nothing is taken before the sum is there. Throws AppError:
 * `forbidden` for guests, `insufficient_cantos`, `conflict` when no door waits for cantos.
 */
export async function pledge(ctx: Context, id: string, asker: Asker, cantos: number): Promise<void> {
  await changeRound(ctx, id, async (round, tx) => {
    const member = requireMember(round, asker);
    if (!member.userId || member.userId !== asker.userId)
      throw new AppError('unauthorized', 'Chipping in needs an account. Your seat is kept while you sign in.');
    const { state } = round.row;
    if (state.phase !== 'voting' && state.phase !== 'paying' && state.phase !== 'deciding' && state.phase !== 'missing')
      throw new AppError('conflict', 'No door waits for cantos now.');
    const { [member.id]: _before, ...pledges } = state.pledges;
    if (cantos === 0) return { ...state, pledges };
    const balance = await getBalance(tx, member.userId);
    if (balance < cantos) throw new AppError('insufficient_cantos', undefined, { required: cantos, balance });
    return { ...state, pledges: { ...pledges, [member.id]: Math.min(cantos, prices.episode) } };
  });
}

/** Throws AppError('invalid_input') for a door that is not one of the room's. */
export function requireDoor({ row }: OpenRound, doorId: string): StateDoor {
  const door = row.state.doors.find(({ id }) => id === doorId);
  if (!door) throw new AppError('invalid_input', undefined, { errors: { door_id: ['That is not one of the doors.'] } });
  return door;
}
