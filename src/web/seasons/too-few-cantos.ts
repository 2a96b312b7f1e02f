import type { Problem } from '#web/problem.ts';

/** Whether cantos are what is missing, said by its code or, by servers that only send words, in the message. */
export function isTooFewCantos({ code, message }: Problem): boolean {
  return code === 'insufficient_cantos' || /insufficient|balance|\b300\b/i.test(message);
}
