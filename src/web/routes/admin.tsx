import { Suspense } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/admin';
import { loadSection } from '#web/admin/load-section.ts';
import { titleOf } from '#web/admin/sections.ts';
import { missingHead } from '#web/frame/missing-head.ts';
import { later } from '#web/later.ts';
import { load } from '#web/load.ts';
import { pageContext } from '#web/page-context.ts';
// The server sends the page drawn, before its code has come: its looks must be there.
import '#web/admin/admin.css';
import '#web/ui/actions/chip.css';
import '#web/ui/actions/segmented-control.css';
import '#web/ui/feedback/empty-state.css';
import '#web/ui/forms/field.css';
import '#web/ui/pictures/picture.css';
import '#web/ui/words/badge.css';

// What every page names of this one is small as long as the page itself comes when it is wanted.
const AdminPage = later(async () => (await import('#web/admin/admin-page.tsx')).AdminPage);

/** For anybody but an admin there is nothing here. */
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
