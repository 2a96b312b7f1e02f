import { Hono, type Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import type { Subscription } from '#platform/payments/payments.ts';
import type { TestCheckout } from '#platform/payments/payments.ts';
import { customerPrefix } from '#platform/payments/test-sessions.ts';
import { AppError } from '#shared/errors.ts';
import { planTerms } from '#shared/packs-and-plans.ts';
import { formatPrice } from '#shared/wallet.ts';
import { findViewer, type Auth } from '../../accounts/auth.ts';
import type { Context } from '../../context.ts';
import { goodsOf } from '../../wallet/purchases/goods.ts';
import { refusal, deliverEvents, withinSite } from './dev-checkout.ts';
import { devPage } from './dev-page.ts';

/** The built-in customer portal, `/dev/portal/{customer}`: the buyer's running plans, each with Cancel. */
export function devPortal(ctx: Context, auth: Auth, test: TestCheckout): Hono {
  const app = new Hono();
  app.onError((error, c) => refusal(c, error, ctx));

  app.get('/:customer', async (c) => {
    const customer = await ownCustomer(ctx, auth, c);
    return c.html(portalPage(customer, await test.subscriptionsOf(customer), backOf(ctx, c.req.query('returnUrl'))));
  });
  app.post('/:customer/cancel', async (c) => {
    const customer = await ownCustomer(ctx, auth, c);
    const { subscription, returnUrl } = await c.req.parseBody();
    if (typeof subscription !== 'string' || !/^[\w-]+$/.test(subscription)) throw new AppError('bad_request');
    await deliverEvents(ctx, await test.endSubscription(subscription, customer));
    const back = new URLSearchParams({ returnUrl: backOf(ctx, typeof returnUrl === 'string' ? returnUrl : '') });
    return c.redirect(`/dev/portal/${encodeURIComponent(customer)}?${back}`, 303);
  });
  return app;
}

async function ownCustomer(ctx: Context, auth: Auth, c: HonoContext): Promise<string> {
  const viewer = await findViewer(ctx, auth, c.req.raw.headers);
  if (!viewer) throw new AppError('unauthorized');
  const customer = c.req.param('customer') ?? '';
  if (customer !== customerPrefix + viewer.userId) throw new AppError('forbidden');
  return customer;
}

/** Where Back leads: only to a page of ours. */
function backOf(ctx: Context, returnUrl = ''): string {
  const path = withinSite(ctx, returnUrl);
  return /^\/(?![/\\])/.test(path) ? path : '/wallet';
}

function portalPage(customer: string, running: Subscription[], back: string) {
  const address = `/dev/portal/${encodeURIComponent(customer)}/cancel`;
  const plans = running.map((subscription) => {
    const goods = goodsOf(subscription.reference);
    const price = goods ? `${formatPrice(goods.priceCents)} a month` : '';
    return html`<div class="ticket">
      <div class="lit">
        Your plan <b>${goods?.kind === 'plan' ? planTerms[goods.item].label : subscription.reference}</b>
      </div>
      <div class="stub">
        <p class="row"><span>Price</span> <b>${price}</b></p>
        <p class="row"><span>Paid until</span> <b>${subscription.currentPeriodEnd?.toISOString().slice(0, 10)}</b></p>
        <form method="post" action="${address}">
          <input type="hidden" name="subscription" value="${subscription.id}" />
          <input type="hidden" name="returnUrl" value="${back}" />
          <button class="stop">Cancel this plan</button>
        </form>
      </div>
    </div>`;
  });
  return devPage(
    'Your plan',
    html`<h1>Manage your plan</h1>
      <p class="note">Test checkout: no money moves.</p>
      ${plans.length > 0 ? plans : html`<p>You have no running plan.</p>`}
      <p><a class="btn out" href="${back}">Back</a></p>`,
  );
}
