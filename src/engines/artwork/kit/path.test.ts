import { expect, it } from 'vitest';
import { circlePath, d, placePath } from './path.ts';
import { pathBounds } from './path-bounds.ts';

it('rounds numbers to hundredths and leaves words alone', () => {
  expect(d`M${1 / 3} ${2}L${'x'} ${-0.005}`).toBe('M0.33 2Lx 0');
});

it('places absolute and relative paths alike', () => {
  expect(placePath('M1 2L3 4h5v-6H1V0Z', 10, 20, 2)).toBe('M12 24L16 28h10v-12H12V20Z');
  expect(placePath('M0 0a3.6 4 0 0 1 7.2 0A1 2 0 1 0 5 6Z', 10, 20, 2)).toBe(
    'M10 20a7.2 8 0 0 1 14.4 0A2 4 0 1 0 20 32Z',
  );
});

it('bounds a path from outside', () => {
  expect(pathBounds('M10 20h30v-15l-5 40Z')).toEqual({ left: 10, top: 5, right: 40, bottom: 45 });
  const circle = pathBounds(circlePath(50, 60, 10));
  expect(circle.left).toBeLessThanOrEqual(40);
  expect(circle.right).toBeGreaterThanOrEqual(60);
  expect(circle.top).toBeLessThanOrEqual(50);
  expect(circle.bottom).toBeGreaterThanOrEqual(70);
  expect(pathBounds('M0 0C10 90 20 -30 30 0')).toEqual({ left: 0, top: -30, right: 30, bottom: 90 });
});
