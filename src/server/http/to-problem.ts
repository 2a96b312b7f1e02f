import { ORPCError, ValidationError } from '@orpc/server';
import { z } from 'zod';
import { AppError, errorCatalog, ProviderError, type ErrorCode, type Problem } from '#shared/errors.ts';
import { inputSentence } from '#shared/text/input-text.ts';
import { databaseError, isOutOfService } from '#platform/db/pg-error.ts';
import type { Log } from '#platform/log.ts';
import { currentRequestId } from '#platform/request-id.ts';

/** A database that restarts, or whose disk was full, is seldom back sooner. */
const retrySeconds = 5;

// A schema's own words come first; the library's are for programmers.
z.config({ customError: inputSentence });

type Issue = z.core.$ZodIssue;

/** SQLSTATEs of text that the database cannot keep: a NUL, or half of a surrogate pair in JSON. */
const unkeepableText = new Set(['22021', '22P02', '22P05']);

/** Every failure of a call becomes one of the catalogue's, here and nowhere else. What we did not foresee is logged and says nothing of itself. */
export function toOrpcError(error: unknown, log: Log): ORPCError<string, Record<string, unknown>> {
  if (error instanceof AppError) return orpcError(error.code, error.message, error.detail);
  if (error instanceof ORPCError) return fromLibrary(error, log);
  if (error instanceof ProviderError) {
    log.error({ err: error }, 'a provider failed');
    return orpcError('provider_failed');
  }
  if (unkeepableText.has(databaseError(error)?.code ?? ''))
    return orpcError('invalid_input', 'Some characters in what was sent cannot be kept.');
  if (isOutOfService(error)) {
    log.error({ err: error }, 'the database cannot be used');
    return orpcError('unavailable', undefined, { retry_after: retrySeconds });
  }
  log.error({ err: error }, 'unexpected failure');
  return orpcError('internal');
}

function orpcError(
  code: ErrorCode,
  message?: string,
  data: Record<string, unknown> = {},
): ORPCError<string, Record<string, unknown>> {
  const { status, title } = errorCatalog[code];
  return new ORPCError<string, Record<string, unknown>>(code, { status, message: message ?? title, data });
}

/** The library's own refusals: input that does not fit the contract, no such route, a body that is no JSON. */
function fromLibrary(error: ORPCError<string, unknown>, log: Log): ORPCError<string, Record<string, unknown>> {
  if (error.code in errorCatalog) return error as ORPCError<string, Record<string, unknown>>;
  if (error.cause instanceof ValidationError && error.status < 500) {
    const errors = fieldErrors(error.cause.issues as Issue[]);
    const [first] = Object.values(errors).flat();
    return orpcError('invalid_input', first, { errors });
  }
  if (error.status === 404) return orpcError('not_found');
  if (error.status === 413) return orpcError('payload_too_large');
  if (error.status < 500) return orpcError('bad_request');
  log.error({ err: error }, 'unexpected failure');
  return orpcError('internal');
}

function fieldErrors(issues: Issue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) (errors[path.join('.') || 'body'] ??= []).push(message);
  return errors;
}

export function problemOf(error: ORPCError<string, unknown>): Problem {
  return withId({ status: error.status, code: error.code, title: error.message, ...(error.data as object) });
}

/** Whoever asks for help can name the request, and its lines in the log are found. */
function withId(problem: Problem): Problem {
  const id = currentRequestId();
  return id ? { ...problem, request_id: id } : problem;
}

export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  const { status, retry_after: seconds } = problem;
  return Response.json(withId(problem), {
    status,
    headers: {
      ...(seconds ? { 'retry-after': String(seconds) } : {}),
      ...headers,
      'content-type': 'application/problem+json',
    },
  });
}
export function problem(code: ErrorCode, title?: string): Problem {
  return { status: errorCatalog[code].status, code, title: title ?? errorCatalog[code].title };
}
