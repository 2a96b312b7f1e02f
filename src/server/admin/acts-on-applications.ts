import type { Context, Viewer } from '../context.ts';
import { decideApplication } from '../creators/decide-application.ts';
import { act } from './record-act.ts';

/** Accepts or declines an application; the applicant is told by mail, with the admin's words if any. */
export function decide(
  ctx: Context,
  admin: Viewer,
  { id, words }: { id: string; words: string },
  status: 'accepted' | 'declined',
) {
  return act(ctx, admin, async (tx) => {
    const name = await decideApplication(tx, { id, status, words });
    const entry = {
      action: status === 'accepted' ? ('application.accept' as const) : ('application.decline' as const),
      subject: { kind: 'application', id, name },
      reason: words,
      before: { status: 'new' },
      after: { status },
    };
    return { entry, answer: { status } };
  });
}
