import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { Hono } from 'hono';
import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { round } from '#shared/rounds/round.ts';
import { seasonProgress } from '#shared/seasons.ts';
import { api } from '../api.ts';
import type { Auth } from '../accounts/auth.ts';
import type { Context } from '../context.ts';
import { contract } from '../contract.ts';
import { apiDocsPage, type OpenApiDocument } from './api-docs.ts';
import { limitBody } from './limit-body.ts';
import { openOwnRequest } from './request-context.ts';
import { problem, problemOf, problemResponse, toOrpcError } from './to-problem.ts';

const bodyLimitBytes = 512 * 1024;

/** The API: the contract's calls, their description, and the problem document of every refusal. */
export function apiRoutes(ctx: Context, auth: Auth): Hono {
  const app = new Hono();
  const handler = new OpenAPIHandler(api, {
    customErrorResponseBodyEncoder: (error) => problemOf(toOrpcError(error, ctx.log)),
  });
  const document = describe();
  app.get('/openapi.json', async (c) => c.json(await document()));
  app.get('/docs', async (c) => c.html(apiDocsPage((await document()) as OpenApiDocument)));
  app.use(limitBody(bodyLimitBytes));
  app.all('*', async (c) => {
    const context = await openOwnRequest(ctx, auth, c);
    const { matched, response } = await handler.handle(c.req.raw, { prefix: '/api', context });
    if (!matched) return problemResponse(problem('not_found'));
    if (response.status < 400) return response;
    if (response.status === 403 || response.status === 429)
      ctx.log.info(
        { method: c.req.method, path: c.req.path, status: response.status, user: context.viewer?.userId ?? null },
        'refused',
      );
    const headers = new Headers(response.headers);
    headers.set('content-type', 'application/problem+json');
    if (response.status === 429 || response.status === 503) {
      const { retry_after: seconds } = (await response.clone().json()) as { retry_after?: number };
      if (seconds) headers.set('retry-after', String(seconds));
    }
    return new Response(response.body, { status: response.status, headers });
  });
  return app;
}

/** The OpenAPI document, made with the first question for it. */
function describe(): () => Promise<object> {
  let made: Promise<object> | null = null;
  return () =>
    (made ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
      .generate(contract, {
        info: { title: `${brand.name} API`, version: '1.0.0' },
        servers: [{ url: '/api' }],
      })
      .then((document) => ({ ...document, paths: { ...document.paths, ...livePaths } })));
}

/** The streams of a season's progress and of a round (`live-events.ts`, `rounds/round-events.ts`) are no calls with one answer, and so not in the contract. */
const livePaths = {
  '/rounds/clock': {
    get: {
      operationId: 'readClock',
      tags: ['rounds'],
      summary: 'The time of the server, by which a round keeps its place',
      responses: {
        200: {
          description: 'Milliseconds since 1970.',
          content: { 'application/json': { schema: { type: 'object', properties: { now_ms: { type: 'number' } } } } },
        },
      },
    },
  },
  '/rounds/{id}/events': {
    get: {
      operationId: 'followRound',
      tags: ['rounds'],
      summary: 'Server-sent events named `round`: the present state at once, then with every change; `gone` ends it',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'Each event has the whole state in its data, as JSON.',
          content: { 'text/event-stream': { schema: z.toJSONSchema(round, { target: 'draft-2020-12' }) } },
        },
      },
    },
  },
  '/seasons/{id}/events': {
    get: {
      operationId: 'followSeason',
      tags: ['seasons'],
      summary: 'Server-sent events named `progress`: the present state at once, then with every change',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'Each event has the whole state in its data, as JSON.',
          content: { 'text/event-stream': { schema: z.toJSONSchema(seasonProgress, { target: 'draft-2020-12' }) } },
        },
      },
    },
  },
};
