import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { deferred } from './deferred.ts';

it('the server renders a deferred component without a gap', async () => {
  const Part = deferred(async () => ({ name }: { name: string }) => <b>{name}</b>);
  await Promise.resolve();
  await Promise.resolve();
  const html = renderToString(
    <Suspense fallback="a gap">
      <Part name="Canto" />
    </Suspense>,
  );
  expect(html, 'React no longer accepts a thenable from lazy(): see SyncThenable in deferred.ts').toContain(
    '<b>Canto</b>',
  );
  expect(html).not.toContain('a gap');
});
