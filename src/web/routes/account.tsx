import { Suspense } from 'react';
import { data, useSearchParams } from 'react-router';
import type { Route } from './+types/account';
import { firstAdminPath, newPasswordPath } from '#shared/accounts.ts';
import { AccountPage, AccountSignedOut } from '#web/account-data/account-page.tsx';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { pageContext } from '#web/page-context.ts';
import { withFallback } from '#web/api/with-fallback.ts';
import { useRootData } from '#web/root-data.ts';
import { useSession } from '#web/session.tsx';

const AccountSettings = deferred(
  async () => (await import('#web/accounts/settings/account-settings.tsx')).AccountSettings,
);
const FirstAdminPage = deferred(
  async () => (await import('#web/accounts/settings/first-admin-page.tsx')).FirstAdminPage,
);
const PasswordPage = deferred(async () => (await import('#web/accounts/password-page.tsx')).PasswordPage);

/** `/account`, `/account/password` for who forgot it, and `/account/first-admin` for who has the link of the first start. */
export async function loader({ params: { part }, context }: Route.LoaderArgs) {
  if (part && part !== 'password' && part !== 'first-admin') throw data({ message: '' }, { status: 404 });
  const { api, me } = context.get(pageContext);
  if (part || !me) return null;
  const [sessions, methods] = await Promise.all([
    withFallback('where somebody is signed in', api.accounts.listSessions(), null),
    withFallback('how somebody signs in', api.accounts.listSignInMethods(), null),
  ]);
  return { sessions: sessions?.items ?? null, methods };
}

export function meta({ params: { part } }: Route.MetaArgs) {
  const [title, path] =
    part === 'password'
      ? ['New password', newPasswordPath]
      : part
        ? ['Become the admin', firstAdminPath]
        : ['Your account', '/account'];
  return pageMeta({ title, path, baseUrl: '', hidden: true });
}

export default function Account({ params: { part }, loaderData }: Route.ComponentProps) {
  const { me } = useRootData();
  if (part === 'password') return <Password />;
  if (part) return <FirstAdmin email={me?.user.email ?? null} />;
  if (!me) return <AccountSignedOut />;
  return (
    <AccountPage me={me}>
      <Suspense fallback={null}>
        <AccountSettings me={me} sessions={loaderData?.sessions ?? null} methods={loaderData?.methods ?? null} />
      </Suspense>
    </AccountPage>
  );
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

function FirstAdmin({ email }: { email: string | null }) {
  const [query] = useSearchParams();
  return (
    <Suspense fallback={null}>
      <FirstAdminPage token={query.get('token') ?? ''} email={email} />
    </Suspense>
  );
}
