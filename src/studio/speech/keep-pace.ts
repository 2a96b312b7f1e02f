import type { Take } from './take.ts';

/**
 * An acted episode has 150 to 165 words a minute, pauses counted. This is a little over the middle: the music of its end, which
 * says nothing, is heard after the last pause.
 */
const msPerWord = 60_000 / 161;
/** Time that was gained or lost is given back over the pauses of about a minute. */
const givenBackOverMs = 5_000;
/** Between a brisk conversation, where people answer after 0.3 s, and a slow one; pauses stay in proportion to each other. */
const shortest = 0.7;
const longest = 1.4;
/** In steps, so that the same line is more often the same take. */
const step = 0.05;
/**
 * So many of the last takes are left out: while they are in the making their length is not known, and the pauses may not
 * depend on how quickly they are made, or an episode that is taken up again would have other ones.
 */
const inTheMaking = 6;

/**
 * Brings an episode to its pace while it is spoken, by its pauses: quick voices and few effects make them longer, slow voices,
 * music and effects shorter. `add` is given every take in the order they are heard, with how many words it says.
 */
export function keepPace() {
  const takes: { words: number; take: Promise<Pick<Take, 'durationMs'>> }[] = [];
  let counted = 0;
  let lateMs = 0;
  return {
    add(words: number, take: Promise<Pick<Take, 'durationMs'>>) {
      takes.push({ words, take });
    },
    /** What the next pauses are multiplied by. */
    async pauseScale(): Promise<number> {
      for (; counted < takes.length - inTheMaking; counted++) {
        const { words, take } = takes[counted]!;
        lateMs += (await take).durationMs - words * msPerWord;
      }
      const scale = Math.round((1 - lateMs / givenBackOverMs) / step) * step;
      return Math.min(longest, Math.max(shortest, scale));
    },
  };
}
