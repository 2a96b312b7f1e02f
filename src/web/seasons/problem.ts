// What went wrong in a call to the API, as the dialogs and the page need to know it.
import type { ErrorCode } from '#shared/errors.ts';

export type Problem = { code: ErrorCode | null; message: string };

export const somethingWrong = 'Something went wrong. Please try again.';

/**
 * The stable code and the sentence for the person of an `ORPCError`; a failure that is not the API's own (no network)
 * has no code. Told by its shape, so that pages need not load the client to ask.
 */
export function problemOf(error: unknown): Problem {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') return { code: null, message: somethingWrong };
  return { code: code as ErrorCode, message: (typeof message === 'string' && message) || somethingWrong };
}

/** Whether cantos are what is missing, said by its code or, by servers that only send words, in the message. */
export function isTooFewCantos({ code, message }: Problem): boolean {
  return code === 'insufficient_cantos' || /insufficient|balance|\b300\b/i.test(message);
}
