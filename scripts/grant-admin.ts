// `npm run grant-admin -- EMAIL`: makes an account an admin. `--forget-passkeys` takes its passkeys off, for who lost them all.
import { parseArgs } from 'node:util';
import { openLog } from '#platform/log.ts';
import { findUserByEmail } from '#server/accounts/queries.ts';
import { grantRole } from '#server/accounts/grant-role.ts';
import { forgetPasskeys } from '#server/accounts/sign-in/own-passkeys.ts';
import { readConfig } from '#server/config.ts';
import { openContext } from '#server/open-context.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'forget-passkeys': { type: 'boolean', default: false } },
});
const [email] = positionals;
if (!email) {
  console.error('Usage: npm run grant-admin -- EMAIL [--forget-passkeys]');
  process.exit(2);
}
const ctx = await openContext(readConfig(process.env), {
  log: openLog({ level: 'warn', pretty: true }),
  working: false,
});
const user = await findUserByEmail(ctx, email);
if (user) await grantRole(ctx, user.id, 'admin');
if (user && values['forget-passkeys']) console.log(`Passkeys taken off: ${await forgetPasskeys(ctx, user.id)}.`);
const once = user?.twoFactorEnabled ? '' : ', once a second factor is set up on their account page';
console.log(user ? `${user.email} is an admin now${once}.` : `There is no account with the e-mail address ${email}.`);
await ctx.close();
process.exit(user ? 0 : 1);
