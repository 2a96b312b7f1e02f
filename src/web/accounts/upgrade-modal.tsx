import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Plan } from '#shared/packs-and-plans.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useFocusOnChange } from '#web/ui/use-focus-on-change.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { takeFreeOffer, takePaidOffer, upgradeAccount } from './take-offer.ts';
import { offers } from './upgrade-offers.ts';
import './upgrade.css';

type Props = {
  /** Somebody with an account only needs to pay. */
  signedIn: boolean;
  onClose: () => void;
  onSignIn: () => void;
};

/** The three offers, one at a time, starting with Pro. */
export function UpgradeModal({ signedIn, onClose, onSignIn }: Props) {
  const [plan, setPlan] = useState<Plan>('premium');
  const offer = offers[plan];
  const price = useFocusOnChange<HTMLParagraphElement>(plan);

  async function close(done: Promise<boolean>) {
    if (await done) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={offer.title} width={880} className={`up up--${plan}`}>
      <div className="up__a" aria-hidden="true">
        <picture>
          <source type="image/avif" srcSet={`/art/${offer.art}-p.avif`} />
          <img src={`/art/${offer.art}-p.webp`} alt="" width={480} height={720} />
        </picture>
      </div>
      <p className="up__p" ref={price} tabIndex={-1}>
        <b className="d">{offer.price}</b>
        {offer.perMonth && <span>/month</span>}
      </p>
      <ul className="tick">
        <li>
          <Icon of={Check} />
          <span>
            <b>{offer.lead}</b> {offer.leadRest}
          </span>
        </li>
        {offer.lines.map((line) => (
          <li key={line}>
            <Icon of={Check} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {signedIn ? (
        <PayButton plan={plan} label={offer.submit} onPay={(paid) => close(upgradeAccount(paid))} onClose={onClose} />
      ) : (
        <CredentialsForm
          newAccount
          submit={offer.submit}
          busy="One moment..."
          className="up__f"
          onSubmit={(credentials) =>
            close(plan === 'free' ? takeFreeOffer(credentials) : takePaidOffer(plan, credentials))
          }
        />
      )}
      <p className="up__l">
        {offer.links.map((link) => (
          <button key={link.label} type="button" className="lk" onClick={() => setPlan(link.to)}>
            {link.label}
          </button>
        ))}
      </p>
      {!signedIn && (
        <p className="up__l up__l--in">
          Already have an account?
          <button type="button" className="lk" onClick={onSignIn}>
            Sign in
          </button>
        </p>
      )}
    </Dialog>
  );
}

type PaidPlan = Exclude<Plan, 'free'>;
type PayProps = { plan: Plan; label: string; onPay: (plan: PaidPlan) => Promise<void>; onClose: () => void };

function PayButton({ plan, label, onPay, onClose }: PayProps) {
  const [busy, setBusy] = useState(false);
  async function pay(paid: PaidPlan) {
    setBusy(true);
    await onPay(paid);
    setBusy(false);
  }
  return (
    <Button
      variant="primary"
      size="lg"
      wide
      busy={busy && 'One moment...'}
      onClick={() => (plan === 'free' ? onClose() : void pay(plan))}
    >
      {plan === 'free' ? 'Keep my free account' : label}
    </Button>
  );
}
