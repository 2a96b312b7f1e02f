import { hasRenewingPlan } from '../wallet/plan.ts';
import { listDueAccounts } from '../accounts/delete-account.ts';
import { deleteDueAccountsJob } from '../accounts/jobs.ts';
import type { Context } from '../context.ts';
import { eraseAccount } from './erase-account.ts';

const daySeconds = 24 * 60 * 60;

/** Deletes every account whose time is over. One that can't go yet (its owner took a new plan) is tried again in a day. */
export async function deleteDueAccounts(ctx: Context): Promise<void> {
  let waiting = 0;
  for (const userId of await listDueAccounts(ctx, ctx.clock.now())) {
    if (await hasRenewingPlan(ctx, userId)) {
      waiting += 1;
      ctx.log.warn({ userId }, 'an account that is to be deleted has a plan that renews');
    } else {
      await eraseAccount(ctx, userId);
      ctx.log.info({ userId }, 'account deleted');
    }
  }
  if (waiting > 0) await ctx.jobs.enqueue(ctx.db, deleteDueAccountsJob, {}, { delaySeconds: daySeconds });
}
