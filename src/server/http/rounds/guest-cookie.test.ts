import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { guestOf } from './guest-cookie.ts';

function appAt(baseUrl: string) {
  const config = { authSecret: 'x'.repeat(32), baseUrl } as Parameters<typeof guestOf>[0]['config'];
  const app = new Hono();
  app.get('/', (c) => {
    const cookies: string[] = [];
    const guest = guestOf({ config }, c, (cookie) => cookies.push(cookie));
    return c.json({ before: guest.id, id: guest.keep(), cookies });
  });
  return async (cookie = '') => {
    const response = await app.request('/', { headers: { cookie } });
    return (await response.json()) as { before: string | null; id: string; cookies: [string] };
  };
}

it('a guest is known again by a cookie that scripts can not read and that stays with its host', async () => {
  const ask = appAt('https://canto.example');
  const { before, id, cookies } = await ask();
  expect(before).toBeNull();
  expect(Buffer.from(id, 'base64url')).toHaveLength(16);
  expect(cookies[0]).toMatch(/^__Host-canto\.guest=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect((await ask(cookies[0].split(';')[0])).before).toBe(id);
  expect((await ask(cookies[0].split(';')[0]!.replace('__Host-', ''))).before).toBeNull();
});

it('on one’s own machine, without https, it has a plain name', async () => {
  expect((await appAt('http://localhost:3000')()).cookies[0]).toMatch(/^canto\.guest=.+; HttpOnly; SameSite=Lax$/);
});
