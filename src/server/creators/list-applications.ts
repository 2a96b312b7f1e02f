import { and, eq, getTableColumns } from 'drizzle-orm';
import { newestFirst, toPage } from '#platform/db/keyset.ts';
import type { AdminApplication } from '#shared/admin/admin.ts';
import type { Context } from '../context.ts';
import { creatorApplications } from './tables.ts';

const pageSize = 30;

/** Applications of one status, newest first. */
export async function listApplications(
  { db }: Pick<Context, 'db'>,
  { status, cursor, limit = pageSize }: { status: AdminApplication['status']; cursor?: string; limit?: number },
): Promise<{ items: AdminApplication[]; next_cursor: string | null }> {
  const { orderBy, afterCursor, cursorValue } = newestFirst(creatorApplications, cursor);
  const rows = await db
    .select({ ...getTableColumns(creatorApplications), cursorValue })
    .from(creatorApplications)
    .where(and(eq(creatorApplications.status, status), afterCursor))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  const items = page.map((row) => ({
    id: row.id,
    full_name: row.fullName,
    email: row.email,
    current_platform: row.currentPlatform,
    show_name: row.showName,
    follower_count: row.followerCount,
    description: row.description,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision_mailed_at: row.decisionMailedAt?.toISOString() ?? null,
  }));
  return { items, next_cursor };
}
