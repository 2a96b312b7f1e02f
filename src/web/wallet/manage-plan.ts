import { api } from '#web/api.ts';
import { openCheckoutTab } from '#web/checkout-tab.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Opens the page where a plan is changed or cancelled, in a new tab. */
export async function managePlan(): Promise<void> {
  const tab = openCheckoutTab();
  try {
    tab.show((await api.wallet.openPortal()).url);
  } catch (error) {
    tab.close();
    const said = error instanceof Error && !(error instanceof TypeError) ? error.message : '';
    toast.bad('Error', said || 'Something went wrong. Please try again.');
  }
}
