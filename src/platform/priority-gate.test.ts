import { expect, it, vi } from 'vitest';
import { runInForeground, waitForIdleForeground } from './priority-gate.ts';

it('lets background work go on at once while nobody waits', async () => {
  await waitForIdleForeground();
});

it('holds background work back until the last person is served, even when a production fails', async () => {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const order: string[] = [];
  const productions = [
    runInForeground(() => first.promise),
    runInForeground(() => second.promise).catch(() => order.push('failed')),
  ];
  const background = waitForIdleForeground().then(() => order.push('background'));
  order.push('first served');
  first.resolve();
  await productions[0];
  await new Promise((resolve) => setTimeout(resolve, 5));
  second.reject(new Error('no voice'));
  await Promise.all([...productions, background]);
  expect(order).toEqual(['first served', 'failed', 'background']);
});

it('gives up waiting when the attempt is ended', async () => {
  const production = Promise.withResolvers<void>();
  const running = runInForeground(() => production.promise);
  const attempt = new AbortController();
  const waiting = waitForIdleForeground(attempt.signal);
  attempt.abort(new Error('the process ends'));
  await expect(waiting).rejects.toThrow('the process ends');
  production.resolve();
  await running;
});

it('stays with a person for a moment after the answer', async () => {
  vi.useFakeTimers();
  try {
    await runInForeground(async () => {}, 400);
    let gone = false;
    const background = waitForIdleForeground().then(() => (gone = true));
    await vi.advanceTimersByTimeAsync(399);
    expect(gone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await background;
  } finally {
    vi.useRealTimers();
  }
});

it('comes to its turn on a site that is never quiet', async () => {
  vi.useFakeTimers();
  const visits = setInterval(() => void runInForeground(async () => {}, 400), 200);
  try {
    await vi.advanceTimersByTimeAsync(300);
    let gone = false;
    const background = waitForIdleForeground().then(() => (gone = true));
    await vi.advanceTimersByTimeAsync(900);
    expect(gone).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    await background;
  } finally {
    clearInterval(visits);
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
  }
});
