import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';
import { findFollowed, readAgain } from '../../catalog/feeds/follow-feed.ts';
import type { Context, Viewer } from '../../context.ts';
import { plainHtml } from '../plain-html.ts';
import { podcasts, type PodcastRow } from '../tables.ts';
import { getOwnPodcast, noteProof } from './claims.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const mailedCodeMs = hourMs;
const mostTries = 5;

/** Reads the feed and looks for the code in the owner's words; what is found there counts for good. */
export async function lookForCode(ctx: Context, podcast: PodcastRow): Promise<void> {
  const feed = await readAgain(ctx, podcast.feedUrl);
  const now = ctx.clock.now();
  const ageMs = now.getTime() - podcast.createdAt.getTime();
  // Somebody who waits for it is answered soon; a claim left lying costs its server little.
  const waitMs = ageMs < hourMs ? minuteMs : ageMs < dayMs ? 10 * minuteMs : ageMs < 14 * dayMs ? hourMs : 365 * dayMs;
  await ctx.db
    .update(podcasts)
    .set({ lookedAt: now, nextLookAt: new Date(now.getTime() + waitMs) })
    .where(eq(podcasts.id, podcast.id));
  if (feed.failure === null && feed.about.codes.includes(podcast.code))
    await noteProof(ctx, { ...podcast, feedUrl: feed.url }, { proof: 'feed', guid: feed.about.guid });
}

const hashOf = (podcastId: string, code: string) => createHash('sha256').update(`${podcastId}:${code}`).digest('hex');

/** Mails a code to the owner that the feed names. Throws AppError: `conflict` where it names none. */
export async function mailCode(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  const podcast = await getOwnPodcast(ctx, viewer, id);
  if (podcast.provedAt) return;
  const feed = await findFollowed(ctx, podcast.feedUrl);
  const to = feed?.about.ownerEmail;
  if (!to) throw new AppError('conflict', 'That feed names no owner’s mail address (itunes:owner).');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const text = [
    `Somebody, hopefully you, brings ${feed.about.title} to ${brand.name} as ${viewer.email}.`,
    `The code is ${code}. It is good for an hour.`,
    `If it was not you, do nothing: without the code the podcast does not appear on ${brand.name}.`,
  ].join('\n\n');
  await ctx.mail.send({ to, subject: `Your code for ${brand.name}: ${code}`, text, html: plainHtml(text) });
  await ctx.db
    .update(podcasts)
    .set({ mailedCodeHash: hashOf(id, code), mailedAt: ctx.clock.now(), mailTries: 0 })
    .where(eq(podcasts.id, id));
}

/** Throws AppError: `invalid_input` on `code` for one that was not mailed, was used, or is too old; five tries a mail. */
export async function enterCode(ctx: Context, viewer: Viewer, id: string, code: string): Promise<void> {
  const podcast = await getOwnPodcast(ctx, viewer, id);
  if (podcast.provedAt) return;
  const since = new Date(ctx.clock.now().getTime() - mailedCodeMs);
  const [tried] = await ctx.db
    .update(podcasts)
    .set({ mailTries: sql`${podcasts.mailTries} + 1` })
    .where(and(eq(podcasts.id, id), lt(podcasts.mailTries, mostTries), gt(podcasts.mailedAt, since)))
    .returning({ hash: podcasts.mailedCodeHash });
  const given = Buffer.from(hashOf(id, code.trim()));
  if (!tried?.hash || !timingSafeEqual(given, Buffer.from(tried.hash))) {
    const sentence = tried ? 'That is not the code in the mail.' : 'That code is too old. Have another one mailed.';
    throw new AppError('invalid_input', sentence, { errors: { code: [sentence] } });
  }
  const feed = await findFollowed(ctx, podcast.feedUrl);
  await noteProof(ctx, podcast, { proof: 'mail', guid: feed?.about.guid ?? null });
}

/** Asks an admin to say whose podcast it is; the house is told by mail, once. */
export async function askToVouch(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  const podcast = await getOwnPodcast(ctx, viewer, id);
  const [asked] = await ctx.db
    .update(podcasts)
    .set({ vouchingAskedAt: ctx.clock.now() })
    .where(and(eq(podcasts.id, id), isNull(podcasts.vouchingAskedAt), isNull(podcasts.provedAt)))
    .returning({ id: podcasts.id });
  if (!asked || !ctx.config.adminEmail) return;
  const text = `${viewer.email} asks you to vouch for ${podcast.feedUrl}.\n\n${new URL('/admin/podcasts', ctx.config.baseUrl).href}`;
  await ctx.mail.send({ to: ctx.config.adminEmail, subject: 'A podcast to vouch for', text, html: plainHtml(text) });
}
