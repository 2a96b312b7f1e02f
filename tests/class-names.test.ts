import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findCollisions, readStylesheets } from '../scripts/pages/check-class-names.ts';

const collisions = (...sheets: string[]) => findCollisions(new Map(sheets.map((css, at) => [`${'abc'[at]}.css`, css])));

it('every class of the pages belongs to one stylesheet', () => {
  const sheets = readStylesheets(join(import.meta.dirname, '..'));
  expect(sheets.size).toBeGreaterThan(90);
  expect(findCollisions(sheets)).toEqual([]);
});

it.each([
  ['twice at the start', '.x { top: 0 }', '.x { top: 1px }'],
  ['within layers and media', '@layer ui { .x { top: 0 } }', '@layer pages { @media (width < 9px) { .x { top: 0 } } }'],
  ['after an element and in brackets', 'main > :is(.x, .y) b { top: 0 }', 'a.x:hover { top: 0 }'],
  ['beside a class of its own', '.x { top: 0 }', '.x.z { top: 0 }'],
])('refuses one that starts selectors of two stylesheets: %s', (_, ...sheets) => {
  expect(collisions(...sheets)).toEqual([
    '.x starts a selector in a.css and b.css: rename it in all but one, or write it below a class of its own.',
  ]);
});

it('lets a stylesheet adapt a class of another below one of its own', () => {
  expect(collisions('.x { top: 0 }', '.y .x, .y:has(.x), .y.x { top: 0 }', '.z:not(.x) { top: 0 }')).toEqual([]);
});

it('lets a stylesheet use its own class as often as it likes', () => {
  expect(collisions('.x { top: 0 } .x:hover { top: 1px }')).toEqual([]);
});

it('refuses a state that starts a selector', () => {
  expect(collisions('.is-on b { top: 0 }')).toEqual([
    ".is-on is a state: write it after a class of the stylesheet's own (a.css).",
  ]);
});
