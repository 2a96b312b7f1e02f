import { Eye, EyeOff, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminContent, ReportedContent } from '#shared/admin/admin.ts';
import { reportReasons } from '#shared/reports.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ActionDialog, reasonField } from '../action-dialog.tsx';
import { ContentFacts } from '../content-row.tsx';
import { JudgeDialog } from '../judge-dialog.tsx';
import type { DataOf } from '../load-section.ts';
import { moment } from '../moment.ts';

/** Open reports, oldest first. */
export function ReportsSection({ items, total }: DataOf<'reports'>) {
  const [judged, setJudged] = useState<AdminContent | null>(null);
  const [dismissed, setDismissed] = useState<ReportedContent | null>(null);
  if (total === 0) return <EmptyState title="Nothing is reported">Reports come from the pages themselves.</EmptyState>;
  return (
    <>
      {total > items.length && (
        <p className="muted">
          The first {items.length} of {total}; the others follow as these are dealt with.
        </p>
      )}
      <ul className="adm__list" aria-label="Reported content">
        {items.map((thing) => (
          <li key={`${thing.kind}:${thing.id}`} className="adm__card">
            {thing.content ? <ContentFacts content={thing.content} /> : <Gone thing={thing} />}
            <Reasons reports={thing.reports} />
            <div className="adm__acts">
              <Button size="sm" icon={ThumbsUp} onClick={() => setDismissed(thing)}>
                Dismiss
                <span className="vh"> the reports of {thing.content?.name ?? thing.id}</span>
              </Button>
              {thing.content && (
                <Button
                  size="sm"
                  variant={thing.content.is_hidden ? 'secondary' : 'danger'}
                  icon={thing.content.is_hidden ? Eye : EyeOff}
                  onClick={() => setJudged(thing.content)}
                >
                  {thing.content.is_hidden ? 'Restore' : 'Hide'}
                  <span className="vh"> {thing.content.name}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {judged && <JudgeDialog content={judged} onClose={() => setJudged(null)} />}
      {dismissed && (
        <ActionDialog
          title="Dismiss these reports"
          confirm="Dismiss reports"
          done="Reports dismissed"
          words={reasonField}
          onConfirm={(reason) => api.admin.dismissReports({ kind: dismissed.kind, id: dismissed.id, reason })}
          onClose={() => setDismissed(null)}
        >
          {dismissed.content?.name ?? 'What was reported'} stays as it is. Whoever reported it can do so again.
        </ActionDialog>
      )}
    </>
  );
}

function Gone({ thing }: { thing: ReportedContent }) {
  return (
    <div className="adm__what">
      <h2>A {thing.kind} that has been deleted since</h2>
      <p className="adm__meta">{thing.id}</p>
    </div>
  );
}

function Reasons({ reports }: Pick<ReportedContent, 'reports'>) {
  return (
    <ul className="adm__reasons" aria-label="Reports">
      {reports.map((report) => (
        <li key={report.id}>
          <b>{reportReasons[report.reason]}</b>
          {report.words && <p className="adm__text">{report.words}</p>}
          <p className="adm__meta">
            {report.reporter_id ? (
              <Link className="lk" to={`/admin/users/${report.reporter_id}`}>
                {report.reporter_username ?? 'somebody'}
              </Link>
            ) : (
              'The judge'
            )}
            , <time dateTime={report.created_at}>{moment(report.created_at)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
