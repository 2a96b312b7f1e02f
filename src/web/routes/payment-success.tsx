import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { useSession } from '#web/session.tsx';
import { PaymentSuccessPage } from '#web/wallet/payment-success-page.tsx';

export function meta() {
  return pageMeta({ title: 'Payment', path: '/payment-success', baseUrl: '', hidden: true });
}

export default function PaymentSuccess() {
  const [query] = useSearchParams();
  const { refresh } = useSession();
  return <PaymentSuccessPage sessionId={query.get('session_id')} onCredited={refresh} />;
}
