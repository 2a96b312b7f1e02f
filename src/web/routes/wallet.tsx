import type { Route } from './+types/wallet';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { load } from '#web/api/load.ts';
import { pageContext } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { StatementPage, StatementSignedOut } from '#web/wallet/statement-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, me } = context.get(pageContext);
  return { entries: me ? await load(api.wallet.ledger({})) : null };
}

export function meta() {
  return pageMeta({ title: 'Your wallet', path: '/wallet', baseUrl: '', hidden: true });
}

export default function Wallet({ loaderData }: Route.ComponentProps) {
  const { me } = useRootData();
  if (!me || !loaderData.entries) return <StatementSignedOut />;
  return <StatementPage balance={me.balance} plan={me.plan} entries={loaderData.entries} />;
}
