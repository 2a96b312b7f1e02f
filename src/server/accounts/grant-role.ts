import type { Role } from '#shared/accounts.ts';
import type { Context } from '../context.ts';
import { userRoles } from './tables.ts';

/** Gives a user a role; giving it again changes nothing. */
export async function grantRole({ db }: Pick<Context, 'db'>, userId: string, role: Role): Promise<void> {
  await db.insert(userRoles).values({ userId, role }).onConflictDoNothing();
}
