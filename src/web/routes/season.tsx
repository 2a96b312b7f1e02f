import type { Route } from './+types/season';
import type { Transcript } from '#shared/seasons.ts';
import { ErrorPage } from '#web/error-page.tsx';
import { missingHead } from '#web/frame/head/missing-head.ts';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { previewPicture } from '#web/frame/head/preview-picture.ts';
import { load } from '#web/api/load.ts';
import { pageContext } from '#web/page-context.ts';
import { withFallback } from '#web/api/with-fallback.ts';
import { isPlayable } from '#web/seasons/episodes/episode-stage.ts';
import { seasonAddress } from '#web/seasons/season-address.ts';
import { describeSeason, previewSound } from '#web/seasons/head/describe-season.ts';
import { seasonLinks } from '#web/seasons/head/season-links.ts';
import { SeasonPage } from '#web/seasons/season-page.tsx';

const SeasonNotFound = deferred(async () => (await import('#web/seasons/season-not-found.tsx')).SeasonNotFound);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageContext);
  const id = params.seasonId;
  const [season, { items: episodes }] = await load(
    Promise.all([api.seasons.getSeason({ id }), api.seasons.listEpisodes({ id })]),
  );
  const last = episodes.at(-1);
  const first = episodes.find(isPlayable);
  const [choices, similar, transcript, previously, progress] = await Promise.all([
    last?.stage === 'ready' ? withFallback('choices', api.seasons.listChoices({ id: last.id }), null) : { items: [] },
    withFallback('similar seasons', api.seasons.listSimilarSeasons({ id }), null),
    first ? withFallback('transcript', api.seasons.getTranscript({ id: first.id }), null) : null,
    withFallback('what happened so far', api.listening.previously({ id }), null),
    season.status === 'ready' ? null : withFallback('progress', api.seasons.getProgress({ id }), null),
  ]);
  return {
    season,
    episodes,
    choices: choices?.items ?? null,
    similar: similar?.items ?? [],
    transcript: transcript && withoutWords(transcript),
    recap: previously?.recap ?? null,
    progress,
    head: headOf({ season, episodes, transcript, baseUrl: settings.baseUrl }),
  };
}

export const handle = { cache: 'anonymous' };
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? missingHead('Season not found');

/** Word timings are half of a page's weight and only needed while playing, so they are fetched later. */
function withoutWords(transcript: Transcript): Transcript {
  return { ...transcript, lines: transcript.lines.map((line) => ({ ...line, words: [] })) };
}

/** The head is computed in the loader, so that the browser needs no code for it. The other landing pages do the same. */
function headOf(described: Parameters<typeof describeSeason>[0]) {
  const { season, baseUrl } = described;
  return pageMeta({
    title: season.title,
    description: season.description ?? `A season of ${season.show_name}.`,
    path: seasonAddress(season.id),
    baseUrl,
    ...(season.is_published
      ? previewPicture('seasons', season.id, season.landscape_image_url ?? season.featured_image_url)
      : {}),
    alternates: seasonLinks(season, baseUrl),
    imageAlt: `Cover of ${season.title}`,
    type: 'music.album',
    hidden: !season.is_published,
    ...(season.is_published ? { ...previewSound(described), jsonLd: describeSeason(described) } : {}),
  });
}

export default function SeasonRoute({ loaderData }: Route.ComponentProps) {
  return <SeasonPage key={loaderData.season.id} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={<SeasonNotFound />} />;
}
