import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
