import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ReportedContent } from '#shared/admin/admin.ts';
import { contentKinds } from '#shared/reports.ts';
import { profiles } from '../accounts/tables.ts';
import type { Context } from '../context.ts';
import { listSeasonsInReview } from '../seasons/queries.ts';
import { findContent } from './find-content.ts';
import { contentReports } from './tables.ts';

/** Dealing with one makes room for the next, so there are no further pages. */
const mostAtOnce = 50;

/** What has open reports or a season that the judge is unsure of, the longest waiting first, and how many there are in all. */
export async function listReports(ctx: Pick<Context, 'db'>): Promise<{ items: ReportedContent[]; total: number }> {
  const [reported, doubted] = await Promise.all([listReported(ctx), listDoubted(ctx)]);
  return { items: [...doubted.items, ...reported.items], total: doubted.total + reported.total };
}

/** Seasons of whose idea the judge is unsure: nobody else finds them before an admin has looked. */
async function listDoubted(ctx: Pick<Context, 'db'>): Promise<{ items: ReportedContent[]; total: number }> {
  const seasons = await listSeasonsInReview(ctx, mostAtOnce);
  if (seasons.length === 0) return { items: [], total: 0 };
  const content = await readContent(
    ctx,
    seasons.map(({ id }) => `season:${id}`),
  );
  const items = seasons.map(({ id, reviewReason, plotIdea, createdAt }) => ({
    kind: 'season' as const,
    id,
    content: content.get(`season:${id}`) ?? null,
    reports: [
      {
        id: `review:${id}`,
        reason: 'unsafe' as const,
        words: `Unsure: ${reviewReason}. The idea: ${plotIdea}`,
        reporter_id: null,
        reporter_username: null,
        created_at: createdAt.toISOString(),
      },
    ],
  }));
  return { items, total: items.length };
}

async function listReported(ctx: Pick<Context, 'db'>): Promise<{ items: ReportedContent[]; total: number }> {
  const subject = sql<string>`${contentReports.subjectKind} || ':' || ${contentReports.subjectId}`;
  const waiting = await ctx.db
    .select({ subject, total: sql<number>`count(*) over ()::int` })
    .from(contentReports)
    .where(eq(contentReports.status, 'open'))
    .groupBy(contentReports.subjectKind, contentReports.subjectId)
    .orderBy(sql`min(${contentReports.createdAt})`)
    .limit(mostAtOnce);
  if (waiting.length === 0) return { items: [], total: 0 };
  const subjects = waiting.map((row) => row.subject);
  const rows = await ctx.db
    .select({ report: contentReports, username: profiles.username })
    .from(contentReports)
    .leftJoin(profiles, eq(profiles.userId, contentReports.reporterId))
    .where(sql`${eq(contentReports.status, 'open')} and ${inArray(subject, subjects)}`)
    .orderBy(asc(contentReports.createdAt));
  const content = await readContent(ctx, subjects);
  const items = [...Map.groupBy(rows, ({ report }) => `${report.subjectKind}:${report.subjectId}`)].map(
    ([key, reports]) => ({
      kind: reports[0]!.report.subjectKind,
      id: reports[0]!.report.subjectId,
      content: content.get(key) ?? null,
      reports: reports.map(({ report, username }) => ({
        id: report.id,
        reason: report.reason,
        words: report.words,
        reporter_id: report.reporterId,
        reporter_username: username,
        created_at: report.createdAt.toISOString(),
      })),
    }),
  );
  return { items, total: waiting[0]!.total };
}

async function readContent(ctx: Pick<Context, 'db'>, subjects: string[]) {
  const found = await Promise.all(
    contentKinds.map((kind) => {
      const ids = subjects.filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(kind.length + 1));
      return ids.length > 0 ? findContent(ctx, { kind, ids, limit: ids.length }) : { items: [] };
    }),
  );
  return new Map(found.flatMap(({ items }) => items).map((item) => [`${item.kind}:${item.id}`, item]));
}
