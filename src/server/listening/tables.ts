import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DeviceKind, ListeningEvent } from '#shared/listening-log.ts';

/** What members played, once a day each. */
export const episodePlays = pgTable(
  'episode_plays',
  { userId: text('user_id').notNull(), episodeId: text('episode_id').notNull(), day: date().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.episodeId, table.day] })],
);

/** What members heard, stretch by stretch; `episodeId` and the device are null once it was deleted. */
export const listeningEvents = pgTable(
  'listening_events',
  {
    userId: text('user_id').notNull(),
    id: text().notNull(),
    deviceId: text('device_id'),
    deviceKind: text('device_kind').$type<DeviceKind>(),
    episodeId: text('episode_id'),
    kind: text().$type<ListeningEvent['kind']>().notNull(),
    fromMs: integer('from_ms').notNull(),
    toMs: integer('to_ms').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** The number in the address of a member's own feed. */
export const ownFeeds = pgTable('own_feeds', {
  userId: text('user_id').primaryKey(),
  id: text().notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
