import { afterEach, expect, it } from 'vitest';
import { dismissToast, stayMs, toast, toastStore } from './toast.ts';

afterEach(() => {
  for (const { id } of toastStore.now()) dismissToast(id);
});

it('keeps the three newest and tells who listens', () => {
  let told = 0;
  const stop = toastStore.subscribe(() => told++);
  for (const title of ['a', 'b', 'c', 'd']) toast({ title });
  stop();
  toast.ok('e', 'after');
  expect(told).toBe(4);
  expect(toastStore.now().map(({ title }) => title)).toEqual(['c', 'd', 'e']);
});
it('lets one go by its id and leaves the others', () => {
  const id = toast.bad('Error');
  toast.ok('Fine');
  dismissToast(id);
  expect(toastStore.now().map(({ title }) => title)).toEqual(['Fine']);
});
it('gives errors ten seconds and the rest six', () => {
  expect([stayMs({ title: '', kind: 'bad' }), stayMs({ title: '', kind: 'ok' }), stayMs({ title: '' })]).toEqual([
    10_000, 6000, 6000,
  ]);
});
it('sends no message with the page', () => {
  toast.ok('Fine');
  expect(toastStore.onServer()).toEqual([]);
});
