import type { Context, Viewer } from '../context.ts';
import { decideApplication } from '../creators/decide-application.ts';
import { decideVouching } from '../creators/podcasts/vouch-podcast.ts';
import { audited } from './audited.ts';

/** Accepts or declines an application; the applicant is told by mail, with the admin's words if any. */
export function decide(
  ctx: Context,
  admin: Viewer,
  { id, words }: { id: string; words: string },
  status: 'accepted' | 'declined',
) {
  return audited(ctx, admin, async (tx) => {
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

/** Says that a podcast is its creator's, or that the house does not say so. */
export function decidePodcast(
  ctx: Context,
  admin: Viewer,
  { id, is_theirs: isTheirs, reason }: { id: string; is_theirs: boolean; reason: string },
) {
  return audited(ctx, admin, async (tx) => {
    const answer = await decideVouching(tx, { id, isTheirs });
    const action = isTheirs ? ('podcast.vouch' as const) : ('podcast.refuse' as const);
    return { entry: { action, subject: { kind: 'podcast', id, name: answer.title }, reason }, answer };
  });
}
