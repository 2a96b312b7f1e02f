import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { applicationStatuses, decisionWordsLimit, type AdminApplication } from '#shared/admin/admin.ts';
import { api } from '#web/api/api.ts';
import { MoreButton } from '#web/ui/actions/more-button.tsx';
import { useMore } from '#web/api/use-more.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SegmentedControl } from '#web/ui/actions/segmented-control.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import type { DataOf } from '../load-section.ts';
import { moment } from '../moment.ts';

type Decision = { application: AdminApplication; accept: boolean };

/** Creator applications. The applicant is told the decision by mail. */
export function ApplicationsSection({ status, first }: DataOf<'applications'>) {
  const { items, more } = useMore(first, (cursor) => api.admin.listApplications({ status, cursor }));
  const [decision, setDecision] = useState<Decision | null>(null);
  const navigate = useNavigate();
  return (
    <>
      <SegmentedControl
        label="Status"
        options={applicationStatuses}
        value={status}
        onChange={(wanted) => void navigate(`/admin/applications?status=${wanted}`)}
      />
      {items.length === 0 ? (
        <EmptyState title={status === 'new' ? 'No new applications' : `Nobody ${status} yet`}>
          Applications come from the page for creators.
        </EmptyState>
      ) : (
        <ul className="adm__list" aria-label="Applications">
          {items.map((application) => (
            <li key={application.id} className="adm__card">
              <Application application={application} />
              {application.status === 'new' && (
                <div className="adm__acts">
                  <Button size="sm" icon={Check} onClick={() => setDecision({ application, accept: true })}>
                    Accept
                    <span className="vh"> {application.show_name}</span>
                  </Button>
                  <Button
                    size="sm"
                    variant="danger"
                    icon={X}
                    onClick={() => setDecision({ application, accept: false })}
                  >
                    Decline
                    <span className="vh"> {application.show_name}</span>
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <MoreButton more={more} />
      {decision && <DecisionDialog {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

function Application({ application }: { application: AdminApplication }) {
  return (
    <div className="adm__what">
      <h2>{application.show_name}</h2>
      <p className="adm__meta">
        {application.full_name},{' '}
        <a className="lk" href={`mailto:${application.email}`}>
          {application.email}
        </a>
      </p>
      <p className="adm__meta">
        {application.current_platform}, followers: {application.follower_count}. Sent{' '}
        <time dateTime={application.created_at}>{moment(application.created_at)}</time>
        {application.decided_at && (
          <>
            , {application.status} <time dateTime={application.decided_at}>{moment(application.decided_at)}</time>
            {application.decision_mailed_at ? ', told by mail' : ', mail not sent yet'}
          </>
        )}
      </p>
      <p className="adm__text">{application.description}</p>
    </div>
  );
}

function DecisionDialog({ application, accept, onClose }: Decision & { onClose: () => void }) {
  const { id, show_name: show, email } = application;
  return (
    <ActionDialog
      title={accept ? 'Accept the application' : 'Decline the application'}
      confirm={accept ? 'Accept' : 'Decline'}
      danger={!accept}
      done={accept ? 'Application accepted' : 'Application declined'}
      words={{
        label: 'Words of your own (optional)',
        hint: 'They stand in the mail as you write them.',
        required: false,
        longest: decisionWordsLimit,
      }}
      onConfirm={(words) =>
        accept ? api.admin.acceptApplication({ id, words }) : api.admin.declineApplication({ id, words })
      }
      onClose={onClose}
    >
      {email} gets a mail that says {show} was {accept ? 'accepted' : 'declined'}. This cannot be taken back.
    </ActionDialog>
  );
}
