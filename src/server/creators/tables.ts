import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const creatorApplications = pgTable('creator_applications', {
  id: text().primaryKey().$defaultFn(() => crypto.randomUUID()),
  fullName: text('full_name').notNull(),
  email: text().notNull(),
  currentPlatform: text('current_platform').notNull(),
  showName: text('show_name').notNull(),
  followerCount: text('follower_count').notNull(),
  description: text().notNull(),
  status: text().$type<'new' | 'accepted' | 'declined'>().notNull().default('new'),
  notifiedAt: timestamp('notified_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
