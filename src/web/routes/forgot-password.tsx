import { ForgotPasswordPage } from '#web/accounts/forgot-password-page.tsx';
import { pageMeta } from '#web/frame/page-meta.ts';

export function meta() {
  return pageMeta({ title: 'Forgot password', path: '/forgot-password', baseUrl: '', hidden: true });
}

export default ForgotPasswordPage;
