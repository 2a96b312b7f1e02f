import { RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FailedProduction } from '#shared/admin/admin.ts';
import { brand } from '#shared/brand.ts';
import { formatCantos } from '#shared/wallet.ts';
import { api } from '#web/api/api.ts';
import { MoreButton } from '#web/ui/actions/more-button.tsx';
import { useMore } from '#web/api/use-more.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import type { DataOf } from '../load-section.ts';
import { moment } from '../moment.ts';

type Question = { production: FailedProduction; what: 'retry' | 'refund' };

/** Episodes that could not be made. */
export function ProductionsSection({ first }: DataOf<'productions'>) {
  const { items, more } = useMore(first, (cursor) => api.admin.listFailedProductions({ cursor }));
  const [question, setQuestion] = useState<Question | null>(null);
  if (items.length === 0)
    return <EmptyState title="Nothing has failed">Every episode that was ordered was made.</EmptyState>;
  return (
    <>
      <ul className="adm__list" aria-label="Failed productions">
        {items.map((production) => (
          <li key={production.episode_id} className="adm__card">
            <Production production={production} />
            <div className="adm__acts">
              <Button size="sm" icon={RotateCcw} onClick={() => setQuestion({ production, what: 'retry' })}>
                Try again
                <span className="vh"> {production.season_title}</span>
              </Button>
              {production.charged > 0 && !production.refunded && (
                <Button size="sm" icon={Undo2} onClick={() => setQuestion({ production, what: 'refund' })}>
                  Refund {formatCantos(production.charged)} {brand.credits}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <MoreButton more={more} />
      {question && <AskDialog {...question} onClose={() => setQuestion(null)} />}
    </>
  );
}

function Production({ production }: { production: FailedProduction }) {
  const { charged, charged_user_id: userId } = production;
  return (
    <div className="adm__what">
      <h2>
        <Link to={`/seasons/${production.season_id}`}>
          {production.season_title}, episode {production.episode_number}
        </Link>
      </h2>
      <p className="adm__meta">
        Ordered <time dateTime={production.created_at}>{moment(production.created_at)}</time>
        {userId && (
          <>
            {' '}
            by{' '}
            <Link className="lk" to={`/admin/users/${userId}`}>
              {production.charged_username ?? 'somebody'}
            </Link>
          </>
        )}
      </p>
      <p className="adm__text">{production.failure ?? 'Nobody wrote down what went wrong.'}</p>
      <p className="adm__badges">
        {charged === 0 ? (
          <Badge>Nobody paid</Badge>
        ) : (
          <Badge>
            {formatCantos(charged)} {brand.credits} {production.refunded ? 'given back' : 'not given back'}
          </Badge>
        )}
      </p>
    </div>
  );
}

function AskDialog({ production, what, onClose }: Question & { onClose: () => void }) {
  const { season_id: id, season_title: title, refunded, charged } = production;
  const free = refunded || charged === 0;
  return what === 'retry' ? (
    <ActionDialog
      title="Try again"
      confirm="Try again"
      done={`${title} is being made`}
      onConfirm={() => api.admin.retryProduction({ id })}
      onClose={onClose}
    >
      {title} goes on from what was kept.{' '}
      {free ? 'Nobody is charged for it.' : `The ${formatCantos(charged)} ${brand.credits} already paid pay for it.`}
    </ActionDialog>
  ) : (
    <ActionDialog
      title="Refund this production"
      confirm="Refund"
      done="Refunded"
      onConfirm={() => api.admin.refundProduction({ id })}
      onClose={onClose}
    >
      {formatCantos(charged)} {brand.credits} go back to {production.charged_username ?? 'who paid'}.
    </ActionDialog>
  );
}
