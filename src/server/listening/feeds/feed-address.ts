import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ownFeeds } from '../tables.ts';

type Keeper = Pick<Context, 'db' | 'config'>;

const signatureLetters = 22;
const folder = '/feeds/own/';

/** `{number}.{signature}` of a feed: who reads the database but not the installation's secret can make none. */
function tokenOf({ config }: Pick<Context, 'config'>, id: string): string {
  const signature = createHmac('sha256', config.authSecret).update(`own feed|${id}`).digest('base64url');
  return `${id}.${signature.slice(0, signatureLetters)}`;
}

/** The folder of a feed's files; without its slash and with `.xml`, the feed's own path. */
export const ownFeedFolder = (ctx: Pick<Context, 'config'>, id: string) => `${folder}${tokenOf(ctx, id)}/`;
export const ownFeedPath = (ctx: Pick<Context, 'config'>, id: string) => `${folder}${tokenOf(ctx, id)}.xml`;

const addressOf = (ctx: Keeper, id: string) => new URL(ownFeedPath(ctx, id), ctx.config.baseUrl).href;

/** The address of somebody's feed; null where they have none. */
export async function findOwnFeed(ctx: Keeper, userId: string): Promise<string | null> {
  const [row] = await ctx.db.select().from(ownFeeds).where(eq(ownFeeds.userId, userId));
  return row ? addressOf(ctx, row.id) : null;
}

/** A new address for somebody's feed; the one before, if any, leads nowhere from now on. */
export async function renewOwnFeed(ctx: Keeper, userId: string): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await ctx.db
    .insert(ownFeeds)
    .values({ userId, id })
    .onConflictDoUpdate({ target: ownFeeds.userId, set: { id, createdAt: new Date() } });
  return addressOf(ctx, id);
}

export async function closeOwnFeed({ db }: Pick<Context, 'db'>, userId: string): Promise<void> {
  await db.delete(ownFeeds).where(eq(ownFeeds.userId, userId));
}

/** Whose feed a token of an address opens, and its number; null for one that was renewed, closed or never ours. */
export async function openOwnFeed(ctx: Keeper, token: string): Promise<{ id: string; userId: string } | null> {
  const id = token.slice(0, token.lastIndexOf('.'));
  const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(ctx, id))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [row] = await ctx.db.select().from(ownFeeds).where(eq(ownFeeds.id, id));
  return row ?? null;
}
