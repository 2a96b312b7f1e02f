import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Show } from '#shared/shows.ts';
import { InteractiveShowPage } from './interactive-show-page.tsx';

const draw = (show: Partial<Show>) => {
  const whole = {
    id: 's1',
    name: 'The Late Ferry',
    slug: 'the-late-ferry',
    total_views: 0,
    fan_created_seasons: 0,
    ...show,
  };
  const page = (
    <InteractiveShowPage
      show={whole as Show}
      seasons={{ items: [], next_cursor: null }}
      owned={false}
      listen={null}
      onRiff={() => {}}
      onListen={() => Promise.resolve(null)}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
};

it('leads from a podcast, and from no other show, to the page on which its episodes play', () => {
  expect(draw({ kind: 'podcast' })).toMatch(/href="\/shows\/the-late-ferry"[^>]*>.*Original show/s);
  expect(draw({ kind: 'interactive' })).not.toContain('Original show');
});
