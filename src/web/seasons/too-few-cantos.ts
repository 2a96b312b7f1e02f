import type { Problem } from '#web/api/problem.ts';
import { askForCantos } from '#web/prompts.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Whether cantos are what is missing, said by its code or, by servers that only send words, in the message. */
export function isTooFewCantos({ code, message }: Problem): boolean {
  if (code === 'debt_unsettled') return false;
  return code === 'insufficient_cantos' || /insufficient|balance|\b300\b/i.test(message);
}

/** Says that cantos of a payment that was taken back are owed, and opens the wallet to buy them. Answers whether that is what is wrong. */
export function tellDebt({ code, message, required = 0 }: Problem, balance: number): boolean {
  if (code !== 'debt_unsettled') return false;
  toast.bad('Cantos are owed', message);
  askForCantos({ requiredAmount: balance + required, currentBalance: balance });
  return true;
}
