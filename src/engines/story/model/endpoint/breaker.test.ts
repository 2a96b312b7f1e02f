import { expect, it } from 'vitest';
import { makeBreaker } from './breaker.ts';

it('leaves a failed endpoint alone until it answers in the background', async () => {
  let works = false;
  let asked = 0;
  const breaker = makeBreaker(20, async () => {
    asked++;
    if (!works) throw new Error('still away');
  });
  expect(breaker.isOpen()).toBe(false);
  breaker.failed();
  breaker.failed();
  expect([breaker.isOpen(), asked]).toEqual([true, 0]);
  await expect.poll(() => asked).toBeGreaterThan(1);
  expect(breaker.isOpen()).toBe(true);
  works = true;
  await expect.poll(() => breaker.isOpen()).toBe(false);
  const settled = asked;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(asked).toBe(settled);
});
