import { ORPCError } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import contract from 'virtual:canto-contract';
import type { Problem } from '#shared/errors.ts';

/** Problem documents are JSON under a name of their own, which the link would take for a file. */
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
    // Where the answer has no words (a proxy's does not), it would say its own code to people.
    return Object.assign(error, { message: title ?? '' });
  },
});
