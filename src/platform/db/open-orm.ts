import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

type Transaction = NodePgDatabase['transaction'];

/**
 * Queries over a pool. Transactions take and give back their connection here: drizzle keeps it for ever when the connection breaks with
 * `begin`, gives a broken one back as whole, and says why the rollback failed instead of why it was needed.
 */
export function openOrm(pool: pg.Pool): NodePgDatabase {
  const orm = drizzle(pool);
  const transaction: Transaction = async (work, config) => {
    const client = await pool.connect();
    const failures: unknown[] = [];
    let isBroken = false;
    try {
      return await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          failures.push(error);
          throw error;
        }
      }, config);
    } catch (error) {
      isBroken = !failures.includes(error);
      throw failures.length > 0 ? failures[0] : error;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(orm, { transaction });
}
