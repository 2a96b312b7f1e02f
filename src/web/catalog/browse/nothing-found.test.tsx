import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { SearchResult } from '#shared/search/search.ts';
import { NothingFound } from './nothing-found.tsx';

const none = { items: [], total: 0 };
const selection = { search: 'mira', filters: ['Fantasy'], sort: 'trending' as const };
const draw = (found: Partial<SearchResult> | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NothingFound
        kind="shows"
        selection={selection}
        found={found && { mended: null, shows: none, seasons: none, characters: none, creators: none, ...found }}
        onClear={() => {}}
      />
    </MemoryRouter>,
  );

it('leads from no shows to what else the search finds, with its filters', () => {
  const html = draw({ characters: { items: [], total: 1 } });
  expect(html).toContain('No shows found');
  expect(html).toMatch(/href="\/browse\?search=mira&amp;filter=Fantasy&amp;kind=characters"[^>]*>.*See 1 character/);
  expect(html).not.toMatch(/See \d+ season/);
  expect(draw({})).not.toContain('href=');
  expect(draw(null)).not.toContain('href=');
});
