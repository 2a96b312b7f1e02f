import { toast } from '#web/ui/feedback/toast.ts';
import { confirmations } from './account-messages.ts';

/** Says what became of a link to confirm an address, as its redirect names it; nothing for other words. */
export function tellConfirmation(outcome: string): void {
  if (!(outcome in confirmations)) return;
  const { title, description } = confirmations[outcome as keyof typeof confirmations];
  if (outcome === 'again') toast.ok(title, description);
  else toast.bad(title, description);
}
