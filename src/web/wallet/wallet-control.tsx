import { Suspense, useEffect, useRef, useState } from 'react';
import { defaultRequiredAmount } from '#shared/wallet.ts';
import { WalletButton } from '#web/frame/header/wallet-button.tsx';
import { deferred } from '#web/delivery/deferred.ts';
import { onCantosAsked } from '#web/prompts.ts';
import { useReturnFromCheckout } from './use-return-from-checkout.ts';
import './wallet-control.css';

const WalletPanel = deferred(async () => (await import('./wallet-panel.tsx')).WalletPanel);
const PurchaseDialog = deferred(async () => (await import('./purchase-dialog.tsx')).PurchaseDialog);

const highlightMs = 1000;

type Props = { balance: number; onBalanceStale: () => void };

/** The balance in the header. It opens the wallet, and is highlighted for a second when a page asks for cantos. */
export function WalletControl({ balance, onBalanceStale }: Props) {
  const [open, setOpen] = useState(false);
  const [buying, setBuying] = useState(false);
  const [required, setRequired] = useState(defaultRequiredAmount);
  const [lit, setLit] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const paidElsewhere = useReturnFromCheckout(onBalanceStale);

  useEffect(
    () =>
      onCantosAsked(({ requiredAmount }) => {
        setRequired(requiredAmount ?? defaultRequiredAmount);
        setOpen(true);
        setLit(true);
        onBalanceStale();
      }),
    [onBalanceStale],
  );
  useEffect(() => {
    if (!lit) return;
    const timer = setTimeout(() => setLit(false), highlightMs);
    return () => clearTimeout(timer);
  }, [lit]);
  useCloseOutside(root, open, () => setOpen(false));

  return (
    <div className="wallet-control" ref={root}>
      <WalletButton balance={balance} highlighted={lit} open={open} onOpen={() => setOpen(!open)} />
      <Suspense fallback={null}>
        {open && (
          <WalletPanel
            balance={balance}
            required={required}
            onBuy={() => setBuying(true)}
            onLeave={() => setOpen(false)}
          />
        )}
        {buying && (
          <PurchaseDialog
            balance={balance}
            onClose={() => setBuying(false)}
            onCheckout={() => {
              paidElsewhere.expect();
              setBuying(false);
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Closes it on Esc and on a click outside, except in a dialog above it. */
function useCloseOutside(root: React.RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      close();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [root, open, close]);
}
