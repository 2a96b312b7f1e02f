import { narratorVoice } from '#studio/speech/cast-season.ts';
import { seasonPictures } from '../catalog/illustrate.ts';
import type { CharacterRow, LocationRow, ShowRow } from '../catalog/show-row.ts';
import type { Context } from '../context.ts';
import { leadOf } from '../seasons/find-leads.ts';
import { userSeasons, type Lead } from '../seasons/tables.ts';
import { listenerId } from './listener-id.ts';
import type { CatalogSeason } from './read-catalog.ts';

type Stage = { show: ShowRow; people: CharacterRow[]; places: LocationRow[]; season: CatalogSeason };

/** A season that nobody pays for. It is listed once its first episode can be heard. */
export async function insertSeason(ctx: Context, { show, people, places, season }: Stage): Promise<void> {
  const leads = season.leads.map((lead) => leadOf(people.find(({ name }) => name === lead)!)) as [Lead, Lead];
  const place = places.find(({ name }) => name === season.location)!;
  const pictures = await seasonPictures(ctx, show, season.id);
  await ctx.db.insert(userSeasons).values({
    id: season.id,
    showId: show.id,
    locationId: place.id,
    creatorId: listenerId(season.by),
    title: season.title,
    description: season.idea,
    featuredImageUrl: pictures.square,
    landscapeImageUrl: pictures.landscape,
    isPublished: false,
    plotIdea: season.idea,
    seed: season.id,
    leads,
    place: { name: place.name, description: place.description },
    narratorVoice: show.narratorVoice ?? narratorVoice(show.id),
    createdAt: ctx.clock.now(),
  });
}
