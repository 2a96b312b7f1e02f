import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../../context.ts';
import { findCustomer } from '../plan.ts';

/** Where the caller changes or cancels a plan. Throws AppError: `not_found` without a plan. */
export async function openPortal(
  ctx: Pick<Context, 'config' | 'db' | 'payments'>,
  viewer: Viewer,
): Promise<{ url: string }> {
  const customerId = await findCustomer(ctx, viewer.userId);
  if (!customerId) throw new AppError('not_found', 'You have no plan to manage.');
  return ctx.payments.openPortal({ customerId, returnUrl: `${ctx.config.baseUrl}/wallet` });
}
