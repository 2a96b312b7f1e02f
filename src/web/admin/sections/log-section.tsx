import { Link } from 'react-router';
import { adminActions, type AdminAct } from '#shared/admin/admin.ts';
import { api } from '#web/api/api.ts';
import { MoreButton } from '#web/ui/actions/more-button.tsx';
import { useMore } from '#web/api/use-more.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { DataOf } from '../load-section.ts';
import { moment } from '../moment.ts';

/** The audit log: who did what, to what and why. Entries are never changed. */
export function LogSection({ first }: DataOf<'log'>) {
  const { items, more } = useMore(first, (cursor) => api.admin.listActs({ cursor }));
  if (items.length === 0)
    return <EmptyState title="Nothing has been done yet">Every act here leaves an entry.</EmptyState>;
  return (
    <>
      <ol className="adm__list" aria-label="Audit log">
        {items.map((entry) => (
          <li key={entry.id} className="adm__card adm__card--log">
            <p className="adm__meta">
              <time dateTime={entry.created_at}>{moment(entry.created_at)}</time>,{' '}
              <Link className="lk" to={`/admin/users/${entry.admin_id}`}>
                {entry.admin_username ?? 'a deleted account'}
              </Link>
            </p>
            <p>
              <b>{adminActions[entry.action]}</b> <Subject entry={entry} />
            </p>
            {entry.reason && <p className="adm__text">{entry.reason}</p>}
            <Change before={entry.before} after={entry.after} />
          </li>
        ))}
      </ol>
      <MoreButton more={more} />
    </>
  );
}

const addresses: Record<string, (id: string) => string> = {
  show: (id) => `/interactive-shows/${id}`,
  season: (id) => `/seasons/${id}`,
  character: (id) => `/admin/content?kind=character&search=${id}`,
  user: (id) => `/admin/users/${id}`,
};

function Subject({ entry: { subject_kind: kind, subject_id: id, subject_name: name } }: { entry: AdminAct }) {
  const to = addresses[kind]?.(id);
  const words = name ?? (kind === 'user' ? 'a deleted account' : '');
  return to ? (
    <Link className="lk" to={to}>
      {words || id}
    </Link>
  ) : (
    <>{words}</>
  );
}

/** The values before and after, as the log stored them. */
function Change({ before, after }: Pick<AdminAct, 'before' | 'after'>) {
  return (
    <dl className="adm__change">
      <dt>Before</dt>
      <dd>{inWords(before)}</dd>
      <dt>After</dt>
      <dd>{inWords(after)}</dd>
    </dl>
  );
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(', ') : 'none';
  if (typeof value !== 'object' || value === null) return String(value ?? 'nothing');
  return Object.entries(value)
    .map(([name, each]) => `${name.replaceAll('_', ' ')}: ${String(each)}`)
    .join(', ');
}
