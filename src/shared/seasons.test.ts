import { describe, expect, it } from 'vitest';
import { excerpt, plotIdea, plotIdeaLimit, stripMarkdown } from './seasons.ts';

describe('an excerpt', () => {
  it.each([
    ['The lamp is lit.', 40, 'The lamp is lit.'],
    ['The lamp is lit, and the sea is still.', 20, 'The lamp is lit, and...'],
    ['The lamp is lit, and the sea is still.', 19, 'The lamp is lit...'],
    [`${' '.repeat(99)}The lamp${'\n'.repeat(50)}is lit, and the sea is still.`, 20, 'The lamp is lit, and...'],
    [`The lamp is lit.${' '.repeat(99)}`, 20, 'The lamp is lit.'],
    ['灯'.repeat(60), 50, `${'灯'.repeat(50)}...`],
    [`${'a'.repeat(30)} ${'b'.repeat(60)}`, 60, `${'a'.repeat(30)} ${'b'.repeat(29)}...`],
    ['💡'.repeat(30), 25, `${'💡'.repeat(12)}...`],
  ])('of %j in %i is %j', (text, limit, short) => {
    expect(excerpt(text, limit)).toBe(short);
    expect(excerpt(text, limit).isWellFormed()).toBe(true);
  });
});

describe('marks of Markdown', () => {
  it.each([
    ['**Bold** and *italic*, __bold__ and _italic_.', 'Bold and italic, bold and italic.'],
    ['# A heading\nand text', 'A heading\nand text'],
    ['5*3*2 snake_case_word', '5*3*2 snake_case_word'],
    ['2 * 3 * 4 and __init__.py', '2 * 3 * 4 and init.py'],
    ['(*so*) "_so_"', '(so) "so"'],
    ['***both***', 'both'],
    ['**bold**ness, but 2**3**4 and snake__case__word', 'boldness, but 2**3**4 and snake__case__word'],
    ['  # An indented heading', 'An indented heading'],
    ['**over\na line**, not **over\n\na paragraph**', 'over\na line, not **over\n\na paragraph**'],
  ])('%j is read as %j', (text, plain) => expect(stripMarkdown(text)).toBe(plain));
});

it('a plot idea of as many characters as allowed passes, and the refusal of more names the number', () => {
  expect(plotIdea.safeParse('x'.repeat(plotIdeaLimit)).success).toBe(true);
  const refused = plotIdea.safeParse('x'.repeat(plotIdeaLimit + 1));
  expect(refused.error!.issues[0]!.message).toBe('Please keep it to 600 characters.');
});
