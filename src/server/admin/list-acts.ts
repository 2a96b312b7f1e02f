import { desc, eq, lt, sql } from 'drizzle-orm';
import type { AdminAct } from '#shared/admin/admin.ts';
import { profiles } from '../accounts/tables.ts';
import type { Context } from '../context.ts';
import { adminActs } from './tables.ts';

const pageSize = 50;

/** The audit log, newest first; the cursor is the last entry's sequence number. */
export async function listActs(
  { db }: Pick<Context, 'db'>,
  { cursor, limit = pageSize }: { cursor?: string; limit?: number },
): Promise<{ items: AdminAct[]; next_cursor: string | null }> {
  const before = Number(cursor);
  const known = cursor !== undefined && Number.isSafeInteger(before);
  const rows = await db
    .select({
      entry: adminActs,
      admin: profiles.username,
      // People are looked up when the log is read: a deleted account has no name any more.
      person: sql<string | null>`case when ${adminActs.subjectKind} = 'user'
        then (select username from profiles subject where subject.user_id = ${adminActs.subjectId}) end`,
    })
    .from(adminActs)
    .leftJoin(profiles, eq(profiles.userId, adminActs.adminId))
    .where(known ? lt(adminActs.sequence, before) : undefined)
    .orderBy(desc(adminActs.sequence))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(({ entry, admin, person }) => ({
    id: entry.id,
    admin_id: entry.adminId,
    admin_username: admin,
    action: entry.action,
    subject_kind: entry.subjectKind,
    subject_id: entry.subjectId,
    subject_name: entry.subjectName ?? person,
    reason: entry.reason,
    before: entry.before,
    after: entry.after,
    created_at: entry.createdAt.toISOString(),
  }));
  return { items, next_cursor: rows.length > limit ? String(rows[limit - 1]!.entry.sequence) : null };
}
