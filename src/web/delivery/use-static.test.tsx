import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useStatic } from './use-static.ts';

const Page = () => <p>{useStatic() ? 'static' : 'with scripts'}</p>;

function render(handle: unknown, me: unknown): string {
  const routes = [{ id: 'root', path: '/', handle, element: <Page />, loader: () => null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { me, settings: {} } } } });
  return renderToString(<RouterProvider router={router} />);
}

it.each([
  ['a page of fixed content goes to a stranger without scripts', { noJs: true }, null, 'static'],
  ['a member gets its scripts', { noJs: true }, { user: { id: 'u' } }, 'with scripts'],
  ['any other page has scripts', undefined, null, 'with scripts'],
])('%s', (_, handle, me, expected) => {
  const html = render(handle, me);
  expect(html, 'React Router changed useMatches or handle: see src/web/delivery/README.md').toContain(
    `<p>${expected}</p>`,
  );
});
