import { ambiences, moods, type Ambience, type Mood } from '#studio/providers/music/music-provider.ts';
import type { Context } from '../../context.ts';
import { illustrateLocation } from '../media/illustrate.ts';
import { locations, showMusic, type LocationRow, type ShowRow } from '../tables.ts';

export type NewPlace = { id?: string; name: string; description: string; mood: string; ambience: string };

const oneOf = <T extends string>(names: readonly T[], name: string): T =>
  names.find((known) => known === name) ?? names[0]!;

/** Places for a show, each with a picture and music that fits. */
export async function addPlaces(
  ctx: Context,
  show: Pick<ShowRow, 'id' | 'picture'>,
  places: NewPlace[],
): Promise<LocationRow[]> {
  const added: LocationRow[] = [];
  for (const [i, { id = crypto.randomUUID(), name, description, ...sound }] of places.entries()) {
    const mood: Mood = oneOf(moods, sound.mood);
    const ambience: Ambience = oneOf(ambiences, sound.ambience);
    const musicId = crypto.randomUUID();
    // One of three settings of each mood: variety enough, and loops that shows share are made once.
    const seed = `${mood}-${ambience}-${(name.length + i) % 3}`;
    await ctx.db
      .insert(showMusic)
      .values({ id: musicId, showId: show.id, title: musicTitle(mood, ambience), mood, ambience, seed });
    const [row] = await ctx.db
      .insert(locations)
      .values({
        id,
        showId: show.id,
        name,
        description,
        imageUrl: await illustrateLocation(ctx, show, { name, description, ambience, seed: id }),
        backgroundMusicId: musicId,
        createdAt: new Date(ctx.clock.now().getTime() + i),
      })
      .returning();
    added.push(row!);
  }
  return added;
}

export function musicTitle(mood: Mood, ambience: Ambience): string {
  const name = mood[0]!.toUpperCase() + mood.slice(1);
  return ambience === 'none' ? name : `${name}, with ${ambience}`;
}
