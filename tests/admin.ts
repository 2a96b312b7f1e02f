import { grantRole } from '#server/accounts/grant-role.ts';
import { enrol } from './second-factor.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** Somebody with the role that `npm run grant-admin` gives, and the second factor without which it counts for nothing. */
export async function openAdmin(world: Pick<World, 'ctx' | 'listener'>): Promise<Person> {
  const admin = await world.listener(`admin-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await grantRole(world.ctx, admin.userId, 'admin');
  await enrol(admin);
  return admin;
}
