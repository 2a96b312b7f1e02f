import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { userCantos } from './tables.ts';

/**
 * Makes everything else about this person's money wait until the transaction ends, and answers the balance; null where
 * there is no wallet. Whoever comes second sees all that the first did.
 */
export async function lockWallet({ db }: Pick<Context, 'db'>, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ balance: userCantos.balance })
    .from(userCantos)
    .where(eq(userCantos.userId, userId))
    .for('update');
  return row?.balance ?? null;
}
