import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { formatCantos, type LedgerEntry } from '#shared/wallet.ts';
import { Icon } from '../icons/icon.tsx';
import { entryDate, kindOf, signedAmount } from './statement-entry.ts';
import './statement-table.css';

type Props = { entries: LedgerEntry[]; when?: (at: string) => string };

/** Ledger entries: date, reason, amount and balance after it. */
export function StatementTable({ entries, when = entryDate }: Props) {
  return (
    <table className="stmt">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">When</th>
          <th scope="col" className="stmt__n">
            In and out
          </th>
          <th scope="col" className="stmt__n">
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} when={when} />
        ))}
      </tbody>
    </table>
  );
}

function Entry({ entry, when }: { entry: LedgerEntry; when: (at: string) => string }) {
  const { label, icon } = kindOf(entry);
  return (
    <tr className={entry.amount > 0 ? 'is-in' : undefined}>
      <th scope="row">
        <div className="stmt__what">
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
        <time dateTime={entry.created_at}>{when(entry.created_at)}</time>
      </td>
      <td className="stmt__n stmt__a">
        {signedAmount(entry.amount)}
        <span className="vh"> {brand.credits}</span>
      </td>
      <td className="stmt__n">
        <span className="stmt__w">Balance </span>
        {formatCantos(entry.balance_after)}
      </td>
    </tr>
  );
}
