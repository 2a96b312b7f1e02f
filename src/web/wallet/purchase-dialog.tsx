import { Lock } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { packs, type Pack, type PackId } from '#shared/packs-and-plans.ts';
import { formatCantos, prices } from '#shared/wallet.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { TicketRow } from '#web/ui/cards/ticket-row.tsx';
import { api } from '#web/api/api.ts';
import { openCheckoutTab } from '#web/checkout-tab.ts';
import { toast } from '#web/ui/feedback/toast.ts';

type Props = { balance: number; onClose: () => void; onCheckout: () => void };

/** The five packs; picking one opens its checkout in a new tab and closes this. */
export function PurchaseDialog({ balance, onClose, onCheckout }: Props) {
  const [opening, setOpening] = useState<PackId | null>(null);

  async function pick(pack: Pack) {
    setOpening(pack.id);
    const opened = await buyPack(pack);
    setOpening(null);
    if (opened) onCheckout();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Get more ${brand.credits}`}
      subtitle={
        <>
          You have <b className="num">{formatCantos(balance)}</b>. A new episode or season costs{' '}
          <b className="num">{prices.season}</b>.
        </>
      }
      width={640}
    >
      <ul className="tix">
        {packs.map((pack) => (
          <li key={pack.id}>
            <TicketRow
              pack={pack}
              busy={opening === pack.id}
              disabled={opening !== null && opening !== pack.id}
              onPick={() => {
                if (!opening) void pick(pack);
              }}
            />
          </li>
        ))}
      </ul>
      <p className="dim tix__f">
        <Icon of={Lock} />
        Checkout opens in a new tab. Your {brand.credits} are added automatically.
      </p>
    </Dialog>
  );
}

/** Opens the checkout of a pack in a new tab and says so; true when it is open. */
async function buyPack(pack: Pack): Promise<boolean> {
  const tab = openCheckoutTab();
  try {
    const { url } = await api.wallet.createPayment({
      packageId: pack.id,
      amount: pack.priceCents,
      cantoAmount: pack.amount,
      description: pack.name,
    });
    tab.show(url);
  } catch {
    tab.close();
    toast.bad('Payment Error', 'Failed to create payment session. Please try again.');
    return false;
  }
  toast.ok(
    'Checkout opened',
    `Complete your purchase in the new tab. Your ${brand.credits} will be added automatically.`,
  );
  return true;
}
