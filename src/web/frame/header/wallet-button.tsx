import { brand } from '#shared/brand.ts';
import { formatCantos } from '#shared/wallet.ts';
import { CantoTicket } from '#web/ui/icons/canto-ticket.tsx';

type Props = { balance: number; highlighted?: boolean; open?: boolean; onOpen?: () => void };

/** The balance; lit for a moment when a page asks for cantos. */
export function WalletButton({ balance, highlighted = false, open, onOpen }: Props) {
  return (
    <button
      type="button"
      className={highlighted ? 'wallet is-lit' : 'wallet'}
      aria-expanded={open}
      aria-label={`${formatCantos(balance)} ${brand.credits}, open wallet`}
      onClick={onOpen}
    >
      <CantoTicket />
      <span>{formatCantos(balance)}</span>
    </button>
  );
}
