import { AppError } from '#shared/errors.ts';
import { showQuestions, type World } from '#shared/show-questions.ts';
import type { ShowAnswers, ShowOption } from '#shared/shows.ts';
import { showPictures } from '#studio/artwork/choose-picture.ts';
import { hashSeed } from '#studio/artwork/hash-seed.ts';
import type { ImaginedShow } from '#studio/providers/text/text-provider.ts';
import type { Context, Viewer } from '../context.ts';
import { illustrate } from './illustrate.ts';
import { requireTellable } from './judge-text.ts';
import { showOptions } from './tables.ts';

/** Two shows imagined from the ten answers, each kept with its people and places until one is published. */
export async function createShowOptions(
  ctx: Context,
  viewer: Viewer,
  answers: ShowAnswers,
): Promise<{ option1: ShowOption; option2: ShowOption }> {
  const world = readWorld(answers);
  await requireTellable(ctx, Object.values(world).join('. '), 'show');
  const seed = crypto.randomUUID();
  const [first, second] = await ctx.studio.text.imagineShows(world, seed);
  return {
    option1: await keepOption(ctx, viewer, world, first, `${seed}/1`),
    option2: await keepOption(ctx, viewer, world, second, `${seed}/2`),
  };
}

/** A question's own words win over its preset. Every question needs one of them. */
export function readWorld({ answers, customAnswers }: ShowAnswers): World {
  const missing: string[] = [];
  const world = Object.fromEntries(
    showQuestions.map(({ key, title }, i) => {
      const number = String(i + 1);
      const answer = (customAnswers[number] ?? '').trim() || (answers[number] ?? '').trim();
      if (!answer) missing.push(`Question ${number} (${title}) has no answer.`);
      return [key, answer];
    }),
  ) as World;
  if (missing.length > 0) throw new AppError('invalid_input', missing[0], { errors: { answers: missing } });
  return world;
}

async function keepOption(
  ctx: Context,
  viewer: Viewer,
  world: World,
  imagined: ImaginedShow,
  seed: string,
): Promise<ShowOption> {
  const { poster } = showPictures({
    name: imagined.name,
    genre: imagined.genre,
    tone: imagined.tone,
    world,
    seed: hashSeed(seed),
  });
  const imageUrl = await illustrate(ctx, poster);
  await ctx.db
    .insert(showOptions)
    .values({ userId: viewer.userId, imageUrl, imagined, world, picture: poster })
    .onConflictDoNothing();
  const { name, description, show_overview, core_conflict, history_lore, genre, tone } = imagined;
  return { name, description, show_overview, core_conflict, history_lore, genre, tone, image_url: imageUrl };
}
