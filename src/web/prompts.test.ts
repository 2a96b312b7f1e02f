import { afterEach, expect, it, vi } from 'vitest';
import { onCantosAsked, pageBefore, signInAddress } from './prompts.ts';

afterEach(() => vi.unstubAllGlobals());

it('leads from a page without scripts to the dialog and back, and to no other site', () => {
  expect(signInAddress('/')).toBe('/#sign-in');
  const { search, hash } = new URL(signInAddress('/how-it-works'), 'http://canto.test');
  expect([pageBefore(search), hash]).toEqual(['/how-it-works', '#sign-in']);
  for (const back of ['https://evil.example', '//evil.example', '/\\evil.example', '']) {
    expect(pageBefore(`?back=${encodeURIComponent(back)}`), back).toBeNull();
  }
});

it('counts only numbers of what an event asks for', () => {
  vi.stubGlobal('window', new EventTarget());
  const asked: object[] = [];
  const stop = onCantosAsked((request) => asked.push(request));
  for (const detail of [{ requiredAmount: 300 }, { requiredAmount: 'many' }, null])
    window.dispatchEvent(new CustomEvent('triggerWalletDropdown', { detail }));
  stop();
  expect(asked).toEqual([{ requiredAmount: 300 }, {}, {}]);
});
