import { beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toastStore } from '#web/ui/feedback/toast.ts';
import { takePaidOffer } from './take-offer.ts';

const fetchMock = vi.spyOn(globalThis, 'fetch');
const open = vi.fn();
vi.stubGlobal('window', { open });
// Files of this project share their modules: one before may have left a toast.
beforeEach(() => {
  fetchMock.mockReset();
  for (const { id } of toastStore.now()) dismissToast(id);
});
const credentials = { email: 'ada.reads@example.com', password: 'lantern-212' };

test('an account for a plan opens no tab and asks for no checkout: the link in its mail leads there', async () => {
  fetchMock.mockResolvedValue(Response.json({ user: {} }));
  expect(await takePaidOffer('premium', credentials)).toBe(true);
  expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(['/api/auth/sign-up/email']);
  expect(open).not.toHaveBeenCalled();
  expect(toastStore.now()).toMatchObject([
    { title: 'Account created!', text: expect.stringContaining('it leads to the checkout') },
  ]);
});

test('one that is refused says why, and the modal stays', async () => {
  fetchMock.mockResolvedValue(Response.json({ code: 'USER_ALREADY_EXISTS', message: 'There' }, { status: 422 }));
  expect(await takePaidOffer('starter', credentials)).toBe(false);
  expect(toastStore.now()).toMatchObject([{ kind: 'bad', title: 'Account exists' }]);
});
