import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const block = (selector: string) => {
  const from = css.indexOf(`${selector} {`);
  expect(from, selector).toBeGreaterThan(-1);
  return squeeze(css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from)));
};
const value = (of: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(of)?.[1] ?? '';

/** WCAG 2 contrast of two hex colours. */
function contrast(a: string, b: string): number {
  const light = (hex: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0);
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

it('has one light theme, though CSS must be told twice', () => {
  expect(block(":root[data-theme='system']")).toBe(block(":root[data-theme='light']"));
});

describe.each([
  ['dark', '.on-stage'],
  ['light', ":root[data-theme='light']"],
])('%s theme', (_name, selector) => {
  const tokens = block(selector);
  it.each(['text', 'text-2', 'text-3', 'lamp-text', 'ember', 'verd', 'sky'])('%s reads on every ground', (ink) => {
    for (const ground of ['bg', 's1', 's2', 's3']) {
      expect(contrast(value(tokens, ink), value(tokens, ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
  it('lines that mean something stand out three to one', () => {
    for (const ground of ['bg', 's1', 's2', 's3']) {
      expect(contrast(value(tokens, 'line-strong'), value(tokens, ground)), ground).toBeGreaterThanOrEqual(3);
    }
  });
  it('words on the lamp read', () => {
    for (const lamp of ['lamp', 'lamp-hi'])
      expect(contrast(value(tokens, 'on-lamp'), value(tokens, lamp))).toBeGreaterThan(7);
  });
});
