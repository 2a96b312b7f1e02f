import { Crown, LogIn, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { planTerms, type Plan } from '#shared/packs-and-plans.ts';
import { defaultRequiredAmount, formatCantos, type LedgerEntry } from '#shared/wallet.ts';
import { askForCantos, askToSignIn } from '#web/prompts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { managePlan } from './manage-plan.ts';
import { entryDate, kindOf, signedAmount } from './statement-entry.ts';
import { useOlderEntries, type EntryPage } from './use-older-entries.ts';
import './statement.css';

type Props = { balance: number; plan: Plan; entries: EntryPage };

/** Every canto in and out, and what it bought. */
export function StatementPage({ balance, plan, entries }: Props) {
  const { items, hasOlder, state, load } = useOlderEntries(entries);
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
        <table className="stm__t">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">When</th>
              <th scope="col" className="stm__n">
                In and out
              </th>
              <th scope="col" className="stm__n">
                Balance
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
        {hasOlder && (
          <Button variant="secondary" busy={state === 'loading' && 'Loading...'} onClick={() => void load()}>
            {state === 'failed' ? 'Could not load more. Try again' : 'Show older'}
          </Button>
        )}
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

function Entry({ entry }: { entry: LedgerEntry }) {
  const { label, icon } = kindOf(entry);
  return (
    <tr className={entry.amount > 0 ? 'is-in' : undefined}>
      <th scope="row">
        <div className="stm__what">
          <Icon of={icon} />
          <span>
            <b>
              {entry.season_id ? (
                <Link to={`/seasons/${entry.season_id}`}>{entry.description}</Link>
              ) : (
                entry.description
              )}
            </b>
            <small>{label}</small>
          </span>
        </div>
      </th>
      <td>
        <time dateTime={entry.created_at}>{entryDate(entry.created_at)}</time>
      </td>
      <td className="stm__n stm__a">
        {signedAmount(entry.amount)}
        <span className="vh"> {brand.credits}</span>
      </td>
      <td className="stm__n">
        <span className="stm__w">Balance </span>
        {formatCantos(entry.balance_after)}
      </td>
    </tr>
  );
}

/** What the address shows to nobody in particular. */
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
