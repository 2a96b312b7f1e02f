import bowser from 'bowser';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Session } from '#shared/accounts.ts';
import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../../context.ts';
import { authSessions } from '../tables.ts';

/** Where somebody is signed in: this session first, then the ones last seen. */
export async function listSessions({ db, clock }: Pick<Context, 'db' | 'clock'>, viewer: Viewer): Promise<Session[]> {
  const { id, userAgent, ipAddress, createdAt, updatedAt } = authSessions;
  const rows = await db
    .select({ id, userAgent, ipAddress, createdAt, updatedAt })
    .from(authSessions)
    .where(and(eq(authSessions.userId, viewer.userId), gt(authSessions.expiresAt, clock.now())))
    .orderBy(desc(updatedAt));
  const sessions = rows.map((row) => ({
    id: row.id,
    device: row.userAgent ? deviceOf(row.userAgent) : null,
    address: row.ipAddress || null,
    signed_in_at: row.createdAt.toISOString(),
    last_seen_at: row.updatedAt.toISOString(),
    is_current: row.id === viewer.sessionId,
  }));
  return sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
}

/** Ends one session of one's own; others' are not found. Throws AppError: `not_found`. */
export async function endSession({ db }: Pick<Context, 'db'>, viewer: Viewer, id: string): Promise<number> {
  const ended = await db
    .delete(authSessions)
    .where(and(eq(authSessions.id, id), eq(authSessions.userId, viewer.userId)))
    .returning({ id: authSessions.id });
  if (ended.length === 0) throw new AppError('not_found', 'That session is over already.');
  return ended.length;
}

export async function endSessions({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<number> {
  const ended = await db
    .delete(authSessions)
    .where(eq(authSessions.userId, viewer.userId))
    .returning({ id: authSessions.id });
  return ended.length;
}

/** "Firefox on Linux"; for programs the first word of what they call themselves. */
function deviceOf(userAgent: string): string {
  const { browser, os } = bowser.parse(userAgent);
  const name = browser.name || userAgent.split(/[\s/]/)[0]!.slice(0, 40);
  return os.name ? `${name} on ${os.name}` : name;
}
