import { Suspense } from 'react';
import { data, useSearchParams } from 'react-router';
import type { Route } from './+types/account';
import { newPasswordPath } from '#shared/accounts.ts';
import { AccountPage, AccountSignedOut } from '#web/account-data/account-page.tsx';
import { pageMeta } from '#web/frame/page-meta.ts';
import { later } from '#web/later.ts';
import { useRootData } from '#web/root-data.ts';
import { useSession } from '#web/session.tsx';
// The server sends the page drawn, before its code has come: its looks must be there.
import '#web/accounts/password-page.css';
import '#web/ui/forms/field.css';

const PasswordPage = later(async () => (await import('#web/accounts/password-page.tsx')).PasswordPage);

/** `/account`, and `/account/password` for who forgot it. */
export function loader({ params: { part } }: Route.LoaderArgs) {
  if (part && part !== 'password') throw data({ message: '' }, { status: 404 });
  return null;
}

export function meta({ params: { part } }: Route.MetaArgs) {
  const [title, path] = part ? ['New password', newPasswordPath] : ['Your account', '/account'];
  return pageMeta({ title, path, baseUrl: '', hidden: true });
}

export default function Account({ params: { part } }: Route.ComponentProps) {
  const { me } = useRootData();
  if (part) return <Password />;
  return me ? <AccountPage me={me} /> : <AccountSignedOut />;
}

function Password() {
  const [query] = useSearchParams();
  const { signedInOrOut } = useSession();
  return (
    <Suspense fallback={null}>
      <PasswordPage token={query.get('token')} over={query.has('error')} onChanged={() => void signedInOrOut()} />
    </Suspense>
  );
}
