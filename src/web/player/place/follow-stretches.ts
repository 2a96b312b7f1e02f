// Turns the player's state into stretches: what was heard without a jump.
import type { PlayerState } from '../store/player-state.ts';

export type Stretch = {
  id: string;
  episodeId: string;
  /** Empty for podcasts, which no season has. */
  seasonId: string;
  fromMs: number;
  toMs: number;
  /** By this device's clock. */
  atMs: number;
};

type Parts = {
  now: () => number;
  newId: () => string;
  /** Called as a stretch begins, every few seconds while it grows, and as it ends. */
  onStretch: (stretch: Stretch, ended: boolean) => void;
};

type Heard = Pick<PlayerState, 'currentEpisode' | 'isPlaying' | 'position' | 'speed'>;

const tellEveryMs = 5000;
/** Beyond what the clock explains: positions come four times a second, and a hidden tab's once. */
const jumpMs = 1500;

export type StretchFollower = ReturnType<typeof followStretches>;

export function followStretches({ now, newId, onStretch }: Parts) {
  let open: Stretch | null = null;
  let toldAtMs = 0;

  function tell(ended: boolean) {
    if (!open || open.toMs === open.fromMs) return;
    toldAtMs = open.atMs;
    onStretch({ ...open }, ended);
  }
  function end() {
    tell(true);
    open = null;
  }

  return {
    /** Takes each new state of the player. */
    hear({ currentEpisode: episode, isPlaying, position, speed }: Heard) {
      if (open && (open.episodeId !== episode?.id || !isPlaying)) {
        // The last bit before a pause comes together with it.
        const left = open.episodeId === episode?.id ? Math.round(position * 1000) - open.toMs : 0;
        if (left > 0 && left <= jumpMs) open = { ...open, toMs: open.toMs + left, atMs: now() };
        end();
      }
      if (!episode || !isPlaying || episode.unlisted) return;
      const ms = Math.round(position * 1000);
      const atMs = now();
      const explained = open ? open.toMs + (atMs - open.atMs) * speed + jumpMs : 0;
      if (open && (ms > explained || ms < open.toMs - jumpMs)) end();
      if (!open) {
        open = { id: newId(), episodeId: episode.id, seasonId: episode.seasonId ?? '', fromMs: ms, toMs: ms, atMs };
        toldAtMs = 0;
        return;
      }
      open = { ...open, toMs: Math.max(open.toMs, ms), atMs };
      if (atMs - toldAtMs >= tellEveryMs) tell(false);
    },
    /** Tells what is not told yet, as the page may go at any moment. */
    flush: () => tell(false),
  };
}
