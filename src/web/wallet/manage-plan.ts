import { api } from '#web/api/api.ts';
import { openCheckoutTab } from '#web/checkout-tab.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Opens the page where a plan is changed or cancelled, in a new tab. */
export async function managePlan(): Promise<void> {
  const tab = openCheckoutTab();
  try {
    tab.show((await api.wallet.openPortal()).url);
  } catch (error) {
    tab.close();
    toast.bad('Error', sentenceOf(error));
  }
}
