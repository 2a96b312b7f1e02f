import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpGrant } from '#shared/wallet.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ working: false });
});
afterAll(() => world.close());

async function signUp(...emails: string[]): Promise<string[]> {
  const { pool } = world.ctx.database;
  const names: string[] = [];
  for (const email of emails) {
    await pool.query('insert into users (id, name, email) values ($1, $1, $1)', [email]);
    const { rows } = await pool.query<{ username: string }>('select username from profiles where user_id = $1', [
      email,
    ]);
    names.push(rows[0]!.username);
  }
  return names;
}

it('a name is what stands before the at sign, with a number when others have it', async () => {
  expect(await signUp('ada@a.example', 'ada@b.example', 'Ada@c.example', 'ada2@d.example', '@e.example')).toEqual([
    'ada',
    'ada2',
    'ada3',
    'ada22',
    'listener',
  ]);
});

it('a name that very many have takes a number at random instead of trying all of theirs', async () => {
  const many = Array.from({ length: 40 }, (_, at) => `info@${at}.example`);
  const names = await signUp(...many);
  expect(names.slice(0, 5)).toEqual(['info', 'info2', 'info3', 'info4', 'info5']);
  expect(new Set(names).size).toBe(many.length);
  for (const name of names.slice(5)) expect(name).toMatch(/^info\d+$/);
  expect(names.at(-1)).not.toBe('info40');
});

it('an account starts with the gift that the pages promise', async () => {
  await signUp('new@a.example');
  const { rows } = await world.ctx.database.pool.query(
    `select balance from user_cantos where user_id = 'new@a.example'`,
  );
  expect(rows).toEqual([{ balance: signUpGrant }]);
});
