import type { AdminAction } from '#shared/admin/admin.ts';
import type { Context, Viewer } from '../context.ts';
import { adminActs } from './tables.ts';

export type Act = {
  action: AdminAction;
  subject: { kind: string; id: string; /** A title, never a person's name: entries outlive accounts. */ name?: string };
  reason?: string;
  before?: unknown;
  after?: unknown;
};

/** Does something as an admin: `work` and the entry that it answers happen together or not at all. */
export function audited<T>(
  ctx: Context,
  admin: Viewer,
  work: (tx: Context) => Promise<{ entry: Act; answer: T }>,
): Promise<T> {
  return ctx.transaction(async (tx) => {
    const { entry, answer } = await work(tx);
    const { action, subject, reason, before, after } = entry;
    await tx.db.insert(adminActs).values({
      adminId: admin.userId,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectName: subject.name,
      reason: reason || null,
      before,
      after,
      createdAt: tx.clock.now(),
    });
    return answer;
  });
}
