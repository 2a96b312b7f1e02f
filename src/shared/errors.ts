import { z } from 'zod';

/** Every way a request can fail, with the HTTP status and the sentence a person reads when the thrower gives none. */
export const errorCatalog = {
  bad_request: { status: 400, title: 'That request could not be understood.' },
  invalid_input: { status: 422, title: 'Some of what was sent is not valid.' },
  unauthorized: { status: 401, title: 'Please sign in first.' },
  insufficient_cantos: { status: 402, title: 'Insufficient cantos' },
  debt_unsettled: { status: 402, title: 'Cantos of a payment that was taken back have been spent.' },
  forbidden: { status: 403, title: "You don't have permission to do that." },
  not_found: { status: 404, title: 'Not found.' },
  conflict: { status: 409, title: 'That has already been done.' },
  path_taken: { status: 409, title: 'Someone just chose another path.' },
  idempotency_mismatch: { status: 409, title: 'That key was already used for something else.' },
  limit_reached: { status: 403, title: 'Your plan does not include more of these.' },
  rejected_content: { status: 422, title: "Nice try, but that one's not going to fly. Try again." },
  payload_too_large: { status: 413, title: 'That is too large.' },
  rate_limited: { status: 429, title: 'Too many requests. Please wait a moment.' },
  provider_failed: { status: 502, title: 'A service we rely on did not answer. Please try again.' },
  unavailable: { status: 503, title: 'Canto is not ready yet. Please try again in a moment.' },
  overloaded: {
    status: 503,
    title: 'So many people are here that not everybody gets in. Please try again in a moment.',
  },
  internal: { status: 500, title: 'Something went wrong. Please try again.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorCatalog;

/** What the application throws; the HTTP edge turns it into problem+json once. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Extra members of the problem document, e.g. `required` and `balance`. */
  readonly detail: Record<string, unknown>;
  constructor(code: ErrorCode, message?: string, detail: Record<string, unknown> = {}) {
    super(message ?? errorCatalog[code].title);
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
  }
  get status(): number {
    return errorCatalog[this.code].status;
  }
}

/** A failure of somebody else's service (story, speech, picture, payment, storage …). */
export class ProviderError extends Error {
  readonly provider: string;
  /** Whether the same call may succeed later (429, 5xx, time-out), as against a refusal (401, malformed answer twice). */
  readonly retryable: boolean;
  constructor(provider: string, message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'ProviderError';
    this.provider = provider;
    this.retryable = options.retryable;
  }
}

/** The body of every error answer (RFC 9457). */
export const problem = z.object({
  status: z.number(),
  code: z.string(),
  title: z.string(),
  /** By which the log's lines of the request are found. */
  request_id: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  required: z.number().optional(),
  balance: z.number().optional(),
  /** Seconds until it is worth trying again; also in the Retry-After header. */
  retry_after: z.number().optional(),
});
export type Problem = z.infer<typeof problem>;
