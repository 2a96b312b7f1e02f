import { ArrowLeft, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { planTerms } from '#shared/packs-and-plans.ts';
import { formatCantos, type LedgerEntry } from '#shared/wallet.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import type { DataOf } from './load-section.ts';
import { moment } from './moment.ts';
import { MoreButton } from './more-button.tsx';
import { useMore } from './use-more.ts';

/** One account, and every canto in and out of it. */
export function UserSection({ user, ledger }: DataOf<'user'>) {
  const { items, more } = useMore(ledger, (cursor) => api.admin.listUserLedger({ id: user.id, cursor }));
  const [correcting, setCorrecting] = useState(false);
  return (
    <>
      <Link className="back" to="/admin/users">
        <Icon of={ArrowLeft} />
        All users
      </Link>
      <dl className="adm__dl">
        <dt>Public name</dt>
        <dd>{user.username ?? 'None'}</dd>
        <dt>Id</dt>
        <dd>{user.id}</dd>
        <dt>Roles</dt>
        <dd>{user.roles.join(', ') || 'None'}</dd>
        <dt>Plan</dt>
        <dd>{planTerms[user.plan].label}</dd>
        <dt>Since</dt>
        <dd>
          <time dateTime={user.created_at}>{moment(user.created_at)}</time>
        </dd>
        {user.deletion_due_at && (
          <>
            <dt>To be deleted</dt>
            <dd>
              <time dateTime={user.deletion_due_at}>{moment(user.deletion_due_at)}</time>
            </dd>
          </>
        )}
        <dt>Balance</dt>
        <dd className="num">
          <b>
            {formatCantos(user.balance)} {brand.credits}
          </b>
        </dd>
      </dl>
      <Button variant="primary" icon={PencilLine} onClick={() => setCorrecting(true)}>
        Correct the balance
      </Button>
      <section className="adm__ledger" aria-labelledby="ledger">
        <h2 id="ledger">Ledger</h2>
        <table className="adm__t">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">When</th>
              <th scope="col" className="adm__n">
                In and out
              </th>
              <th scope="col" className="adm__n">
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
        <MoreButton more={more} />
      </section>
      {correcting && <CorrectionDialog user={user} onClose={() => setCorrecting(false)} />}
    </>
  );
}

function Entry({ entry }: { entry: LedgerEntry }) {
  return (
    <tr>
      <th scope="row">
        {entry.season_id ? (
          <Link className="lk" to={`/seasons/${entry.season_id}`}>
            {entry.description}
          </Link>
        ) : (
          entry.description
        )}
        <small>{entry.reason.replaceAll('_', ' ')}</small>
      </th>
      <td>
        <time dateTime={entry.created_at}>{moment(entry.created_at)}</time>
      </td>
      <td className={entry.amount > 0 ? 'adm__n adm__in' : 'adm__n'}>
        {entry.amount > 0 ? '+' : '\u2212'}
        {formatCantos(Math.abs(entry.amount))}
      </td>
      <td className="adm__n">{formatCantos(entry.balance_after)}</td>
    </tr>
  );
}
