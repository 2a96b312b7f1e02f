import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Reaction } from '#shared/rounds/round.ts';
import type { RoundState } from './round-state.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const id = () =>
  text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());

export const rounds = pgTable('rounds', {
  id: text().primaryKey(),
  seasonId: text('season_id').notNull(),
  episodeId: text('episode_id').notNull(),
  version: integer().notNull().default(1),
  state: jsonb().$type<RoundState>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
export type RoundRow = typeof rounds.$inferSelect;

export const roundMembers = pgTable('round_members', {
  id: id(),
  roundId: text('round_id').notNull(),
  userId: text('user_id'),
  guestId: text('guest_id'),
  name: text().notNull(),
  isBehind: boolean('is_behind').notNull().default(false),
  joinedAt: moment('joined_at').notNull(),
  arrivedAt: moment('arrived_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  leftAt: moment('left_at'),
  removedAt: moment('removed_at'),
});
export type MemberRow = typeof roundMembers.$inferSelect;

export const roundWords = pgTable('round_words', {
  id: id(),
  roundId: text('round_id').notNull(),
  memberId: text('member_id').notNull(),
  text: text(),
  reaction: text().$type<Reaction>(),
  at: moment('at').notNull(),
});

export const roundPresence = pgTable(
  'round_presence',
  {
    roundId: text('round_id').notNull(),
    processId: text('process_id').notNull(),
    memberIds: text('member_ids').array().notNull(),
    beatenAt: moment('beaten_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.processId] })],
);
