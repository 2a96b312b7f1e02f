import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { formatCantos } from '#shared/wallet.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { announcePayment } from './use-return-from-checkout.ts';
import { api } from '#web/api/api.ts';
import './payment-success.css';

type Props = { sessionId: string | null; onCredited: () => void };

/** The return page of a checkout: verifies the payment and shows the outcome. */
export function PaymentSuccessPage({ sessionId, onCredited }: Props) {
  const [result, setResult] = useState<Verification | null>(
    sessionId ? null : { state: 'failed', error: 'No session ID found' },
  );

  useEffect(() => {
    if (!sessionId) return;
    let current = true;
    void verifyPayment(sessionId).then((verification) => {
      if (!current) return;
      setResult(verification);
      showOutcome(verification);
      if (verification.state === 'paid') {
        announcePayment();
        onCredited();
      }
    });
    return () => {
      current = false;
    };
  }, [sessionId, onCredited]);

  return (
    <div className="wrap payment" aria-live="polite">
      <div className="lampbg" aria-hidden="true" />
      {!result && <Verifying />}
      {result?.state === 'paid' && <Paid amount={result.amount} />}
      {result?.state === 'failed' && <Failed error={result.error} />}
    </div>
  );
}

function showOutcome(verification: Verification): void {
  if (verification.state === 'paid') {
    toast.ok(
      'Payment Successful!',
      `${formatCantos(verification.amount)} ${brand.credits} have been added to your account.`,
    );
  } else {
    toast.bad(
      'Payment Verification Failed',
      `Please contact support if your payment was processed but ${brand.credits} weren't added.`,
    );
  }
}

function Verifying() {
  return (
    <>
      <Icon of={LoaderCircle} className="payment__ic spin" />
      <h1 className="d">Verifying Payment</h1>
      <p>Please wait while we verify your payment...</p>
    </>
  );
}

function Paid({ amount }: { amount: number }) {
  return (
    <>
      <Icon of={CircleCheck} className="payment__ic payment__ic--ok" />
      <h1 className="d">Payment Successful!</h1>
      <p className="payment__n">
        <b className="d">+{formatCantos(amount)}</b> {brand.credits}
      </p>
      <p>Your {brand.credits} have been successfully added to your account!</p>
      <LinkButton to="/" variant="primary" size="lg">
        Continue to App
      </LinkButton>
    </>
  );
}

function Failed({ error }: { error: string }) {
  return (
    <>
      <Icon of={CircleAlert} className="payment__ic payment__ic--bad" />
      <h1 className="d">Payment Issue</h1>
      <p>{error || 'There was an issue verifying your payment.'}</p>
      <LinkButton to="/" variant="primary" size="lg">
        Return to App
      </LinkButton>
      <p className="payment__help">
        If you completed payment but didn't receive {brand.credits}, please contact support.
      </p>
    </>
  );
}

type Verification = { state: 'paid'; amount: number } | { state: 'failed'; error: string };

/** Asks the server whether a checkout was paid, which also credits it. Asking twice credits once. */
async function verifyPayment(sessionId: string | null): Promise<Verification> {
  if (!sessionId) return { state: 'failed', error: 'No session ID found' };
  try {
    const answer = await api.wallet.verifyPayment({ sessionId });
    if (answer.success) return { state: 'paid', amount: answer.cantoAmount ?? 0 };
    return { state: 'failed', error: answer.error ?? 'Payment verification failed' };
  } catch (error) {
    const { status, message } = error as { status?: number; message?: string };
    return { state: 'failed', error: (status && message) || 'Failed to verify payment' };
  }
}
