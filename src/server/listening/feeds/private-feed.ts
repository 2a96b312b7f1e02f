import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../../context.ts';
import { isCreator } from '../../seasons/policy.ts';
import { findSeason, getSeason } from '../../seasons/queries.ts';
import { seasonEpisodes } from '../../seasons/tables.ts';
import { ownFeeds } from '../tables.ts';
import { renewOwnFeed } from './feed-address.ts';
import { seasonFeedPath } from './season-feed.ts';

type Keeper = Pick<Context, 'db' | 'config'>;

const signatureLetters = 22;
const folder = '/feeds/private/';

/** A new address of the listener's own feed makes new ones of these too, and shuts the old ones off. */
function tokenOf({ config }: Pick<Context, 'config'>, seasonId: string, ownFeedId: string): string {
  const signature = createHmac('sha256', config.authSecret).update(`private feed|${seasonId}|${ownFeedId}`);
  return `${seasonId}.${signature.digest('base64url').slice(0, signatureLetters)}`;
}

export const privateFeedFolder = (token: string) => `${folder}${token}/`;
export const privateFeedPath = (token: string) => `${folder}${token}.xml`;

/**
 * The address of a season's podcast feed: everybody's where it is published, else one that only its maker knows. Throws
 * AppError: `not_found`, `unauthorized`.
 */
export async function findSeasonFeed(ctx: Keeper, seasonId: string, viewer: Viewer | null): Promise<string> {
  const address = (path: string) => new URL(path, ctx.config.baseUrl).href;
  const season = await getSeason(ctx, seasonId, viewer);
  if (season.isPublished && season.reviewReason === null && season.hiddenAt === null)
    return address(seasonFeedPath(seasonId));
  if (!viewer) throw new AppError('unauthorized');
  if (!isCreator(season, viewer)) throw new AppError('not_found');
  return address(privateFeedPath(tokenOf(ctx, seasonId, await ownFeedIdOf(ctx, viewer.userId))));
}

async function ownFeedIdOf(ctx: Keeper, userId: string): Promise<string> {
  const [known] = await ctx.db.select({ id: ownFeeds.id }).from(ownFeeds).where(eq(ownFeeds.userId, userId));
  if (known) return known.id;
  await renewOwnFeed(ctx, userId);
  return ownFeedIdOf(ctx, userId);
}

/** Whose season a token of an address opens; null for one that was shut off or never ours. */
export async function openPrivateFeed(
  ctx: Keeper,
  token: string,
): Promise<{ seasonId: string; userId: string } | null> {
  const seasonId = token.slice(0, token.lastIndexOf('.'));
  const season = await findSeason(ctx, seasonId);
  if (!season?.creatorId) return null;
  const [own] = await ctx.db.select().from(ownFeeds).where(eq(ownFeeds.userId, season.creatorId));
  if (!own) return null;
  const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(ctx, seasonId, own.id))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { seasonId, userId: season.creatorId };
}

/** Whether a file of an episode is of a season, told there or elsewhere. */
export async function isOfSeason({ db }: Pick<Context, 'db'>, seasonId: string, file: string): Promise<boolean> {
  const name = file.split('.')[0] ?? '';
  const [row] = await db
    .select({ id: seasonEpisodes.id })
    .from(seasonEpisodes)
    .where(and(eq(seasonEpisodes.seasonId, seasonId), eq(seasonEpisodes.audioKey, `episodes/${name}.mp3`)))
    .limit(1);
  return row !== undefined;
}
