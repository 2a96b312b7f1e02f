import { groupDigits } from '#shared/text/group-digits.ts';
import {
  BookOpen,
  Crown,
  Gavel,
  Headphones,
  PencilLine,
  Shuffle,
  Sparkles,
  Ticket,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { LedgerEntry, LedgerReason } from '#shared/wallet.ts';

const kinds: Record<LedgerReason, { label: string; icon: LucideIcon }> = {
  sign_up: { label: 'Welcome', icon: Sparkles },
  season: { label: 'New season', icon: BookOpen },
  episode: { label: 'New episode', icon: Headphones },
  remix: { label: 'Remix', icon: Shuffle },
  refund: { label: 'Given back', icon: Undo2 },
  pack: { label: 'Bought', icon: Ticket },
  plan: { label: 'Plan', icon: Crown },
  reversal: { label: 'Taken back', icon: Undo2 },
  dispute: { label: 'Disputed payment', icon: Gavel },
  correction: { label: 'Correction', icon: PencilLine },
};

export function kindOf({ reason }: Pick<LedgerEntry, 'reason'>): { label: string; icon: LucideIcon } {
  return kinds[reason];
}

/** "+800" or "−300", with the true minus sign. */
export function signedAmount(amount: number): string {
  return `${amount < 0 ? '\u2212' : '+'}${groupDigits(Math.abs(amount))}`;
}

/** "Nov 20, 2026". In UTC, so that server and browser say the same. */
export function entryDate(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
}
