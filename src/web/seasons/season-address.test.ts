import { expect, it } from 'vitest';
import { showOfSeason } from './season-address.ts';

it.each([
  ['its show', { show_name: 'Salt', show_is_open: true }, '/interactive-shows/s%201', 'Salt'],
  ['its show, whatever that is called', { show_name: '', show_is_open: true }, '/interactive-shows/s%201', 'Back'],
  [
    'the list, while its show is private',
    { show_name: 'Salt', show_is_open: false },
    '/interactive-shows',
    'Interactive shows',
  ],
])('a season leads back to %s', (_where, season, to, label) => {
  expect(showOfSeason({ show_id: 's 1', ...season })).toEqual({ to, label });
});
