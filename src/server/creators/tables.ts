import type { Proof } from '#shared/podcasts.ts';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const creatorApplications = pgTable('creator_applications', {
  id: text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID()),
  fullName: text('full_name').notNull(),
  email: text().notNull(),
  currentPlatform: text('current_platform').notNull(),
  showName: text('show_name').notNull(),
  followerCount: text('follower_count').notNull(),
  description: text().notNull(),
  status: text().$type<'new' | 'accepted' | 'declined'>().notNull().default('new'),
  notifiedAt: moment('notified_at'),
  decidedAt: moment('decided_at'),
  decisionMailedAt: moment('decision_mailed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A creator's claim on a feed. `showId` once it is published. */
export const podcasts = pgTable('podcasts', {
  id: text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID()),
  userId: text('user_id').notNull(),
  feedUrl: text('feed_url').notNull(),
  /** `podcast:guid` of its feed when it was proved: what a feed keeps when it moves. */
  guid: text(),
  /** To be put into the feed's description. */
  code: text().notNull(),
  mailedCodeHash: text('mailed_code_hash'),
  mailedAt: moment('mailed_at'),
  mailTries: integer('mail_tries').notNull().default(0),
  vouchingAskedAt: moment('vouching_asked_at'),
  proof: text().$type<Proof>(),
  provedAt: moment('proved_at'),
  /** When its feed was last looked at for the code, and will be next. */
  lookedAt: moment('looked_at'),
  nextLookAt: moment('next_look_at').notNull(),
  showId: text('show_id'),
  createdAt: moment('created_at').notNull(),
});
export type PodcastRow = typeof podcasts.$inferSelect;
