// How an episode begins that is being ordered: it is current, and can be heard, before the order is answered.
import type { PlayerEpisode } from '#shared/listening.ts';
import type { DualAudio } from '../audio/dual-audio.ts';
import type { EpisodeCallbacks } from '../store/player-state.ts';
import type { PlayerStore } from '../store/player-store.ts';

type Parts = {
  store: Pick<PlayerStore, 'getState' | 'subscribe'>;
  getAudio: () => Pick<DualAudio, 'prepareNext' | 'untilPrepared'>;
  choose: (episode: PlayerEpisode, told?: EpisodeCallbacks) => void;
  play: () => void;
  /** Puts back what was current before: `seconds` into it, silent. */
  putBack: (episode: PlayerEpisode | null, seconds: number) => void;
  /** The current sound turns out to be this episode's. */
  adopt: (episode: PlayerEpisode, told: EpisodeCallbacks) => void;
};

/** An order under way. */
export type Ordering = {
  /** It is answered: what was begun goes on into this episode, else the episode is chosen, unless something else is heard. */
  ordered: (episode: PlayerEpisode, told?: EpisodeCallbacks) => void;
  /** It was refused, or begins otherwise: what was begun is taken back. */
  refused: () => void;
};

/** The server lets a stream that nobody orders go after ten minutes. */
const freshMs = 5 * 60_000;
/** What was heard before may be mixed with its music just then, which takes the element that the beginning is fetched with. */
const mostTries = 2;

export function createOpenings({ store: { getState, subscribe }, getAudio, choose, play, putBack, adopt }: Parts) {
  let prepared: { streamUrl: string; audioUrl: string; atMs: number } | null = null;

  /**
   * Fetches how an episode begins that may be ordered in a moment. While something sounds or is still being voiced, its
   * elements are needed.
   */
  function prepareOpening(streamUrl: string): void {
    const { isPlaying, isStreaming } = getState();
    if (isPlaying || isStreaming) return;
    const nowMs = Date.now();
    if (prepared?.streamUrl !== streamUrl || nowMs - prepared.atMs > freshMs)
      prepared = { streamUrl, audioUrl: `${streamUrl}?at=${nowMs}`, atMs: nowMs };
    getAudio().prepareNext(prepared.audioUrl);
  }

  /**
   * Makes the beginning current as soon as some of it is there, and plays it where the press asks for that. Where it is not prepared, or
   * something is heard, nothing happens before the answer. An episode that goes over to its finished file just then is waited for.
   * @param opening Its `audioUrl` is the stream's.
   */
  function beginOrder(opening: PlayerEpisode, { plays }: { plays: boolean }): Ordering {
    const before = { episode: getState().currentEpisode, seconds: getState().position };
    let isAnswered = false;
    const isCurrent = () => getState().currentEpisode?.id === opening.id;

    async function begin() {
      const isFree = () => !isAnswered && !getState().isPlaying && getState().currentEpisode?.id === before.episode?.id;
      await untilElementsAreFree(() => isAnswered);
      for (let tries = 0; tries < mostTries && isFree(); tries += 1) {
        prepareOpening(opening.audioUrl);
        const audioUrl = prepared?.streamUrl === opening.audioUrl ? prepared.audioUrl : null;
        if (!audioUrl) return;
        if (!(await getAudio().untilPrepared(audioUrl)) || !isFree()) continue;
        prepared = null;
        choose({ ...opening, audioUrl, streaming: true, unlisted: true });
        if (plays) play();
        return;
      }
    }
    void begin();
    return {
      ordered(episode, told = {}) {
        isAnswered = true;
        if (isCurrent()) return adopt(episode, told);
        if (getState().isPlaying) return;
        choose(episode, told);
        if (plays) play();
      },
      refused() {
        isAnswered = true;
        if (isCurrent()) putBack(before.episode, before.seconds);
      },
    };
  }

  /** Waits while what is current is still streamed; at most until `isOver`. */
  function untilElementsAreFree(isOver: () => boolean): Promise<void> {
    const isFree = () => isOver() || !getState().isStreaming;
    if (isFree()) return Promise.resolve();
    return new Promise((resolve) => {
      const unsubscribe = subscribe(() => {
        if (!isFree()) return;
        unsubscribe();
        resolve();
      });
    });
  }

  return { prepareOpening, beginOrder };
}
