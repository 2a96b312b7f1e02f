// `npm run grant-admin -- EMAIL`: makes an account an admin.
import { openLog } from '#platform/log.ts';
import { findUserByEmail } from '#server/accounts/queries.ts';
import { grantRole } from '#server/accounts/grant-role.ts';
import { readConfig } from '#server/config.ts';
import { openContext } from '#server/open-context.ts';

const email = process.argv[2];
if (!email) {
  console.error('Usage: npm run grant-admin -- EMAIL');
  process.exit(2);
}
const ctx = await openContext(readConfig(process.env), {
  log: openLog({ level: 'warn', pretty: true }),
  working: false,
});
const user = await findUserByEmail(ctx, email);
if (user) await grantRole(ctx, user.id, 'admin');
const once = user?.twoFactorEnabled ? '' : ', once a second factor is set up on their account page';
console.log(user ? `${user.email} is an admin now${once}.` : `There is no account with the e-mail address ${email}.`);
await ctx.close();
process.exit(user ? 0 : 1);
