/** What the player is given to play; shared by the pages and the player. */
export type PlayerEpisode = {
  id: string;
  title: string;
  description: string;
  audioUrl: string;
  imageUrl?: string | null;
  /** Loop mixed under the voice at `backgroundVolume`; none for podcasts. */
  backgroundMusicUrl?: string | null;
  /** Set while the audio is still being produced: the STREAMING marker, and no seeking past what exists. */
  streaming?: boolean;
  /** Known length, when it is; the element's own otherwise. */
  durationMs?: number | null;
  seasonId?: string;
  /** Of the episode in its season. */
  number?: number;
  seasonTitle?: string;
  showName?: string;
  /** Not part of what somebody heard, such as a recap: no place in it is kept. */
  unlisted?: boolean;
};
export const backgroundVolume = 0.15;
export const skipSeconds = 15;
/** How fast sound may run; the pitch stays. */
export const speeds = { slowest: 0.75, fastest: 2, step: 0.05 } as const;
export const playerBreakpointPx = 768;

/** Minutes:seconds, seconds padded to two digits. */
export function formatTime(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '0:00';
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
