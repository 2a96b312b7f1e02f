import { formatCantos } from '#shared/wallet.ts';
import { brand } from '#shared/brand.ts';
import { CantoTicket } from '../icons/canto-ticket.tsx';
import './canto-amount.css';

/** "1,240 cantos" with the ticket before it; `bare` leaves the word to assistive technology. */
export function CantoAmount({ amount, bare = false }: { amount: number; bare?: boolean }) {
  return (
    <span className="canto">
      <CantoTicket />
      {formatCantos(amount)}
      <span className={bare ? 'vh' : undefined}> {brand.credits}</span>
    </span>
  );
}
