import type { Pack } from '#shared/packs-and-plans.ts';
import { formatCantos, formatPrice } from '#shared/wallet.ts';
import { brand } from '#shared/brand.ts';
import { Badge } from '../words/badge.tsx';
import './ticket.css';

type Props = { pack: Pack; onPick: () => void; busy?: boolean; disabled?: boolean };

/** A pack of cantos, drawn as a ticket: amount, name, use and price. Put it in a list with class `tix`. */
export function TicketRow({ pack, onPick, busy = false, disabled = false }: Props) {
  return (
    <button
      type="button"
      className={pack.popular ? 'tix__t is-pop' : 'tix__t'}
      onClick={onPick}
      disabled={disabled}
      aria-busy={busy || undefined}
    >
      <span className="tix__m">
        <b className="d">{formatCantos(pack.amount)}</b> <small>{brand.credits}</small>
      </span>
      <span className="tix__n">
        <b>{pack.name}</b> <small>{pack.description}</small>
      </span>
      {pack.popular && (
        <Badge kind="now" className="tix__p">
          Most Popular
        </Badge>
      )}
      <span className="tix__s">
        {busy ? <small>Creating checkout...</small> : <b>{formatPrice(pack.priceCents)}</b>}
      </span>
    </button>
  );
}
