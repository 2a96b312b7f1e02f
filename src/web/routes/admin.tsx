import { Suspense } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/admin';
import { loadSection } from '#web/admin/load-section.ts';
import { titleOf } from '#web/admin/sections.ts';
import { missingHead } from '#web/frame/head/missing-head.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { load } from '#web/api/load.ts';
import { pageContext } from '#web/page-context.ts';

// The page is deferred, because route modules are preloaded with every page and must stay small.
const AdminPage = deferred(async () => (await import('#web/admin/admin-page.tsx')).AdminPage);

/** A 404 for everybody but admins. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, me } = context.get(pageContext);
  const shown =
    me?.role === 'admin' ? await load(loadSection(api, params['*'], new URL(request.url).searchParams)) : null;
  if (!shown) throw data({ message: '' }, { status: 404 });
  return { shown, title: `${titleOf(shown.section)} - Admin` };
}

export const meta: Route.MetaFunction = ({ loaderData }) => missingHead(loaderData?.title ?? 'Page not found');

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={null}>
      <AdminPage data={loaderData.shown} />
    </Suspense>
  );
}
