import { Hono, type Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import { sumOrder } from '#platform/payments/check-order.ts';
import type { PaymentEvent } from '#platform/payments/payments.ts';
import type { TestSession } from '#platform/payments/payments.ts';
import type { TestCheckout } from '#platform/payments/payments.ts';
import { AppError } from '#shared/errors.ts';
import { formatPrice } from '#shared/wallet.ts';
import { findViewer, type Auth } from '../../accounts/auth.ts';
import type { Context } from '../../context.ts';
import { receiveEvent } from '../../wallet/purchases/receive-event.ts';
import { devPage } from './dev-page.ts';

/**
 * The built-in checkout, `/dev/checkout/{session}`: what a payment provider's page would be, where no money moves. From
 * Pay on everything is real: its events go the way of a provider's. Only its own buyer may pay.
 */
export function devCheckout(ctx: Context, auth: Auth, test: TestCheckout): Hono {
  const app = new Hono();
  app.onError((error, c) => refusal(c, error, ctx));
  const open = (c: HonoContext) => ownSession(ctx, auth, test, c);

  app.get('/:session', async (c) => {
    const session = await open(c);
    return c.html(session.state === 'open' ? openPage(session) : donePage(session));
  });
  app.post('/:session/pay', async (c) => {
    const { id } = await open(c);
    const { events, redirectUrl } = await test.pay(id);
    await deliverEvents(ctx, events);
    return c.redirect(withinSite(ctx, redirectUrl), 303);
  });
  app.post('/:session/cancel', async (c) => {
    const { id } = await open(c);
    return c.redirect(withinSite(ctx, (await test.cancel(id)).redirectUrl), 303);
  });
  app.post('/:session/refund', async (c) => {
    const { id } = await open(c);
    await deliverEvents(ctx, await test.refund(id));
    return c.redirect(`/dev/checkout/${id}`, 303);
  });
  return app;
}

export async function deliverEvents(ctx: Context, events: PaymentEvent[]): Promise<void> {
  for (const event of events) await receiveEvent(ctx, event);
}

/** An address of ours without its origin: the buyer stays on the one by which they came, where they are signed in. */
export function withinSite({ config }: Pick<Context, 'config'>, url: string): string {
  return url === config.baseUrl || url.startsWith(`${config.baseUrl}/`) ? url.slice(config.baseUrl.length) || '/' : url;
}

async function ownSession(ctx: Context, auth: Auth, test: TestCheckout, c: HonoContext): Promise<TestSession> {
  const viewer = await findViewer(ctx, auth, c.req.raw.headers);
  if (!viewer) throw new AppError('unauthorized');
  const id = c.req.param('session') ?? '';
  const session = /^[\w-]+$/.test(id) ? await test.find(id) : null;
  if (!session) throw new AppError('not_found', 'There is no such checkout.');
  if (session.order.userId !== viewer.userId)
    throw new AppError('forbidden', 'This checkout was opened by somebody else.');
  return session;
}

function ticket({ order }: TestSession) {
  const [line] = order.lines;
  const period = order.kind === 'subscription' ? ' a month' : '';
  return html`<div class="ticket">
    <div class="lit">${line?.name} <b>${line?.description}</b></div>
    <div class="stub">
      <p class="row"><span>Price</span> <b>${formatPrice(sumOrder(order))}${period}</b></p>
      <p class="row"><span>For</span> <b>${order.email}</b></p>
    </div>
  </div>`;
}

function openPage(session: TestSession) {
  const address = `/dev/checkout/${session.id}`;
  return devPage(
    'Test checkout',
    html`<h1>Test checkout</h1>
      <p class="note">
        <strong>Test checkout: no money moves.</strong> It stands in until a payment provider is set up.
      </p>
      ${ticket(session)}
      <div class="acts">
        <form method="post" action="${address}/pay">
          <button class="go">Pay ${formatPrice(sumOrder(session.order))}</button>
        </form>
        <form method="post" action="${address}/cancel"><button class="out">Cancel</button></form>
      </div>`,
  );
}

const states = {
  paid: 'This checkout is paid.',
  refunded: 'This checkout was paid, and refunded.',
  expired: 'This checkout was cancelled. Nothing was charged.',
  ended: 'This checkout is paid. Its plan has been cancelled since.',
} as const;

function donePage(session: TestSession) {
  const state = session.state === 'open' ? 'paid' : session.state;
  return devPage(
    'Test checkout',
    html`<h1>${states[state]}</h1>
      <p class="note">Test checkout: no money moves.</p>
      ${ticket(session)}
      <div class="acts">
        <a class="btn go" href="/">Return to App</a>
        ${state === 'paid' ? html`<form method="post" action="/dev/checkout/${session.id}/refund"><button class="stop">Refund</button></form>` : ''}
      </div>`,
  );
}

/** The same failures as the API's, on a page a person can read. */
export function refusal(c: HonoContext, error: unknown, { log }: Pick<Context, 'log'>): Response | Promise<Response> {
  const known = error instanceof AppError ? error : new AppError('internal');
  if (known !== error) log.error({ err: error }, 'unexpected failure');
  const hint = known.code === 'unauthorized' ? 'Sign in, then open this page again.' : 'Nothing was charged.';
  const page = devPage(
    'Test checkout',
    html`<h1>${known.message}</h1>
      <p class="note">${hint}</p>
      <p><a class="btn go" href="/">Return to App</a></p>`,
  );
  return c.html(page, known.status as 400);
}
