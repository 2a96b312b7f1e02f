import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Me } from '#shared/accounts.ts';
import { AccountPage, AccountSignedOut } from './account-page.tsx';

const me: Me = {
  user: { id: '1', email: 'marlowe@example.com', display_name: 'marlowe', username: 'marlowe7' },
  roles: ['user'],
  role: 'user',
  balance: 1240,
  plan: 'free',
  deletion_due_at: null,
};
const draw = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);

it('offers everything of theirs as a plain link, and the way out', () => {
  const page = draw(<AccountPage me={me} />);
  expect(page).toContain('marlowe@example.com');
  expect(page).toContain('marlowe7');
  expect(page).toMatch(/<a [^>]*href="\/api\/me\/export"[^>]*download/);
  expect(page).toMatch(/Delete my account<\/button>/);
  expect(page).not.toContain('Keep my account');
});
it('shows the day and the way back to who asked to be deleted', () => {
  const page = draw(<AccountPage me={{ ...me, deletion_due_at: '2026-12-04T23:30:00.000Z' }} />);
  expect(page).toContain('December 4, 2026');
  expect(page).toContain('Keep my account');
  expect(page).not.toMatch(/Delete my account<\/button>/);
});
it('shows nothing of anybody to who is signed out', () => {
  const page = draw(<AccountSignedOut />);
  expect(page).toContain('Sign In');
  expect(page).not.toContain('export');
});
