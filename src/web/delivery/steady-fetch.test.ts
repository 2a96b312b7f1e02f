import { NavigationType } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection, steadyFetch } from './steady-fetch.ts';

const answers = vi.fn<typeof fetch>();
const again = { type: 'revalidation', fetcherKey: null, navigationType: null } as const;
const elsewhere = { type: 'navigation', fetcherKey: null, navigationType: NavigationType.Push } as const;
const request = (signal?: AbortSignal) => new Request('http://canto.example/seasons/1.data', { signal });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  answers.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

it('a page that cannot be brought up to date waits, says so, and goes on with the first answer', async () => {
  answers.mockImplementationOnce(offline).mockResolvedValueOnce(new Response('', { status: 503 }));
  answers.mockResolvedValueOnce(new Response('news', { headers: { 'X-Remix-Response': 'yes' } }));
  const told = vi.fn();
  const stop = connection.subscribe(told);
  const response = steadyFetch(request(), again);
  await vi.advanceTimersByTimeAsync(500);
  expect(connection.isAwaited()).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await response).text()).toBe('news');
  expect((await response).headers.get('X-Remix-Response')).toBe('yes');
  expect(connection.isAwaited()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  expect(console.error).toHaveBeenCalledTimes(2);
  stop();
});

it('an answer that breaks off counts as none', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
  answers.mockResolvedValueOnce(new Response(broken)).mockResolvedValueOnce(new Response('whole'));
  const response = steadyFetch(request(), again);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await (await response).text()).toBe('whole');
});

it('being online again ends the wait at once', async () => {
  answers.mockImplementationOnce(offline).mockResolvedValueOnce(new Response('news'));
  const response = steadyFetch(request(), again);
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await response).text()).toBe('news');
});

it('who leaves the page is not kept waiting', async () => {
  answers.mockImplementation(offline);
  const left = new AbortController();
  const response = steadyFetch(request(left.signal), again);
  const failed = expect(response).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(1500);
  left.abort();
  await failed;
  expect(connection.isAwaited()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers.mock.calls.length).toBeLessThan(4);
});

it.each([[401], [404]])('%i is an answer: the page is shown as it now is', async (status) => {
  answers.mockResolvedValueOnce(new Response('', { status }));
  expect((await steadyFetch(request(), again)).status).toBe(status);
});

it('a page that one goes to fails as it does', async () => {
  answers.mockImplementationOnce(offline).mockResolvedValueOnce(new Response('', { status: 500 }));
  await expect(steadyFetch(request(), elsewhere)).rejects.toThrow('Failed to fetch');
  expect((await steadyFetch(request(), elsewhere)).status).toBe(500);
});
