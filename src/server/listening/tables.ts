import { date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const mark = { userId: text('user_id').notNull(), seasonId: text('season_id').notNull() };

export const userSeasonLikes = pgTable('user_season_likes', { ...mark, createdAt: createdAt() }, (table) => [
  primaryKey({ columns: [table.userId, table.seasonId] }),
]);
export const userSavedSeasons = pgTable('user_saved_seasons', { ...mark, createdAt: createdAt() }, (table) => [
  primaryKey({ columns: [table.userId, table.seasonId] }),
]);
export const dailyViews = pgTable(
  'daily_views',
  { subject: text().notNull(), day: date().notNull(), visitor: text().notNull() },
  (table) => [primaryKey({ columns: [table.subject, table.day, table.visitor] })],
);
