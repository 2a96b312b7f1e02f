import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { cantoLedger, checkouts, paymentDisputes, subscriptions } from '../wallet/tables.ts';
import { json, type ExportedFile } from './exported-file.ts';

const columns = ['created_at', 'reason', 'description', 'amount', 'balance_after', 'reference', 'id'] as const;

/** Every change of the balance, oldest first, as a table and as JSON; then what was bought. */
export async function* exportLedger(ctx: Pick<Context, 'db'>, userId: string): AsyncGenerator<ExportedFile> {
  const rows = await ctx.db
    .select()
    .from(cantoLedger)
    .where(eq(cantoLedger.userId, userId))
    .orderBy(asc(cantoLedger.sequence));
  const entries = rows.map((row) => ({
    created_at: row.createdAt.toISOString(),
    reason: row.reason,
    description: row.description,
    amount: row.amount,
    balance_after: row.balanceAfter,
    reference: row.reference,
    id: row.id,
  }));
  const table = [columns.join(','), ...entries.map((entry) => columns.map((name) => cell(entry[name])).join(','))];
  yield { name: 'ledger.csv', input: `${table.join('\r\n')}\r\n` };
  yield { name: 'ledger.json', input: json(entries) };
  yield {
    name: 'purchases.json',
    input: json({
      checkouts: await ctx.db.select().from(checkouts).where(eq(checkouts.userId, userId)),
      disputes: await ctx.db.select().from(paymentDisputes).where(eq(paymentDisputes.userId, userId)),
      plans: await ctx.db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    }),
  };
}

/** A cell as RFC 4180 has it. Spreadsheets run text that begins like a formula, so such text gets an apostrophe. */
export function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
