// Messages for failed calls. They check the error's shape instead of its class, so that pages need not load the API client.
import type { ErrorCode } from '#shared/errors.ts';

export type Problem = {
  code: ErrorCode | null;
  message: string;
  /** How many cantos are missing or owed, where that is what is wrong. */
  required?: number;
};

export const somethingWrong = 'Something went wrong. Please try again.';

/** The stable code of an API error; null for any other failure, such as no network. */
export function codeOf(error: unknown): ErrorCode | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? (code as ErrorCode) : null;
}

/** The API's message, `wordless` if it has none; for other failures `otherwise`. */
export function sentenceOf(error: unknown, wordless = somethingWrong, otherwise = somethingWrong): string {
  if (codeOf(error) === null) return otherwise;
  const { message } = error as { message?: unknown };
  return typeof message === 'string' && message ? message : wordless;
}

export function problemOf(error: unknown): Problem {
  const required = (error as { data?: { required?: unknown } } | null)?.data?.required;
  return { code: codeOf(error), message: sentenceOf(error), ...(typeof required === 'number' && { required }) };
}
