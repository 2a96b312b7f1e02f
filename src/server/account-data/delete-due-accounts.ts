import { hasRenewingPlan } from '../wallet/plan.ts';
import { listDueAccounts } from '../accounts/delete-account.ts';
import type { Context } from '../context.ts';
import { eraseAccount, isMakingUnseenSeason } from './erase-account.ts';

/**
 * Deletes every account whose time is over. One that can't go (its owner took a new plan, or has a season made right now that
 * only they can see) is tried again in a day.
 */
export async function deleteDueAccounts(ctx: Context): Promise<void> {
  for (const userId of await listDueAccounts(ctx, ctx.clock.now())) {
    try {
      if (await hasRenewingPlan(ctx, userId)) {
        ctx.log.warn({ userId }, 'an account that is to be deleted has a plan that renews');
      } else if (await isMakingUnseenSeason(ctx, userId)) {
        ctx.log.warn({ userId }, 'an account that is to be deleted has a season in the making');
      } else {
        await eraseAccount(ctx, userId);
        ctx.log.info({ userId }, 'account deleted');
      }
    } catch (error) {
      // The others have a right to go, too.
      ctx.log.error({ err: error, userId }, 'an account could not be deleted');
    }
  }
}
