import type { Context } from '../context.ts';
import { authAccounts, users } from './tables.ts';

type Member = { id: string; name: string; email: string; password?: string };

/**
 * Makes accounts whose addresses need no confirmation; who has no password can't sign in. Profile, role and cantos come with
 * the row of the user. Those that exist stay as they are.
 */
export async function insertMembers(
  { db, clock, passwords }: Pick<Context, 'db' | 'clock' | 'passwords'>,
  members: Member[],
): Promise<void> {
  const now = { createdAt: clock.now(), updatedAt: clock.now() };
  await db
    .insert(users)
    .values(members.map(({ id, name, email }) => ({ id, name, email, emailVerified: true, ...now })))
    .onConflictDoNothing();
  for (const { id, password } of members) {
    if (password === undefined) continue;
    const hash = await passwords.hash(password);
    const credential = { id: `${id}-password`, accountId: id, providerId: 'credential', userId: id, password: hash };
    await db
      .insert(authAccounts)
      .values({ ...credential, ...now })
      .onConflictDoNothing();
  }
}
