import { Crown, LogIn, Plus } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { planTerms, type Plan } from '#shared/packs-and-plans.ts';
import { defaultRequiredAmount, formatCantos, type LedgerEntry } from '#shared/wallet.ts';
import { api } from '#web/api/api.ts';
import { askForCantos, askToSignIn } from '#web/prompts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { MoreButton } from '#web/ui/actions/more-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { StatementTable } from '#web/ui/objects/statement-table.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { useMore } from '#web/api/use-more.ts';
import { openCheckoutTab } from '#web/checkout-tab.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import './statement.css';

type Props = { balance: number; plan: Plan; entries: { items: LedgerEntry[]; next_cursor: string | null } };

/** The statement: all ledger entries of the account. */
export function StatementPage({ balance, plan, entries }: Props) {
  const { items, more } = useMore(entries, (cursor) => api.wallet.ledger({ cursor }));
  return (
    <div className="wrap stm">
      <div className="lampbg" aria-hidden="true" />
      <header className="stm__h">
        <h1 className="d">
          <BillTitle>{`Your ${brand.name} Wallet`}</BillTitle>
        </h1>
        <p>Every {brand.credit} in and out, and what it bought.</p>
      </header>
      <Balance balance={balance} plan={plan} />
      <section className="stm__l" aria-label="Statement">
        <StatementTable entries={items} />
        <MoreButton more={more}>Show older</MoreButton>
      </section>
    </div>
  );
}

function Balance({ balance, plan }: Pick<Props, 'balance' | 'plan'>) {
  return (
    <section className="stm__b" aria-label="Balance">
      <div className="stm__lit">
        <span>Your balance</span>
        <b className="d">
          {formatCantos(balance)} <em className="sm">{brand.credits}</em>
        </b>
      </div>
      <div className="stm__stub">
        <p>
          <Icon of={Crown} /> {planTerms[plan].label} plan
          {plan !== 'free' && `, ${formatCantos(planTerms[plan].cantosPerMonth)} ${brand.credits} a month`}
        </p>
        <Button
          variant="primary"
          wide
          icon={Plus}
          onClick={() => askForCantos({ requiredAmount: defaultRequiredAmount, currentBalance: balance })}
        >
          Buy More
        </Button>
        {plan === 'free' ? (
          <Button variant="secondary" wide onClick={() => askToSignIn('upgrade')}>
            See Plans
          </Button>
        ) : (
          <ManagePlan />
        )}
      </div>
    </section>
  );
}

function ManagePlan() {
  const [busy, setBusy] = useState(false);
  async function open() {
    setBusy(true);
    await managePlan();
    setBusy(false);
  }
  return (
    <Button variant="secondary" wide busy={busy && 'One moment...'} onClick={() => void open()}>
      Manage Plan
    </Button>
  );
}

/** Shown to visitors who are not signed in. */
export function StatementSignedOut() {
  return (
    <div className="wrap stm stm--out">
      <EmptyState
        title={`Your ${brand.credits} are yours alone`}
        headingLevel={1}
        action={
          <Button variant="primary" icon={LogIn} onClick={() => askToSignIn('sign-in')}>
            Sign In
          </Button>
        }
      >
        Sign in to see every {brand.credit} in and out, and what it bought.
      </EmptyState>
    </div>
  );
}

/** Opens the page where a plan is changed or cancelled, in a new tab. */
async function managePlan(): Promise<void> {
  const tab = openCheckoutTab();
  try {
    tab.show((await api.wallet.openPortal()).url);
  } catch (error) {
    tab.close();
    toast.bad('Error', sentenceOf(error));
  }
}
