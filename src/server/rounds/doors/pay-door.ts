import { AppError } from '#shared/errors.ts';
import { prices } from '#shared/wallet.ts';
import type { Context } from '../../context.ts';
import { createNextEpisode } from '../../productions/create-next-episode.ts';
import type { Share } from '../../productions/order-episode.ts';
import { remixSeason } from '../../productions/remix-season.ts';
import { getLastEpisode, listEpisodes } from '../../seasons/queries.ts';
import { getBalance } from '../../wallet/queries.ts';
import { changeRound } from '../change-round.ts';
import { requireHost, type Asker } from '../members.ts';
import { hostViewer, type OpenRound } from '../read-round.ts';
import { sharesOf, type RoundState } from '../round-state.ts';

/**
 * The host pays for the chosen door alone, once however often it is asked: then it is open. Throws AppError: `conflict` when no
 * door waits for cantos, `forbidden`, `insufficient_cantos`, `debt_unsettled`; then nothing has changed.
 */
export async function payAsHost(ctx: Context, id: string, asker: Asker): Promise<void> {
  await changeRound(ctx, id, async (round, tx) => {
    const host = requireHost(round, asker);
    const { phase } = round.row.state;
    if (phase === 'opening' || phase === 'playing') return round.row.state;
    if (phase !== 'paying') throw new AppError('conflict', 'No door waits for cantos now.');
    return orderDoor(tx, round, [{ userId: host.userId!, cantos: prices.episode }]);
  });
}

/**
 * Opens the chosen door for all who chip in, once their sum is there: all of them are charged in one transaction, or nobody
 * is. Where one has too few cantos by then, nobody is charged, that pledge goes, and the room is told so.
 */
export async function payTogether(ctx: Context, id: string): Promise<void> {
  try {
    await changeRound(ctx, id, (round, tx) => {
      const { state } = round.row;
      const shares = state.phase === 'paying' ? sharesOf(state.pledges, prices.episode) : null;
      return shares ? orderDoor(tx, round, withUsers(round, shares)) : state;
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    await changeRound(ctx, id, (round, tx) => dropFailedPledges(tx, round, error));
  }
}

const withUsers = ({ seats }: OpenRound, shares: { memberId: string; cantos: number }[]): Share[] =>
  shares.flatMap(({ memberId, cantos }) => {
    const userId = seats.find(({ member }) => member.id === memberId)?.member.userId;
    return userId ? [{ userId, cantos }] : [];
  });

async function dropFailedPledges(tx: Context, round: OpenRound, error: AppError): Promise<RoundState> {
  const { state } = round.row;
  if (state.phase !== 'paying') return state;
  const pledges: RoundState['pledges'] = {};
  const gone: string[] = [];
  for (const [memberId, cantos] of Object.entries(state.pledges)) {
    const member = round.seats.find((seat) => seat.member.id === memberId)?.member;
    const balance = member?.userId ? await getBalance(tx, member.userId) : 0;
    if (balance >= cantos && error.code === 'insufficient_cantos') pledges[memberId] = cantos;
    else if (member) gone.push(member.name);
  }
  const notice =
    error.code === 'insufficient_cantos'
      ? `${gone.join(' and ') || 'Somebody'} has too few cantos by now. Nobody was charged.`
      : `${error.message} Nobody was charged.`;
  return { ...state, pledges, notice };
}

/** Orders the episode behind the chosen door, in the room's own season where that ends here, else in a remix of the host's. */
async function orderDoor(tx: Context, round: OpenRound, shares: Share[]): Promise<RoundState> {
  const { state, seasonId } = round.row;
  const viewer = hostViewer(round);
  const door = state.doors.find(({ id }) => id === state.chosenId);
  if (!viewer || !door) throw new AppError('conflict', 'No door waits for cantos now.');
  const last = await getLastEpisode(tx, seasonId);
  const request = { userId: viewer.userId, operation: 'round', key: null, input: null };
  if (last?.id === round.episode.id) {
    const ordered = { seasonId, episodeId: round.episode.id, choiceId: door.id, shares };
    const { episode } = await createNextEpisode(tx, viewer, ordered, request);
    return opening(state, { seasonId, episodeId: episode.id });
  }
  const remix = { seasonId, episodeNumber: round.episode.number, choiceId: door.id, shares };
  const { id } = await remixSeason(tx, viewer, remix, request);
  const made = (await listEpisodes(tx, id)).at(-1)!;
  return opening(state, { seasonId: id, episodeId: made.id });
}

const opening = (state: RoundState, next: NonNullable<RoundState['next']>): RoundState => ({
  ...state,
  phase: 'opening',
  next,
  notice: null,
});
