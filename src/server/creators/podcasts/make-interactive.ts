import { AppError } from '#shared/errors.ts';
import type { PodcastWorld } from '#shared/podcasts.ts';
import { isForYoungest, type AudienceRating } from '#shared/shows.ts';
import { checkName } from '#studio/moderation/check-name.ts';
import { onlyChildWords } from '#studio/moderation/child-words/child-words.ts';
import { judgeText, type ModerationOptions } from '#studio/moderation/judge/judge-text.ts';
import type { ImaginedShow } from '#studio/providers/text/text-provider.ts';
import { addCharacters } from '../../catalog/authoring/add-characters.ts';
import { addPlaces } from '../../catalog/authoring/add-places.ts';
import { findFollowed } from '../../catalog/feeds/follow-feed.ts';
import { requireAllowedText, requireListedName } from '../../catalog/moderate-text.ts';
import { getOwnShow, listCharacters, listLocations } from '../../catalog/queries.ts';
import type { ShowRow } from '../../catalog/tables.ts';
import type { Context, Viewer } from '../../context.ts';
import { getOwnPodcast } from './claims.ts';
import { proposeWorld } from './propose-world.ts';

/** People and places for a published podcast, out of its texts, to be edited; nothing is kept. */
export async function proposeForPodcast(ctx: Context, viewer: Viewer, id: string): Promise<PodcastWorld> {
  const { podcast, show } = await getPublished(ctx, viewer, id);
  const feed = await findFollowed(ctx, podcast.feedUrl);
  const isAllowed = (name: string) => !isForYoungest(show.audienceRating) || onlyChildWords(name);
  return proposeWorld(
    { title: show.name, description: show.description ?? '', episodes: feed?.episodes ?? [] },
    await imagineWorld(ctx, podcast.id, isAllowed, show.audienceRating),
    isAllowed,
  );
}

/** Three people and three places of the storyteller's whom the audience may meet: what is proposed must not be refused afterwards. */
async function imagineWorld(
  { studio }: Context,
  seed: string,
  isAllowed: (name: string) => boolean,
  rating: AudienceRating,
) {
  const isFit = ({ name, description }: { name: string; description: string }, subject: ModerationOptions) =>
    isAllowed(name) && judgeText(`${name}. ${description}`, subject).approved;
  const world: Pick<ImaginedShow, 'characters' | 'locations'> = { characters: [], locations: [] };
  for (let turn = 0; turn < mostImagined && Math.min(world.characters.length, world.locations.length) < 3; turn++)
    for (const { characters, locations } of await studio.text.imagineShows({}, `${seed}/${turn}`)) {
      world.characters.push(
        ...characters.filter((one) => isFit(one, { rating, kind: 'show' }) && !isIn(world.characters, one.name)),
      );
      world.locations.push(
        ...locations.filter(
          (one) => isFit(one, { rating: 'all_ages', kind: 'location' }) && !isIn(world.locations, one.name),
        ),
      );
    }
  return world;
}
/** Each gives six people and six places, about half of which have names of ordinary words. */
const mostImagined = 8;
const isIn = (list: { name: string }[], name: string) => list.some((each) => each.name === name);

/**
 * Gives a podcast's show its people and places, after which listeners can make seasons of it. Throws AppError: `conflict` where
 * it has some already, `invalid_input` for a name, `rejected_content`; then nothing is added.
 */
export async function makeInteractive(ctx: Context, viewer: Viewer, id: string, world: PodcastWorld): Promise<void> {
  const { show } = await getPublished(ctx, viewer, id);
  for (const { name } of world.people)
    if (checkName(name)) throw new AppError('invalid_input', `Please choose another name for ${name}.`);
  for (const { name } of [...world.people, ...world.places]) requireListedName(name, show.audienceRating);
  for (const { name, description } of world.people)
    await requireAllowedText(ctx, `${name}. ${description}`, { rating: show.audienceRating, kind: 'show' });
  for (const { name, description } of world.places)
    await requireAllowedText(ctx, `${name}. ${description}`, 'location');
  await ctx.transaction(async (tx) => {
    const own = await getOwnShow(tx, show.id, viewer);
    if ((await listCharacters(tx, own.id)).length > 0 || (await listLocations(tx, own.id)).length > 0)
      throw new AppError('conflict', 'It has people or places already. Edit them at its show.');
    await addCharacters(tx, own, world.people, 'publishing');
    await addPlaces(tx, own, world.places);
  });
}

async function getPublished(ctx: Context, viewer: Viewer, id: string) {
  const podcast = await getOwnPodcast(ctx, viewer, id);
  if (!podcast.showId) throw new AppError('conflict', 'Publish it first.');
  const show: ShowRow = await getOwnShow(ctx, podcast.showId, viewer);
  return { podcast, show };
}
