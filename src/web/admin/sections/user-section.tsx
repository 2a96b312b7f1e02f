import { ArrowLeft, PencilLine } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { planTerms } from '#shared/packs-and-plans.ts';
import { formatCantos, formatPrice, type DisputeStatus } from '#shared/wallet.ts';
import { api } from '#web/api/api.ts';
import { MoreButton } from '#web/ui/actions/more-button.tsx';
import { useMore } from '#web/api/use-more.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { StatementTable } from '#web/ui/objects/statement-table.tsx';
import { CorrectionDialog } from '../correction-dialog.tsx';
import type { DataOf } from '../load-section.ts';
import { moment } from '../moment.ts';

const disputeWords: Record<DisputeStatus, string> = { open: 'Open:', won: 'Won:', lost: 'Lost:' };

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
        {user.debt > 0 && (
          <>
            <dt>Owes</dt>
            <dd className="num">
              <b>
                {formatCantos(user.debt)} {brand.credits}
              </b>
              {', spent of payments that were charged back'}
            </dd>
          </>
        )}
        {user.disputes.map((dispute) => (
          <Fragment key={dispute.id}>
            <dt>Disputed payment</dt>
            <dd>
              {disputeWords[dispute.status]} {formatPrice(dispute.disputed_cents)} of {dispute.payment_id},{' '}
              {formatCantos(dispute.taken)} of {formatCantos(dispute.cantos ?? 0)} {brand.credits}{' '}
              {dispute.status === 'open' ? 'held' : 'taken back'}, since{' '}
              <time dateTime={dispute.told_at}>{moment(dispute.told_at)}</time>
            </dd>
          </Fragment>
        ))}
      </dl>
      <Button variant="primary" icon={PencilLine} onClick={() => setCorrecting(true)}>
        Correct the balance
      </Button>
      <section className="adm__ledger" aria-labelledby="ledger">
        <h2 id="ledger">Ledger</h2>
        <StatementTable entries={items} when={moment} />
        <MoreButton more={more} />
      </section>
      {correcting && <CorrectionDialog user={user} onClose={() => setCorrecting(false)} />}
    </>
  );
}
