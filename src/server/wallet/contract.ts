import { oc } from '@orpc/contract';
import { z } from 'zod';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { packIds } from '#shared/packs-and-plans.ts';
import { ledgerEntry } from '#shared/wallet.ts';

const checkoutUrl = z.object({ url: z.string() });

export const walletContract = {
  ledger: oc
    .route({
      method: 'GET',
      path: '/me/ledger',
      operationId: 'getLedger',
      tags: ['wallet'],
      summary: 'Every canto in and out, newest first',
    })
    .input(pageQuery)
    .output(pageOf(ledgerEntry)),
  createPayment: oc
    .route({
      method: 'POST',
      path: '/functions/create-payment',
      operationId: 'create-payment',
      tags: ['functions'],
      summary: 'Open a checkout for a pack of cantos',
    })
    .input(
      z.object({
        packageId: z.enum(packIds),
        amount: z.number().int(),
        cantoAmount: z.number().int(),
        description: z.string().max(200).optional(),
      }),
    )
    .output(checkoutUrl),
  createCheckout: oc
    .route({
      method: 'POST',
      path: '/functions/create-checkout',
      operationId: 'create-checkout',
      tags: ['functions'],
      summary: 'Open a checkout for a plan',
    })
    .input(z.object({ plan: z.enum(['starter', 'premium']) }))
    .output(checkoutUrl),
  verifyPayment: oc
    .route({
      method: 'POST',
      path: '/functions/verify-payment',
      operationId: 'verify-payment',
      tags: ['functions'],
      summary: 'Credit a paid checkout of the caller, once',
    })
    .input(z.object({ sessionId: z.string().min(1).max(200) }))
    .output(z.object({ success: z.boolean(), cantoAmount: z.number().optional(), error: z.string().optional() })),
  openPortal: oc
    .route({
      method: 'POST',
      path: '/me/plan/portal',
      operationId: 'openCustomerPortal',
      tags: ['wallet'],
      summary: 'Where a plan is changed or cancelled',
    })
    .output(checkoutUrl),
};
