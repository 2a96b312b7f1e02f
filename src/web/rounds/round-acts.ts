import type { Round } from '#shared/rounds/round.ts';
import { api } from '#web/api/api.ts';
import { problemOf } from '#web/api/problem.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Does something of the room's, and says what is wrong where it is refused. Answers whether it was done. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toast.bad('That did not work', problemOf(error).message);
    return false;
  }
}

/** What the host does with the sound of all. */
export function lead(id: string, action: 'play' | 'pause' | 'end'): Promise<boolean> {
  return attempt(() => api.rounds.leadRound({ id, action }));
}
/** To a place of the episode, for everybody. */
export function jump(round: Round, at_ms: number): Promise<boolean> {
  return attempt(() => api.rounds.leadRound({ id: round.id, action: 'seek', at_ms }));
}

/** Copies the room's address, which is all that a friend needs. */
export async function copyLink(): Promise<void> {
  const url = location.href.split(/[?#]/)[0]!;
  try {
    await navigator.clipboard.writeText(url);
    toast.ok('Link copied!', 'Whoever opens it can join, without an account.');
  } catch {
    toast.bad('Could not copy link', `Please copy it yourself: ${url}`);
  }
}
