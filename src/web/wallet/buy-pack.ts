import { brand } from '#shared/brand.ts';
import type { Pack } from '#shared/packs-and-plans.ts';
import { api } from '#web/api/api.ts';
import { openCheckoutTab } from '#web/checkout-tab.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Opens the checkout of a pack in a new tab and says so; true when it is open. */
export async function buyPack(pack: Pack): Promise<boolean> {
  const tab = openCheckoutTab();
  try {
    const { url } = await api.wallet.createPayment({
      packageId: pack.id,
      amount: pack.priceCents,
      cantoAmount: pack.amount,
      description: pack.name,
    });
    tab.show(url);
  } catch {
    tab.close();
    toast.bad('Payment Error', 'Failed to create payment session. Please try again.');
    return false;
  }
  toast.ok(
    'Checkout opened',
    `Complete your purchase in the new tab. Your ${brand.credits} will be added automatically.`,
  );
  return true;
}
