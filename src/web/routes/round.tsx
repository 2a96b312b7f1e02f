import type { Route } from './+types/round';
import { load } from '#web/api/load.ts';
import { ErrorPage } from '#web/error-page.tsx';
import { missingHead } from '#web/frame/head/missing-head.ts';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { RoundNotFound } from '#web/rounds/round-not-found.tsx';
import { RoundPage } from '#web/rounds/round-page.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageContext);
  const doorway = await load(api.rounds.readDoorway({ id: params.roundId }));
  return {
    doorway,
    head: pageMeta({
      title: `${doorway.host_name ?? 'A friend'} asks you to listen: ${doorway.season.title}`,
      description: 'A room to listen in together. No account needed.',
      path: `/rounds/${doorway.id}`,
      baseUrl: settings.baseUrl,
      hidden: true,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? missingHead('Round not found');

export default function RoundRoute({ loaderData }: Route.ComponentProps) {
  return <RoundPage key={loaderData.doorway.id} doorway={loaderData.doorway} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={<RoundNotFound />} />;
}
