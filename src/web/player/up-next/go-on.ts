// What comes after the episode that plays: what was queued, else what follows in its season.
import type { PlayerEpisode } from '#shared/listening.ts';
import type { PlayerStore } from '../store/player-store.ts';

type Parts = {
  store: PlayerStore;
  findNext: (episode: PlayerEpisode) => Promise<PlayerEpisode | null>;
  /** Fetches a file ahead. */
  prepare: (url: string) => void;
  playEpisode: (episode: PlayerEpisode) => void;
  play: () => void;
  /** The last episode that exists has ended, and its listener is awake. */
  atLast: (episode: PlayerEpisode) => void;
};

/** What comes next is looked up and fetched so long before the end. */
const prepareSeconds = 30;

export function createUpNext({ store: { getState, set }, findNext, prepare, playEpisode, play, atLast }: Parts) {
  let following: { after: string; next: Promise<PlayerEpisode | null> } | null = null;
  /** The sleep timer: what plays is the last. */
  let endsHere = false;

  function findFollowing(episode: PlayerEpisode): Promise<PlayerEpisode | null> {
    if (following?.after !== episode.id) following = { after: episode.id, next: findNext(episode).catch(() => null) };
    return following.next;
  }

  return {
    /** Called as the position moves: looks up what comes next shortly before the end, so that it starts without a gap. */
    near() {
      const { currentEpisode: episode, position, duration, isStreaming, isPlaying, queue, autoNext } = getState();
      if (!episode || !isPlaying || isStreaming || !autoNext || endsHere) return;
      if (duration <= 0 || duration - position > prepareSeconds) return;
      const queued = queue[0];
      if (queued) return prepare(queued.audioUrl);
      void findFollowing(episode).then((found) => {
        const now = getState();
        if (found && now.currentEpisode?.id === episode.id && now.autoNext && !now.queue[0]) prepare(found.audioUrl);
      });
    },
    /** After the end; `tell` lets the page choose what follows, which it shows. */
    async goOn(tell: () => void) {
      const ended = getState().currentEpisode;
      if (!ended) return;
      // A recap stands before an episode: its page says what follows.
      if (ended.unlisted) return tell();
      const [queued, ...queue] = getState().queue;
      const isLanding = endsHere;
      const goesOn = getState().autoNext && !isLanding;
      endsHere = false;
      if (goesOn && queued) {
        set({ queue });
        return playEpisode(queued);
      }
      tell();
      if (getState().currentEpisode?.id !== ended.id) return goesOn ? play() : undefined;
      if (isLanding || (queued && !goesOn)) return;
      const next = await findFollowing(ended);
      if (getState().currentEpisode?.id !== ended.id || getState().isPlaying) return;
      if (!next) return atLast(ended);
      if (goesOn) playEpisode(next);
    },
    commands: {
      /** Puts an episode right after what plays; one that is queued already moves there. */
      playAfter: (episode: PlayerEpisode) =>
        set({ queue: [episode, ...getState().queue.filter(({ id }) => id !== episode.id)] }),
      setQueue: (queue: readonly PlayerEpisode[]) => set({ queue }),
      /** Starts the first of the queue now, or what follows in the season: the listener's own press. */
      playQueued() {
        const [queued, ...queue] = getState().queue;
        const episode = getState().currentEpisode;
        if (queued) {
          set({ queue });
          playEpisode(queued);
        } else if (episode) void findFollowing(episode).then((next) => next && playEpisode(next));
      },
      setAutoNext: (autoNext: boolean) => set({ autoNext }),
      /** Whether nothing starts after what plays now, this once. */
      endAfterThis(ends: boolean) {
        endsHere = ends;
      },
      endsAfterThis: () => endsHere,
      /** The finished episode that follows in the season; null where there is none. */
      findFollowing(): Promise<PlayerEpisode | null> {
        const episode = getState().currentEpisode;
        return episode ? findFollowing(episode) : Promise.resolve(null);
      },
    },
    reset() {
      endsHere = false;
    },
  };
}
