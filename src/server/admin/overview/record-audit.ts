import { desc, eq } from 'drizzle-orm';
import type { LedgerAudit } from '#shared/admin/overview.ts';
import { brand } from '#shared/brand.ts';
import { userRoles, users } from '../../accounts/tables.ts';
import type { Context } from '../../context.ts';
import { plainHtml } from '../../creators/plain-html.ts';
import { auditLedger } from '../audit-ledger.ts';
import { ledgerAudits } from '../tables.ts';
import { mailAuditJob } from './jobs.ts';

/** So many faults are kept of one audit: the first of them say what is wrong. */
const mostFaults = 50;

/** Audits the whole ledger and keeps what it found; what is wrong is mailed to every admin. */
export async function recordAudit(ctx: Context): Promise<LedgerAudit> {
  const { counts, faults } = await auditLedger(ctx);
  return ctx.transaction(async (tx) => {
    const [row] = await tx.db
      .insert(ledgerAudits)
      .values({
        auditedAt: tx.clock.now(),
        wallets: counts.wallets,
        entries: counts.entries,
        faults: faults.slice(0, mostFaults),
      })
      .returning();
    if (faults.length > 0) {
      tx.log.error({ faults: faults.length, first: faults[0]?.rule }, 'the ledger is not right');
      for (const to of await listAdminAddresses(tx))
        await tx.jobs.enqueue(tx.db, mailAuditJob, { auditId: row!.id, to });
    }
    return present(row!);
  });
}

/** The newest audit, or null before the first. */
export async function findLastAudit({ db }: Pick<Context, 'db'>): Promise<LedgerAudit | null> {
  const [row] = await db.select().from(ledgerAudits).orderBy(desc(ledgerAudits.auditedAt)).limit(1);
  return row ? present(row) : null;
}

/** Tells one admin of an audit that found something wrong. */
export async function mailAudit(ctx: Context, { auditId, to }: { auditId: string; to: string }): Promise<void> {
  const [audit] = await ctx.db.select().from(ledgerAudits).where(eq(ledgerAudits.id, auditId));
  if (!audit) return;
  const lines = audit.faults.map(({ rule, detail }) => `- ${rule}: ${detail}`);
  const text = [
    `${brand.name} has looked at its whole ledger and something is not right:`,
    '',
    ...lines,
    '',
    'Nobody’s balance was changed by this. `npm run check:ledger` looks again; a backup of before may tell when it began.',
    `${ctx.config.baseUrl}/admin/overview`,
  ].join('\n');
  await ctx.mail.send({ to, subject: `${brand.name}: the ledger is not right`, text, html: plainHtml(text) });
}

async function listAdminAddresses({ db, config }: Pick<Context, 'db' | 'config'>): Promise<string[]> {
  const admins = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(userRoles.role, 'admin'));
  const all = [...admins.map(({ email }) => email), ...(config.adminEmail ? [config.adminEmail] : [])];
  return [...new Set(all.map((email) => email.toLowerCase()))];
}

const present = ({ auditedAt, wallets, entries, faults }: typeof ledgerAudits.$inferSelect): LedgerAudit => ({
  at: auditedAt.toISOString(),
  wallets,
  entries,
  faults,
});
