import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { changeRound } from './change-round.ts';
import { requireHost, type Asker } from './members.ts';
import { pause, play, seek, type RoundState } from './round-state.ts';

/** A pause that ends needs less than a beginning: everybody has the sound. */
const resumeLeadMs = 500;

export type Lead = { action: 'play' | 'pause' | 'end' } | { action: 'seek'; at_ms: number };

/**
 * What a host does with the sound of all. Doing it again changes nothing. Throws AppError: `forbidden` for who is not the host,
 * `conflict` at the doors and after the end.
 */
export async function leadRound(ctx: Context, id: string, asker: Asker, lead: Lead): Promise<void> {
  await changeRound(ctx, id, (round) => {
    requireHost(round, asker);
    return led(round.row.state, round.episode.durationMs, lead, ctx.clock.now().getTime());
  });
}

function led(state: RoundState, durationMs: number, lead: Lead, nowMs: number): RoundState {
  const { phase } = state;
  if (lead.action === 'end') return phase === 'over' ? state : { ...state, phase: 'over' };
  if (lead.action === 'play' && phase === 'playing') return state;
  if (lead.action === 'pause' && phase === 'paused') return state;
  if (lead.action === 'play' && phase === 'premiere') return play(state, durationMs, nowMs, resumeLeadMs);
  if (phase !== 'playing' && phase !== 'paused')
    throw new AppError('conflict', phase === 'over' ? 'This round is over.' : 'The room stands at the doors.');
  if (lead.action === 'seek') return seek(state, durationMs, lead.at_ms, nowMs);
  return lead.action === 'play' ? play(state, durationMs, nowMs, resumeLeadMs) : pause(state, durationMs, nowMs);
}
