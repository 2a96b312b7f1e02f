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

/** The same of a sign-in with the provider of this name. @returns Whether a code is asked for. */
export function tellSignIn(word: string, name: string): boolean {
  const outcome = signInOutcomes.find((known): known is SignInOutcome => known === word);
  if (!outcome) return false;
  if (outcome === 'in') toast.ok(messages.signedIn.title, messages.signedIn.description);
  else {
    const message = providerMessage(outcome, name);
    if (message) toast.bad(message.title, message.description);
  }
  return outcome === 'code';
}
