import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { agreeOnSession } from './session-tabs.ts';

const tabs: { stop: () => void }[] = [];
afterEach(() => tabs.splice(0).forEach((tab) => tab.stop()));

/** A tab of `userId`, whose server says when it is asked again that somebody is signed in who is `inFact`. */
function openTab(userId: string | null, inFact = userId) {
  const become = (next: string | null) => {
    tab.stop();
    tab.stop = agreeOnSession(next, tab.again);
  };
  const tab = { become, again: vi.fn(() => become(inFact)), stop: () => {} };
  tabs.push(tab);
  become(userId);
  return tab;
}

it('a tab that opens signed in has a visitor’s ask again, once', async () => {
  const visitor = openTab(null, 'ada');
  const signedIn = openTab('ada');
  await vi.waitFor(() => expect(visitor.again).toHaveBeenCalled());
  await wait(50);
  expect(visitor.again).toHaveBeenCalledOnce();
  expect(signedIn.again).not.toHaveBeenCalled();
});

it('a tab that signs out has the others ask again, once, and one of the same account leaves them in peace', async () => {
  const other = openTab('ada', null);
  const here = openTab('ada');
  await wait(50);
  expect(other.again).not.toHaveBeenCalled();
  here.become(null);
  await vi.waitFor(() => expect(other.again).toHaveBeenCalled());
  await wait(50);
  expect(other.again).toHaveBeenCalledOnce();
  expect(here.again).not.toHaveBeenCalled();
});
