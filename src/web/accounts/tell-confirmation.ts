import { signInOutcomes, type SignInOutcome } from '#shared/accounts.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { confirmations, messages, providerMessage } from './account-messages.ts';

/** Says what became of a link to confirm an address, as its redirect names it; nothing for other words. */
export function tellConfirmation(outcome: string): void {
  if (!(outcome in confirmations)) return;
  const { title, description } = confirmations[outcome as keyof typeof confirmations];
  if (outcome === 'again') toast.ok(title, description);
  else toast.bad(title, description);
}

/** The same of a sign-in with the provider of this name. @returns What became of it; null for other words. */
export function tellSignIn(word: string, name: string): SignInOutcome | null {
  const outcome = signInOutcomes.find((known) => known === word) ?? null;
  if (outcome === 'in') toast.ok(messages.signedIn.title, messages.signedIn.description);
  const message = outcome && outcome !== 'in' && providerMessage(outcome, name);
  if (message) toast.bad(message.title, message.description);
  return outcome;
}
