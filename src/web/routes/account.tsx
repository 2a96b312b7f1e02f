import { AccountPage, AccountSignedOut } from '#web/account-data/account-page.tsx';
import { pageMeta } from '#web/frame/page-meta.ts';
import { useRootData } from '#web/root-data.ts';

export function meta() {
  return pageMeta({ title: 'Your account', path: '/account', baseUrl: '', hidden: true });
}

export default function Account() {
  const { me } = useRootData();
  return me ? <AccountPage me={me} /> : <AccountSignedOut />;
}
