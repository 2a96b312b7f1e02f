import { createRouterClient } from '@orpc/server';
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Topics } from '#platform/db/topics.ts';
import { runInForeground } from '#platform/priority-gate.ts';
import { AppError } from '#shared/errors.ts';
import type { SiteFacts } from '#shared/pages.ts';
import { createAuth } from '../accounts/auth.ts';
import type { getMe } from '../accounts/queries.ts';
import { api } from '../api.ts';
import type { Context, RequestContext } from '../context.ts';
import { siteFacts } from '../site-facts.ts';
import { accountRoutes } from './account-routes.ts';
import { apiRoutes } from './api-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { devCheckout } from './dev/dev-checkout.ts';
import { devPortal } from './dev/dev-portal.ts';
import { devRoutes } from './dev/dev-routes.ts';
import { liveEvents } from './live-events.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { paymentWebhook } from './payment-webhook.ts';
import { onlyLoopback } from './dev/only-loopback.ts';
import { openPageRequest } from './request-context.ts';
import { hsts, onlyOwnInline } from './content-policy.ts';
import { crawlerRoutes } from './sharing/crawler-routes.ts';
import { roundEvents } from './rounds/round-events.ts';
import { embedRoutes } from './sharing/embed-page.ts';
import { feedRoutes } from './sharing/feed-routes.ts';
import { hubRoutes } from './sharing/hub-routes.ts';
import { healthRoute, readyRoute } from './state/health.ts';
import { metricsRoute } from './state/metrics-route.ts';
import { identifyRequest } from './state/identify-request.ts';
import { shareRoutes } from './sharing/share-routes.ts';
import { problemOf, problemResponse, toOrpcError } from './to-problem.ts';

/** Renders a page; `call` is the API without HTTP, as the person who asks. */
export type RenderPage = (request: Request, page: PageData) => Promise<Response>;
export type PageData = {
  api: ReturnType<typeof callerFor>;
  me: Awaited<ReturnType<typeof getMe>> | null;
  settings: {
    baseUrl: string;
    appStoreUrl: string;
    playStoreUrl: string;
    defaultShowSlug: string | null;
    signInWith: string | null;
  };
  siteFacts: SiteFacts;
};

/** A page is followed by what it loads, and a press by the next one. */
const betweenRequestsMs = 400;

function callerFor(context: RequestContext) {
  return createRouterClient(api, { context });
}

/** The whole of Canto over HTTP: API, accounts, media, live events, pages. */
export function createApp(ctx: Context, topics: Topics, renderPage: RenderPage | null): Hono {
  const auth = createAuth(ctx);
  const { config } = ctx;
  const app = new Hono();
  app.use(identifyRequest);
  app.use(onlyForOne);
  app.use(onlyOwnInline);
  app.use(securityHeaders(config));
  app.onError((error) => problemResponse(problemOf(toOrpcError(error, ctx.log))));

  app.route('/api/health', healthRoute(ctx));
  app.route('/api/ready', readyRoute(ctx));
  app.route('/metrics', metricsRoute(ctx));
  // Signed, not signed in: it stands before everything that looks at origins and sessions.
  app.route('/api/stripe', paymentWebhook(ctx));
  app.use((_c, next) => runInForeground(next, betweenRequestsMs));
  // State-changing calls of a foreign origin are refused; programs send no Origin at all.
  app.use('/api/*', refuseForeignOrigin(config.baseUrl));
  app.use('/dev/*', refuseForeignOrigin(config.baseUrl));
  app.route('/api/auth', authRoutes(ctx, auth));
  // Before the API and the media: its addresses lie among theirs.
  app.route('/', shareRoutes(ctx));
  app.route('/api', accountRoutes(ctx, auth));
  app.route('/api', liveEvents(ctx, auth, topics));
  app.route('/api', roundEvents(ctx, auth, topics));
  app.route('/api', apiRoutes(ctx, auth));
  app.route('/media', mediaRoutes(ctx, auth, topics));
  app.route('/feeds/hub', hubRoutes(ctx));
  app.route('/feeds', feedRoutes(ctx));
  app.route('/embed', embedRoutes(ctx));
  app.route('/', crawlerRoutes(ctx));
  if (config.devPages) {
    app.use('/dev/*', onlyLoopback);
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
          signInWith: config.openId?.name ?? null,
        },
        siteFacts: siteFacts(config, ctx.providers.current()),
      });
    });
  }
  return app;
}

/** What a process that only works on jobs answers: how it is, and its figures. */
export function createStateApp(ctx: Context): Hono {
  const app = new Hono();
  app.route('/api/health', healthRoute(ctx));
  app.route('/api/ready', readyRoute(ctx));
  app.route('/metrics', metricsRoute(ctx));
  return app;
}

/** What says nothing else of itself may be one person's: no proxy keeps it, and their browser asks each time. */
const onlyForOne: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-cache');
};

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

/** Where downloads and embedded players are sent on to. */
function mediaOrigins({ delivery, storage }: Context['config']): string[] {
  if (delivery?.kind === 'cdn') return [new URL(delivery.baseUrl).origin];
  if (delivery?.kind !== 'signed' || storage.kind !== 's3') return [];
  return [storage.endpoint ? new URL(storage.endpoint).origin : 'https://*.amazonaws.com'];
}

/** Pages stand in no frame but our own; only the players under /embed may stand in anybody's, and those run no script. */
function securityHeaders(config: Context['config']): MiddlewareHandler {
  const secure = config.baseUrl.startsWith('https:');
  const media = mediaOrigins(config);
  // Vite sends its styles by script and its news by a socket.
  const isBuilt = config.mode !== 'development';
  const common = {
    strictTransportSecurity: secure ? hsts : false,
    xFrameOptions: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: false,
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
  } as const;
  const embeds = secureHeaders({
    ...common,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: [],
      imgSrc: ["'self'", 'https:'],
      mediaSrc: ["'self'", ...media],
      frameAncestors: ['*'],
      baseUri: ["'none'"],
      formAction: ["'none'"],
    },
  });
  const pages = secureHeaders({
    ...common,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // `onlyOwnInline` adds a page's own.
      scriptSrc: ["'self'"],
      styleSrc: isBuilt ? ["'self'"] : ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'https:'],
      mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
      connectSrc: ["'self'", ...(isBuilt ? [] : ['ws:']), ...media],
      workerSrc: ["'self'", 'blob:'],
      frameSrc: ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'],
      frameAncestors: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
    },
  });
  return (c, next) => (c.req.path.startsWith('/embed/') ? embeds : pages)(c, next);
}
