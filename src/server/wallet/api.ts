import { implement } from '@orpc/server';
import type { RequestContext } from '../context.ts';
import { requireViewer } from '../viewer.ts';
import { walletContract } from './contract.ts';
import { createCheckout } from './purchases/create-checkout.ts';
import { createPayment } from './purchases/create-payment.ts';
import { openPortal } from './purchases/open-portal.ts';
import { verifyPayment } from './purchases/verify-payment.ts';

const os = implement(walletContract).$context<RequestContext>();

export const walletApi = {
  createPayment: os.createPayment.handler(async ({ context, input }) =>
    absolute(context, await createPayment(context.ctx, requireViewer(context), input, context.idempotencyKey)),
  ),
  createCheckout: os.createCheckout.handler(async ({ context, input }) =>
    absolute(context, await createCheckout(context.ctx, requireViewer(context), input.plan, context.idempotencyKey)),
  ),
  verifyPayment: os.verifyPayment.handler(({ context, input }) =>
    verifyPayment(context.ctx, requireViewer(context), input.sessionId),
  ),
  openPortal: os.openPortal.handler(async ({ context }) =>
    absolute(context, await openPortal(context.ctx, requireViewer(context))),
  ),
};

/** The built-in checkout is a page of this very server, under the address by which the caller reached it. */
function absolute({ origin }: Pick<RequestContext, 'origin'>, { url }: { url: string }): { url: string } {
  return { url: new URL(url, origin).href };
}
