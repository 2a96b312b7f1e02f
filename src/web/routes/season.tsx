import type { Route } from './+types/season';
import type { Season, Transcript } from '#shared/seasons.ts';
import { ErrorPage } from '../error-page.tsx';
import { missingHead } from '../frame/missing-head.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { later } from '../later.ts';
import { previewPicture } from '../frame/preview-picture.ts';
import { load } from '../load.ts';
import { pageContext } from '../page-context.ts';
import { tolerate } from '../tolerate.ts';
import { isPlayable } from '../seasons/player-episode.ts';
import { seasonAddress } from '../seasons/season-address.ts';
import { seasonLinks } from '../seasons/season-links.ts';
import { SeasonPage } from '../seasons/season-page.tsx';

const SeasonNotFound = later(async () => (await import('../seasons/season-not-found.tsx')).SeasonNotFound);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageContext);
  const id = params.seasonId;
  const [season, { items: episodes }] = await load(
    Promise.all([api.seasons.getSeason({ id }), api.seasons.listEpisodes({ id })]),
  );
  const last = episodes.at(-1);
  const first = episodes.find(isPlayable);
  const [choices, similar, transcript, previously, progress] = await Promise.all([
    last?.stage === 'ready' ? tolerate('choices', api.seasons.listChoices({ id: last.id }), null) : { items: [] },
    tolerate('similar seasons', api.seasons.listSimilarSeasons({ id }), null),
    first ? tolerate('transcript', api.seasons.getTranscript({ id: first.id }), null) : null,
    tolerate('what happened so far', api.listening.previously({ id }), null),
    season.status === 'ready' ? null : tolerate('progress', api.seasons.getProgress({ id }), null),
  ]);
  return {
    season,
    episodes,
    choices: choices?.items ?? null,
    similar: similar?.items ?? [],
    transcript: transcript && withoutWords(transcript),
    recap: previously?.recap ?? null,
    progress,
    head: headOf(season, settings.baseUrl),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? missingHead('Season not found');

/** The times of single words are half of a page's weight, and are wanted only once somebody listens. */
function withoutWords(transcript: Transcript): Transcript {
  return { ...transcript, lines: transcript.lines.map((line) => ({ ...line, words: [] })) };
}

/** Put together by the server, so that no page carries the code for it; so on the other pages that are opened first. */
function headOf(season: Season, baseUrl: string) {
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
  });
}

export default function SeasonRoute({ loaderData }: Route.ComponentProps) {
  return <SeasonPage key={loaderData.season.id} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={<SeasonNotFound />} />;
}
