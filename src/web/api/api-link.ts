import { ORPCError } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import contract from 'virtual:canto-contract';
import type { Problem } from '#shared/errors.ts';

/** Problem documents have the type application/problem+json, which the client would treat as a file. */
async function fetchJson(request: Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(request, init);
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return response;
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  return new Response(response.body, { status: response.status, headers });
}

export const link = new OpenAPILink<{ idempotencyKey?: string }>(contract, {
  url: () => `${location.origin}/api`,
  fetch: (request, init) => fetchJson(request, init as RequestInit),
  headers: ({ context }): Record<string, string> =>
    context?.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {},
  customErrorResponseBodyDecoder: (body, response) => {
    const { code, title, ...data } = (body ?? {}) as Partial<Problem>;
    const error = new ORPCError(code ?? 'internal', { status: response.status, data });
    // Without a message (from a proxy, for example) the client would show its own error code.
    return Object.assign(error, { message: title ?? '' });
  },
});
