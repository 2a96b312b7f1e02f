/** How a client keeps in step with its room. Lengths in milliseconds of the episode. */
export const step = {
  /** Nearer than that nobody hears a difference, and an audio element's own clock is no finer. */
  closeEnoughMs: 12,
  /** Further off than that it jumps; nearer it runs faster or slower. */
  jumpBeyondMs: 500,
  /** The same just after the sound began, when a jump disturbs least: twice at most, since the first shows how late it arrives. */
  firstJumpsBeyondMs: 300,
  firstJumps: 2,
  /** Most that the speed is changed by; the pitch stays. */
  mostPace: 0.03,
  /** Distance that is made up at full pace; from less it slows down, so that it does not swing. */
  fullPaceMs: 60,
  /** How long an audio element needs after a jump before its clock can be believed. */
  settleMs: 1200,
  /** Most that a jump aims ahead of the room, to arrive in time. */
  mostLeadMs: 1500,
} as const;

export type Correction = { pace: number; jumpToMs: number | null };

/**
 * Decides, as often as it is asked, what brings a player into step: a pace within 3 % of the recorded one, or a jump. It learns
 * from each jump how much later than asked this player arrives, and aims the next one ahead by that.
 */
export function createStepKeeper() {
  let leadMs = 0;
  let settlesAtMs = -Infinity;
  let hasJumped = false;
  let firstJumps: number = step.firstJumps;

  return {
    /** `atMs` is where the player is, `roomMs` where the room is at `nowMs` of any clock that only counts. */
    correct({ atMs, roomMs, nowMs }: { atMs: number; roomMs: number; nowMs: number }): Correction {
      if (nowMs < settlesAtMs) return { pace: 1, jumpToMs: null };
      const behindMs = roomMs - atMs;
      if (hasJumped) {
        leadMs = Math.max(0, Math.min(step.mostLeadMs, leadMs + behindMs));
        hasJumped = false;
      }
      const isFirst = firstJumps > 0;
      firstJumps = isFirst && Math.abs(behindMs) > step.firstJumpsBeyondMs ? firstJumps - 1 : 0;
      if (Math.abs(behindMs) > (isFirst ? step.firstJumpsBeyondMs : step.jumpBeyondMs)) {
        hasJumped = true;
        settlesAtMs = nowMs + step.settleMs;
        return { pace: 1, jumpToMs: roomMs + leadMs };
      }
      return { pace: 1 + paceFor(behindMs), jumpToMs: null };
    },
    /** Something else was loaded or the sound stood still: what the last jump did is not known. */
    forgetJump() {
      hasJumped = false;
      settlesAtMs = -Infinity;
      firstJumps = step.firstJumps;
    },
  };
}

function paceFor(behindMs: number): number {
  if (Math.abs(behindMs) <= step.closeEnoughMs) return 0;
  return step.mostPace * Math.max(-1, Math.min(1, behindMs / step.fullPaceMs));
}
