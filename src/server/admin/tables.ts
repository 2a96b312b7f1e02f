import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AdminAction } from '#shared/admin/admin.ts';
import type { ProviderPart } from '#shared/admin/providers.ts';
import type { ContentKind, ReportReason } from '#shared/reports.ts';

const id = () =>
  text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const contentReports = pgTable('content_reports', {
  id: id(),
  reporterId: text('reporter_id').notNull(),
  subjectKind: text('subject_kind').$type<ContentKind>().notNull(),
  subjectId: text('subject_id').notNull(),
  reason: text().$type<ReportReason>().notNull(),
  words: text(),
  status: text().$type<'open' | 'upheld' | 'dismissed'>().notNull().default('open'),
  createdAt: moment('created_at').notNull().defaultNow(),
  closedAt: moment('closed_at'),
});

/** The audit log; the database refuses to change or remove an entry. */
export const adminActs = pgTable('admin_acts', {
  id: id(),
  sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  adminId: text('admin_id').notNull(),
  action: text().$type<AdminAction>().notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  subjectName: text('subject_name'),
  reason: text(),
  before: jsonb(),
  after: jsonb(),
  createdAt: moment('created_at').notNull(),
});

export const speechAuditions = pgTable('speech_auditions', {
  /** Model and address: `kokoro@http://127.0.0.1:8880`. */
  endpoint: text().primaryKey(),
  audition: jsonb().notNull(),
  heardAt: moment('heard_at').notNull(),
});

export const providerChoices = pgTable('provider_choices', {
  part: text().$type<ProviderPart>().primaryKey(),
  baseUrl: text('base_url'),
  model: text(),
  sealedKey: text('sealed_key'),
  chosenAt: moment('chosen_at').notNull(),
});

/** Each look at the whole ledger, with what was wrong. */
export const ledgerAudits = pgTable('ledger_audits', {
  id: id(),
  auditedAt: moment('audited_at').notNull(),
  entries: integer().notNull(),
  wallets: integer().notNull(),
  faults: jsonb().$type<{ rule: string; detail: string }[]>().notNull(),
});
