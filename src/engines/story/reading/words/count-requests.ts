import { wordSet } from './tables.ts';

/**
 * "My rabbit is ill. Give me one about a hare": what stands before such words is why it is asked for. Notes at each word how often
 * something had been asked for, `before` times already, and returns how often it was in all.
 */
export function countRequests(words: { text: string; asked?: number }[], before: number): number {
  const requests = wordSet('requests');
  let asked = before;
  for (let at = 0; at < words.length; at++) {
    const length = [4, 3, 2, 1].find(
      (count) =>
        at + count <= words.length &&
        requests.has(
          words
            .slice(at, at + count)
            .map(({ text }) => text.toLowerCase())
            .join(' '),
        ),
    );
    if (length) asked++;
    for (const word of words.slice(at, at + (length ?? 1))) word.asked = asked;
    at += (length ?? 1) - 1;
  }
  return asked;
}
