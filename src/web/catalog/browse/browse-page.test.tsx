import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { BrowsePage } from './browse-page.tsx';

it('keeps search, chips and sorts where the list could not be had, and offers to try again', () => {
  const selection = { search: 'lantern', filters: ['Mystery'], sort: 'newest' as const };
  const Stub = createRoutesStub([
    { path: '/browse', Component: () => <BrowsePage selection={selection} list={null} userId={null} /> },
  ]);
  const html = renderToStaticMarkup(<Stub initialEntries={['/browse?search=lantern&filter=Mystery&sort=newest']} />);
  expect(html).toContain('value="lantern"');
  expect(html).toMatch(/aria-pressed="true"[^>]*>(?:<[^>]+>)*Mystery/);
  expect(html).toContain('The shows could not be loaded');
  expect(html).toContain('Try again');
});
