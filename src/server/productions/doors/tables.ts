import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Wish } from '#shared/doors/doors.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const standingWishes = pgTable('standing_wishes', {
  userId: text('user_id').primaryKey(),
  wish: text().$type<Wish>().notNull(),
  cantosPerEvening: integer('cantos_per_evening').notNull(),
  timeZone: text('time_zone').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const wishedEpisodes = pgTable(
  'wished_episodes',
  {
    userId: text('user_id').notNull(),
    episodeId: text('episode_id').notNull(),
    chargeKey: text('charge_key').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.episodeId] })],
);
