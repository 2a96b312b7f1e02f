import { afterEach, expect, test, vi } from 'vitest';
import { AuthFailure, signIn, signUp } from './auth.ts';

const fetchMock = vi.spyOn(globalThis, 'fetch');
afterEach(() => fetchMock.mockReset());

test('signing up sends the name before the at sign and asks for the link back to the root', async () => {
  fetchMock.mockResolvedValue(Response.json({ user: {} }));
  await signUp({ email: 'ada.reads@example.com', password: 'lantern-212' });
  const [path, init] = fetchMock.mock.calls[0]!;
  expect(path).toBe('/api/auth/sign-up/email');
  expect(JSON.parse(String(init?.body))).toEqual({
    email: 'ada.reads@example.com',
    password: 'lantern-212',
    name: 'ada.reads',
    callbackURL: '/',
  });
});

test('signing up for a plan has the link lead on to it', async () => {
  fetchMock.mockResolvedValue(Response.json({ user: {} }));
  await signUp({ email: 'ada.reads@example.com', password: 'lantern-212' }, 'premium');
  expect(JSON.parse(String(fetchMock.mock.calls[0]![1]?.body))).toMatchObject({ callbackURL: '/?plan=premium' });
});

test('a refusal carries its code, sentence and status', async () => {
  fetchMock.mockResolvedValue(
    Response.json({ code: 'EMAIL_NOT_VERIFIED', message: 'Email not verified' }, { status: 403 }),
  );
  const failure = await signIn({ email: 'a@example.com', password: 'secret1' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AuthFailure);
  expect(failure).toMatchObject({ code: 'EMAIL_NOT_VERIFIED', message: 'Email not verified', status: 403 });
});

test('a problem document and a body that is no JSON are failures too', async () => {
  fetchMock.mockResolvedValueOnce(
    Response.json({ code: 'rate_limited', title: 'Too many requests.' }, { status: 429 }),
  );
  await expect(signIn({ email: 'a@example.com', password: 'x' })).rejects.toMatchObject({
    code: 'rate_limited',
    message: 'Too many requests.',
  });
  fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(signIn({ email: 'a@example.com', password: 'x' })).rejects.toMatchObject({
    code: 'HTTP_502',
    message: '',
  });
});
