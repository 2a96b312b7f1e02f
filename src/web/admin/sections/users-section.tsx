import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { formatCantos } from '#shared/wallet.ts';
import { api } from '#web/api/api.ts';
import { MoreButton } from '#web/ui/actions/more-button.tsx';
import { useMore } from '#web/api/use-more.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import type { DataOf } from '../load-section.ts';
import { moment } from '../moment.ts';
import { SearchForm } from '../search-form.tsx';

/** Accounts, newest first. */
export function UsersSection({ search, first }: DataOf<'users'>) {
  const { items, more } = useMore(first, (cursor) => api.admin.findUsers({ search, cursor }));
  return (
    <>
      <SearchForm action="/admin/users" label="E-mail address, name or id" search={search} />
      {items.length === 0 ? (
        <EmptyState title="Nobody found">There is no account like that.</EmptyState>
      ) : (
        <ul className="adm__list" aria-label="Users">
          {items.map((user) => (
            <li key={user.id} className="adm__card adm__card--row">
              <div className="adm__what">
                <h2>
                  <Link to={`/admin/users/${user.id}`}>{user.email}</Link>
                </h2>
                <p className="adm__meta">
                  {user.username}, since <time dateTime={user.created_at}>{moment(user.created_at)}</time>
                </p>
              </div>
              <p className="adm__amount num">
                {user.roles.includes('admin') && <Badge kind="creator">Admin</Badge>}
                {user.debt > 0 && <Badge kind="fact">Owes {formatCantos(user.debt)}</Badge>}
                {formatCantos(user.balance)} {brand.credits}
              </p>
            </li>
          ))}
        </ul>
      )}
      <MoreButton more={more} />
    </>
  );
}
