import { api } from '#web/api/api.ts';

export type Verification = { state: 'paid'; amount: number } | { state: 'failed'; error: string };

/** Asks the server whether a checkout was paid, which also credits it. Asking twice credits once. */
export async function verifyPayment(sessionId: string | null): Promise<Verification> {
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
