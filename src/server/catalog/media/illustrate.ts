import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { CharacterJson } from '#shared/story/characters.ts';
import type { World } from '#shared/story/show-questions.ts';
import { locationPicture, portraitPicture, seasonPicture, showPictures } from '#engines/artwork/choose-picture.ts';
import { hashSeed } from '#engines/artwork/hash-seed.ts';
import { paintPrompt } from '#engines/artwork/paint-prompt.ts';
import { pictureKey } from '#engines/artwork/picture-key.ts';
import type { PictureSpec } from '#engines/artwork/picture.ts';
import type { Context } from '../../context.ts';
import { pictures, type ShowRow } from '../tables.ts';

type Illustrator = Pick<Context, 'db' | 'jobs' | 'studio'>;

export const pictureUrl = (key: string) => `/media/pictures/${key}/960.webp`;

/**
 * The address of a picture. It is drawn when it is first looked at; where a picture service is configured it is also
 * asked, and its picture takes the place of the drawn one.
 */
export async function illustrate(ctx: Illustrator, spec: PictureSpec): Promise<string> {
  const key = pictureKey(spec);
  const prompt = ctx.studio.image ? paintPrompt(spec) : null;
  const added = await ctx.db
    .insert(pictures)
    .values({ key, spec, prompt })
    .onConflictDoNothing()
    .returning({ key: pictures.key });
  if (prompt && added.length > 0) await ctx.jobs.enqueue(ctx.db, paintPictureJob, { key });
  return pictureUrl(key);
}

export type ShowArt = {
  imageUrl: string;
  landscapeImageUrl: string;
  squareImageUrl: string;
  ink: string;
  picture: PictureSpec;
};

export async function illustrateShow(
  ctx: Illustrator,
  show: { name: string; genre: string | null; tone: string | null; world?: Partial<World>; seed: string },
): Promise<ShowArt> {
  const { poster, landscape, square, ink } = showPictures({
    name: show.name,
    genre: show.genre,
    tone: show.tone,
    ...(show.world ? { world: show.world as Record<string, string> } : {}),
    seed: hashSeed(show.seed),
  });
  const [imageUrl, landscapeImageUrl, squareImageUrl] = [
    await illustrate(ctx, poster),
    await illustrate(ctx, landscape),
    await illustrate(ctx, square),
  ];
  return { imageUrl, landscapeImageUrl, squareImageUrl, ink, picture: poster };
}

/** A season is its show's stage relit: square for its sleeve, landscape for its page. */
export async function seasonPictures(
  ctx: Illustrator,
  show: ShowRow,
  seasonId: string,
): Promise<{ square: string | null; landscape: string | null }> {
  if (!show.picture) return { square: show.squareImageUrl ?? show.imageUrl, landscape: show.landscapeImageUrl };
  const spec = seasonPicture(show.picture, hashSeed(seasonId));
  const landscape: PictureSpec = spec.kind === 'scene' ? { ...spec, aspect: 'landscape' } : spec;
  return { square: await illustrate(ctx, spec), landscape: await illustrate(ctx, landscape) };
}

export async function illustrateLocation(
  ctx: Illustrator,
  show: Pick<ShowRow, 'picture'>,
  place: { name: string; description: string; ambience?: string; seed: string },
): Promise<string | null> {
  return show.picture ? illustrate(ctx, locationPicture(show.picture, { ...place, seed: hashSeed(place.seed) })) : null;
}

export function illustrateCharacter(ctx: Illustrator, looks: CharacterJson, seed: string): Promise<string> {
  return illustrate(ctx, portraitPicture(looks, hashSeed(seed)));
}

/** Asks the configured picture service for a picture that is drawn meanwhile. */
export const paintPictureJob = defineJob({
  name: 'catalog.paint-picture',
  payload: z.object({ key: z.string() }),
  concurrency: 2,
  retries: 2,
});
