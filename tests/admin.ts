import { grantRole } from '#server/accounts/grant-role.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** Somebody with the role that `npm run grant-admin` gives. */
export async function openAdmin(world: Pick<World, 'ctx' | 'listener'>): Promise<Person> {
  const admin = await world.listener(`admin-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await grantRole(world.ctx, admin.userId, 'admin');
  return admin;
}
