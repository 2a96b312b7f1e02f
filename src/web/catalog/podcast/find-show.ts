import { data, redirect } from 'react-router';
import type { Show } from '#shared/shows.ts';
import type { Api } from '#server/contract.ts';
import { sampleShow } from './sample-show.ts';

type Found = { show: Show; sample: boolean };

/** The show of an address. Throws a 404 for an unknown one; any other failure is logged, and the sample is returned. */
export async function findShow(api: Api, slug: string): Promise<Found> {
  try {
    return { show: await api.catalog.getShowBySlug({ slug }), sample: false };
  } catch (error) {
    return standIn(error, `the show "${slug}"`);
  }
}

/** For `/shows`: throws a redirect to the default show, or a 404 without one; returns the sample when the lookup fails. */
export async function findDefaultShow(api: Api, configured: string | null | undefined): Promise<Found> {
  let slug: string | null;
  try {
    slug = await defaultSlug(api, configured);
  } catch (error) {
    return standIn(error, 'the default show');
  }
  if (!slug) throw data({ message: '' }, { status: 404 });
  throw redirect(`/shows/${encodeURIComponent(slug)}`);
}

function standIn(error: unknown, what: string): Found {
  const { status } = error as { status?: number };
  if (status && status < 500) throw data({ message: '' }, { status: status === 400 || status === 422 ? 404 : status });
  console.error(`Could not load ${what}:`, error);
  return { show: sampleShow, sample: true };
}

/** The configured default show, else the first featured podcast, else any podcast; null without one. */
async function defaultSlug(api: Api, configured: string | null | undefined): Promise<string | null> {
  if (configured) return configured;
  for (const featured of ['true', undefined]) {
    const { items } = await api.catalog.listShows({ ...(featured && { featured }), limit: 100 });
    const podcast = items.find((show) => show.kind === 'podcast');
    if (podcast) return podcast.slug;
  }
  return null;
}
