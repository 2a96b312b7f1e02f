import { eq, asc } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';
import { getMe } from '../accounts/queries.ts';
import { users } from '../accounts/tables.ts';
import { contentReports } from '../admin/tables.ts';
import type { Context, Viewer } from '../context.ts';
import { listPodcasts } from '../creators/podcasts/present-podcast.ts';
import { listListening } from '../listening/list-listening.ts';
import { readStandingWish } from '../productions/doors/standing-wish.ts';
import { listOwnWords } from '../rounds/list-own-words.ts';
import { listOwnMemoryChanges } from '../seasons/memory/list-own-changes.ts';
import { userSavedSeasons, userSeasonLikes } from '../seasons/tables.ts';
import { exportLedger } from './export-ledger.ts';
import { exportSeasons } from './export-seasons.ts';
import { json, type ExportedFile } from './exported-file.ts';
import { presentCharacter, presentLocation, presentShow } from '../catalog/present-show.ts';
import { listCharacters, listLocations } from '../catalog/queries.ts';
import { shows } from '../catalog/tables.ts';
import { folderName } from './folder-name.ts';

/** Everything of one person, as open files: who they are, every canto, what they made and marked. */
export async function* exportAccount(ctx: Context, viewer: Viewer): AsyncGenerator<ExportedFile> {
  yield { name: 'README.txt', input: readme(ctx.clock.now()) };
  yield { name: 'profile.json', input: json(await readProfile(ctx, viewer)) };
  yield* exportLedger(ctx, viewer.userId);
  yield { name: 'listening.json', input: exportListening(ctx, viewer.userId) };
  yield { name: 'rounds.json', input: json(await listOwnWords(ctx, viewer.userId)) };
  yield { name: 'memory.json', input: json(await listOwnMemoryChanges(ctx, viewer.userId)) };
  yield { name: 'podcasts.json', input: json(await listPodcasts(ctx, viewer)) };
  yield* exportShows(ctx, viewer.userId);
  yield* exportSeasons(ctx, viewer.userId);
}

/** The whole log, a page at a time: a row for each stretch that was heard, the latest first. */
async function* exportListening(ctx: Context, userId: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let opening = '[';
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listListening(ctx, userId, { cursor, limit: 1000 });
    for (const { at_ms, ...event } of page.items) {
      yield encoder.encode(`${opening}\n  ${JSON.stringify({ ...event, at: new Date(at_ms).toISOString() })}`);
      opening = ',';
    }
    cursor = page.next_cursor;
  }
  yield encoder.encode(opening === '[' ? '[]\n' : '\n]\n');
}

async function readProfile(ctx: Context, viewer: Viewer) {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, viewer.userId));
  const likes = await ctx.db.select().from(userSeasonLikes).where(eq(userSeasonLikes.userId, viewer.userId));
  const saved = await ctx.db.select().from(userSavedSeasons).where(eq(userSavedSeasons.userId, viewer.userId));
  const reports = await ctx.db.select().from(contentReports).where(eq(contentReports.reporterId, viewer.userId));
  const marked = (rows: typeof likes) =>
    rows.map(({ seasonId, createdAt }) => ({ season_id: seasonId, at: createdAt.toISOString() }));
  return {
    ...(await getMe(ctx, viewer)),
    created_at: row?.createdAt.toISOString() ?? null,
    email_verified: row?.emailVerified ?? false,
    liked_seasons: marked(likes),
    my_list: marked(saved),
    standing_wish: await readStandingWish(ctx, viewer),
    reports: reports.map(({ subjectKind, subjectId, reason, words, status, createdAt }) => ({
      kind: subjectKind,
      id: subjectId,
      reason,
      words,
      status,
      at: createdAt.toISOString(),
    })),
  };
}

const readme = (now: Date) => `Everything of yours on ${brand.name}, as of ${now.toISOString()}.

profile.json      your account, likes, list, wish at the doors and reports
ledger.csv/.json  every change of your balance
purchases.json    what you bought
listening.json    what you heard, stretch by stretch, on which device
rounds.json       the rounds in which you listened with others, and what you said there
memory.json       what you changed in what your seasons remember, word for word
shows/            your shows with their characters and places
seasons/          your seasons: plot ideas, scripts (Markdown), audio (MP3) and captions (WebVTT)
`;

/** The person's shows, public or not, each with its living characters and its places. */
async function* exportShows(ctx: Pick<Context, 'db'>, userId: string): AsyncGenerator<ExportedFile> {
  const rows = await ctx.db.select().from(shows).where(eq(shows.userId, userId)).orderBy(asc(shows.createdAt));
  for (const row of rows) {
    const folder = `shows/${folderName(row.name, row.id)}`;
    const [characters, locations] = [await listCharacters(ctx, row.id), await listLocations(ctx, row.id)];
    yield { name: `${folder}/show.json`, input: json({ ...presentShow(row), world: row.world }) };
    yield { name: `${folder}/characters.json`, input: json(characters.map((each) => presentCharacter(each))) };
    yield { name: `${folder}/locations.json`, input: json(locations.map(presentLocation)) };
  }
}
