import { data } from 'react-router';
import type { Show } from '#shared/shows.ts';
import type { Api } from '#server/contract.ts';
import { sampleShow } from './sample-show.ts';

/** The show of an address. An unknown one is a 404; any other failure is logged, and the sample stands in. */
export async function findShow(api: Api, slug: string): Promise<{ show: Show; sample: boolean }> {
  try {
    return { show: await api.catalog.getShowBySlug({ slug }), sample: false };
  } catch (error) {
    const { status } = error as { status?: number };
    if (status && status < 500)
      throw data({ message: '' }, { status: status === 400 || status === 422 ? 404 : status });
    console.error(`Could not load the show "${slug}":`, error);
    return { show: sampleShow, sample: true };
  }
}

/** Where `/shows` leads: the house's default, else the first featured podcast, else any podcast; null without one. */
export async function defaultSlug(api: Api, configured: string | null | undefined): Promise<string | null> {
  if (configured) return configured;
  for (const featured of ['true', undefined]) {
    const { items } = await api.catalog.listShows({ ...(featured && { featured }), limit: 100 });
    const podcast = items.find((show) => show.kind === 'podcast');
    if (podcast) return podcast.slug;
  }
  return null;
}
