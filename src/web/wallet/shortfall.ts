import { brand } from '#shared/brand.ts';
import { formatCantos } from '#shared/wallet.ts';

/** The wallet's two warning lines while the balance is below what is required; null when it suffices. */
export function shortfall(required: number, balance: number): { missing: string; needed: string } | null {
  if (balance >= required) return null;
  return {
    missing: `Need ${formatCantos(required - balance)} more ${required - balance === 1 ? brand.credit : brand.credits}`,
    needed: `You need ${formatCantos(required)} ${brand.credits} to continue`,
  };
}
