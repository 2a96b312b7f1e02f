import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BillTitle } from './bill-title.tsx';

const set = (title: string) => renderToStaticMarkup(<BillTitle>{title}</BillTitle>);

describe('BillTitle', () => {
  it('sets small words small, and neighbours among them together', () => {
    expect(set('Salt in the Lamp Oil')).toBe('Salt <em class="sm">in the</em> Lamp Oil');
  });
  it('sets a leading article small, though it has a capital', () => {
    expect(set('The Lantern Keepers')).toBe('<em class="sm">The</em> Lantern Keepers');
  });
  it('leaves other capitals big: a name is not a preposition', () => {
    expect(set('Two Moons Over Amber')).toBe('Two Moons Over Amber');
  });
  it('reads out as the title it was given', () => {
    expect(set('  Night Train  to Nowhere').replaceAll(/<[^>]+>/g, '')).toBe('Night Train to Nowhere');
  });
});
