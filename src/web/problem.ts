// What a person is told about a failed call. Told by the error's shape, so that pages need not load the client to ask.
import type { ErrorCode } from '#shared/errors.ts';

export type Problem = { code: ErrorCode | null; message: string };

export const somethingWrong = 'Something went wrong. Please try again.';

/** The stable code of an API error; null for any other failure, such as no network. */
export function codeOf(error: unknown): ErrorCode | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? (code as ErrorCode) : null;
}

/** The API's own sentence for the person, `wordless` where it sent none; another failure says `otherwise`. */
export function sentenceOf(error: unknown, wordless = somethingWrong, otherwise = somethingWrong): string {
  if (codeOf(error) === null) return otherwise;
  const { message } = error as { message?: unknown };
  return typeof message === 'string' && message ? message : wordless;
}

export function problemOf(error: unknown): Problem {
  return { code: codeOf(error), message: sentenceOf(error) };
}
