import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { World } from '#shared/story/show-questions.ts';
import type { ShowOption } from '#shared/shows.ts';
import { posterInk } from '#engines/artwork/light-scene.ts';
import type { PictureSpec } from '#engines/artwork/picture.ts';
import type { ImaginedShow } from '#studio/providers/text/text-provider.ts';
import type { Context, Viewer } from '../../context.ts';
import { illustrate } from '../media/illustrate.ts';
import { requireAllowedText, requireListedName } from '../moderate-text.ts';
import { showOptions, shows, type ShowRow } from '../tables.ts';
import { addCharacters } from './add-characters.ts';
import { addPlaces } from './add-places.ts';
import { insertShow } from './insert-show.ts';

/**
 * Publishes a generated option, as edited, with its three characters, three places and their music. The same option
 * again gives the same show. Throws AppError: `not_found` for an option of somebody else, `rejected_content`.
 */
export async function publishShow(ctx: Context, viewer: Viewer, edited: ShowOption): Promise<ShowRow> {
  await requireAllowedText(
    ctx,
    [edited.name, edited.description, edited.show_overview, edited.core_conflict, edited.history_lore].join('\n'),
    'show',
  );
  return ctx.transaction(async (tx) => {
    const own = and(eq(showOptions.userId, viewer.userId), eq(showOptions.imageUrl, edited.image_url));
    const [option] = await tx.db.select().from(showOptions).where(own).for('update');
    if (!option)
      throw new AppError('not_found', 'These options are not yours, or too old. Please generate them again.');
    if (option.showId) {
      const [published] = await tx.db.select().from(shows).where(eq(shows.id, option.showId));
      if (published) return published;
    }
    // What the storyteller named is its own word.
    if (edited.name !== option.imagined.name) requireListedName(edited.name, option.imagined.audienceRating);
    const show = await insertPublished(tx, viewer, edited, option.imagined, option.world, option.picture);
    await addCharacters(tx, show, option.imagined.characters, 'publishing');
    await addPlaces(tx, show, option.imagined.locations);
    await tx.db.update(showOptions).set({ showId: show.id }).where(eq(showOptions.id, option.id));
    return show;
  });
}

async function insertPublished(
  ctx: Context,
  viewer: Viewer,
  edited: ShowOption,
  imagined: ImaginedShow,
  world: Partial<World>,
  picture: PictureSpec,
): Promise<ShowRow> {
  const id = crypto.randomUUID();
  const inAspect = (aspect: 'landscape' | 'square') =>
    picture.kind === 'scene' ? illustrate(ctx, { ...picture, aspect }) : null;
  return insertShow(ctx, {
    id,
    kind: 'interactive',
    name: edited.name,
    description: edited.description,
    imageUrl: edited.image_url,
    landscapeImageUrl: await inAspect('landscape'),
    squareImageUrl: await inAspect('square'),
    picture,
    ink: posterInk(picture),
    genre: imagined.genre,
    tone: imagined.tone,
    audienceRating: imagined.audienceRating,
    userId: viewer.userId,
    showOverview: edited.show_overview,
    coreConflict: edited.core_conflict,
    historyLore: edited.history_lore,
    world,
    createdAt: ctx.clock.now(),
  });
}
