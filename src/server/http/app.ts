import { createRouterClient } from '@orpc/server';
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Topics } from '#platform/db/topics.ts';
import { AppError } from '#shared/errors.ts';
import type { SiteFacts } from '#shared/pages.ts';
import { createAuth } from '../accounts/auth.ts';
import { tooOften } from '../accounts/limit-action.ts';
import type { getMe } from '../accounts/queries.ts';
import { api } from '../api.ts';
import type { Context, RequestContext } from '../context.ts';
import { forSomebody } from '../seasons/people-first.ts';
import { siteFacts } from '../site-facts.ts';
import { accountRoutes } from './account-routes.ts';
import { apiRoutes } from './api-routes.ts';
import { crawlerRoutes } from './crawler-routes.ts';
import { devCheckout } from './dev-checkout.ts';
import { devPortal } from './dev-portal.ts';
import { devRoutes } from './dev-routes.ts';
import { embedRoutes } from './embed-routes.ts';
import { feedRoutes } from './feed-routes.ts';
import { limitBody } from './limit-body.ts';
import { liveEvents } from './live-events.ts';
import { mediaRoutes } from './media-routes.ts';
import { paymentWebhook } from './payment-webhook.ts';
import { headersWithAddress, openPageRequest } from './request-context.ts';
import { shareRoutes } from './share-routes.ts';
import { problem, problemOf, problemResponse, toOrpcError } from './to-problem.ts';

/** Renders a page; `call` is the API without HTTP, as the person who asks. */
export type RenderPage = (request: Request, page: PageData) => Promise<Response>;
export type PageData = {
  api: ReturnType<typeof callerFor>;
  me: Awaited<ReturnType<typeof getMe>> | null;
  settings: { baseUrl: string; appStoreUrl: string; playStoreUrl: string; defaultShowSlug: string | null };
  siteFacts: SiteFacts;
};

/** A page is followed by what it loads, and a press by the next one. */
const betweenRequestsMs = 400;
/** Of what is sent to sign in or up: addresses, names, passwords. */
const accountBodyBytes = 64 * 1024;

function callerFor(context: RequestContext) {
  return createRouterClient(api, { context });
}

/** The whole of Canto over HTTP: API, accounts, media, live events, pages. */
export function createApp(ctx: Context, topics: Topics, renderPage: RenderPage | null): Hono {
  const auth = createAuth(ctx);
  const { config } = ctx;
  const app = new Hono();
  app.use(securityHeaders(config.baseUrl.startsWith('https:')));
  app.onError((error) => problemResponse(problemOf(toOrpcError(error, ctx.log))));

  app.get('/api/health', async () => {
    try {
      await ctx.database.pool.query('select 1');
      return Response.json({ status: 'ok' });
    } catch {
      return problemResponse(problem('unavailable'), { 'retry-after': '2' });
    }
  });
  // Signed, not signed in: it stands before everything that looks at origins and sessions.
  app.route('/api/stripe', paymentWebhook(ctx));
  app.use((_c, next) => forSomebody(next, betweenRequestsMs));
  // State-changing calls of a foreign origin are refused; programs send no Origin at all.
  app.use('/api/*', refuseForeignOrigin(config.baseUrl));
  app.use('/dev/*', refuseForeignOrigin(config.baseUrl));
  app.on(['GET', 'POST'], '/api/auth/*', limitBody(accountBodyBytes), async (c) => {
    const body = c.req.method === 'POST' ? { body: await c.req.arrayBuffer() } : {};
    const response = await auth.handler(
      new Request(c.req.url, { method: c.req.method, headers: headersWithAddress(ctx, c), ...body }),
    );
    // The library's own words and header for it are other than ours.
    const wait = response.headers.get('x-retry-after');
    if (response.status !== 429 || !wait) return response;
    return problemResponse(problemOf(toOrpcError(tooOften(Number(wait)), ctx.log)));
  });
  // Before the API and the media: its addresses lie among theirs.
  app.route('/', shareRoutes(ctx));
  app.route('/api', accountRoutes(ctx, auth));
  app.route('/api', liveEvents(ctx, auth, topics));
  app.route('/api', apiRoutes(ctx, auth));
  app.route('/media', mediaRoutes(ctx, auth, topics));
  app.route('/feeds', feedRoutes(ctx));
  app.route('/embed', embedRoutes(ctx));
  app.route('/', crawlerRoutes(ctx));
  if (config.devPages) {
    const { test } = ctx.payments;
    if (test) app.route('/dev/checkout', devCheckout(ctx, auth, test));
    if (test) app.route('/dev/portal', devPortal(ctx, auth, test));
    app.route('/dev', devRoutes(ctx));
  }

  if (renderPage) {
    app.all('*', async (c) => {
      const { me, ...context } = await openPageRequest(ctx, auth, c);
      return renderPage(c.req.raw, {
        api: callerFor(context),
        me,
        settings: {
          baseUrl: config.baseUrl,
          appStoreUrl: config.appStoreUrl,
          playStoreUrl: config.playStoreUrl,
          defaultShowSlug: config.defaultShowSlug,
        },
        siteFacts: siteFacts(config),
      });
    });
  }
  return app;
}

/** JSON can be sent across origins with a plain content type; the Origin header tells. */
function refuseForeignOrigin(baseUrl: string) {
  return async (c: import('hono').Context, next: () => Promise<void>) => {
    const origin = c.req.header('origin');
    const reads = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (origin && !reads && origin !== new URL(c.req.url).origin && origin !== new URL(baseUrl).origin) {
      throw new AppError('forbidden', 'That request came from another site.');
    }
    await next();
  };
}

/** Pages stand in no frame but our own; only the players under /embed may stand in anybody's, and those run no script. */
function securityHeaders(secure: boolean): MiddlewareHandler {
  const common = {
    strictTransportSecurity: secure ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: false,
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
  } as const;
  const embeds = secureHeaders({
    ...common,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'https:'],
      mediaSrc: ["'self'"],
      frameAncestors: ['*'],
      baseUri: ["'none'"],
      formAction: ["'none'"],
    },
  });
  const pages = secureHeaders({
    ...common,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // React Router's hydration data and the theme snippet are inline.
      scriptSrc: ["'self'", "'unsafe-inline'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'https:'],
      mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
      connectSrc: ["'self'", 'ws:'],
      workerSrc: ["'self'", 'blob:'],
      frameSrc: ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'],
      frameAncestors: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
    },
  });
  return (c, next) => (c.req.path.startsWith('/embed/') ? embeds : pages)(c, next);
}
