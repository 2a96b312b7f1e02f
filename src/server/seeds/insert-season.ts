import { narratorVoice } from '#studio/speech/cast-season.ts';
import type { CharacterRow, LocationRow, ShowRow } from '../catalog/tables.ts';
import type { Context } from '../context.ts';
import { leadOf } from '../productions/find-leads.ts';
import { insertSeason } from '../seasons/insert-season.ts';
import type { Lead } from '../seasons/tables.ts';
import { listenerId } from './listener-id.ts';
import type { CatalogSeason } from './read-catalog.ts';

type Stage = { show: ShowRow; people: CharacterRow[]; places: LocationRow[]; season: CatalogSeason };

/** A season that nobody pays for. It is listed once its first episode can be heard. */
export async function insertCatalogSeason(ctx: Context, { show, people, places, season }: Stage): Promise<void> {
  const leads = season.leads.map((lead) => leadOf(people.find(({ name }) => name === lead)!)) as [Lead, Lead];
  const place = places.find(({ name }) => name === season.location)!;
  await insertSeason(ctx, show, {
    id: season.id,
    locationId: place.id,
    creatorId: listenerId(season.by),
    title: season.title,
    description: season.idea,
    isPublished: false,
    plotIdea: season.idea,
    plotPicks: season.picks,
    seed: season.id,
    leads,
    place: { name: place.name, description: place.description },
    narratorVoice: show.narratorVoice ?? narratorVoice(show.id),
  });
}
