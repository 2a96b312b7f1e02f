import { useSearchParams } from 'react-router';
import { newPasswordPath } from '#shared/accounts.ts';
import { NewPasswordPage } from '#web/accounts/new-password-page.tsx';
import { pageMeta } from '#web/frame/page-meta.ts';
import { useSession } from '#web/session.tsx';

export function meta() {
  return pageMeta({ title: 'New password', path: newPasswordPath, baseUrl: '', hidden: true });
}

export default function NewPassword() {
  const [query] = useSearchParams();
  const { signedInOrOut } = useSession();
  return <NewPasswordPage token={query.get('token')} onChanged={() => void signedInOrOut()} />;
}
