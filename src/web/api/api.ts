import { createORPCClient, DynamicLink } from '@orpc/client';
import type { JsonifiedClient } from '@orpc/openapi-client';
import type { Api } from '#server/contract.ts';

/**
 * The API as the browser calls it. Its transport is fetched with the first call, so pages that only show things never
 * load it. Failures are `ORPCError` with `code`, `status`, `message` (the sentence for the person) and `data`.
 */
export const api: JsonifiedClient<Api> = createORPCClient(
  new DynamicLink<{ idempotencyKey?: string }>(async () => (await import('./api-link.ts')).link),
);
