import type { Plan } from '#shared/packs-and-plans.ts';
import { api } from '#web/api/api.ts';
import { openCheckoutTab } from '#web/checkout-tab.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { failureMessage, messages, type Message } from './account-messages.ts';
import { signUp, type Credentials } from './auth.ts';

type PaidPlan = Exclude<Plan, 'free'>;

/** Makes a free account. Says what came of it; true when the modal has done its work. */
export async function takeFreeOffer(credentials: Credentials): Promise<boolean> {
  try {
    await signUp(credentials);
  } catch (error) {
    return showFailure(error, { forPlan: false });
  }
  return showMessage(messages.signedUpFree);
}

/**
 * Makes an account for a plan. Nobody can pay before the address is confirmed: the link in the mail leads on to the checkout.
 * Says what came of it; true when the modal is done.
 */
export async function takePaidOffer(plan: PaidPlan, credentials: Credentials): Promise<boolean> {
  try {
    await signUp(credentials, plan);
  } catch (error) {
    return showFailure(error);
  }
  return showMessage(messages.confirmThenPay);
}

/** Goes on with the plan that a new account asked for, once its link was followed; no tab opens without a press. */
export async function continuePlan(plan: string): Promise<void> {
  if (plan !== 'starter' && plan !== 'premium') return;
  try {
    const { url } = await api.wallet.createCheckout({ plan });
    showMessage(messages.checkout);
    location.assign(url);
  } catch (error) {
    showFailure(error);
  }
}

/** Opens the checkout for somebody who is signed in. */
export async function upgradeAccount(plan: PaidPlan): Promise<boolean> {
  const tab = openCheckoutTab();
  try {
    tab.show((await api.wallet.createCheckout({ plan })).url);
  } catch (error) {
    tab.close();
    return showFailure(error);
  }
  return showMessage(messages.checkout);
}

function showMessage({ title, description }: Message): true {
  toast.ok(title, description);
  return true;
}

function showFailure(error: unknown, { forPlan } = { forPlan: true }): false {
  const { title, description } = failureMessage(error, forPlan);
  toast.bad(title, description);
  return false;
}
