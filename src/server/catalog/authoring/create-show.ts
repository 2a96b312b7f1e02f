import { AppError } from '#shared/errors.ts';
import { showQuestions, type World } from '#shared/story/show-questions.ts';
import type { ShowAnswers, ShowOption } from '#shared/shows.ts';
import { showPictures } from '#engines/artwork/choose-picture.ts';
import { hashSeed } from '#engines/artwork/hash-seed.ts';
import { onlyChildWords } from '#studio/moderation/child-words/child-words.ts';
import type { ImaginedShow } from '#studio/providers/text/text-provider.ts';
import type { Context, Viewer } from '../../context.ts';
import { illustrate } from '../media/illustrate.ts';
import { requireAllowedText } from '../moderate-text.ts';
import { showOptions } from '../tables.ts';

/**
 * Two shows imagined from the ten answers, each kept with its people and places until one is published. Throws
 * AppError: `invalid_input` for a question without an answer, `rejected_content`.
 */
export async function createShowOptions(
  ctx: Context,
  viewer: Viewer,
  answers: ShowAnswers,
): Promise<{ option1: ShowOption; option2: ShowOption }> {
  const world = readWorld(answers);
  await requireAllowedText(ctx, Object.values(world).join('. '), 'show');
  const seed = crypto.randomUUID();
  const told = withoutUnlisted(world);
  const [first, second] = await ctx.studio.text.imagineShows(told, seed);
  return {
    option1: await keepOption(ctx, viewer, { world, told }, first, { seed: `${seed}/1`, other: false }),
    option2: await keepOption(ctx, viewer, { world, told }, second, { seed: `${seed}/2`, other: true }),
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

/** The answers that may name what everybody comes across: presets, and those in words fit for small children. Others are left to the storyteller. */
function withoutUnlisted(world: World): Partial<World> {
  const presets = new Set<string>(showQuestions.flatMap((question) => question.presets));
  return Object.fromEntries(
    Object.entries(world).filter(([, answer]) => presets.has(answer) || onlyChildWords(answer)),
  );
}

async function keepOption(
  ctx: Context,
  viewer: Viewer,
  { world, told }: { world: World; told: Partial<World> },
  imagined: ImaginedShow,
  { seed, other }: { seed: string; other: boolean },
): Promise<ShowOption> {
  const { poster } = showPictures({
    name: imagined.name,
    genre: imagined.genre,
    tone: imagined.tone,
    world,
    seed: hashSeed(seed),
    other,
  });
  const imageUrl = await illustrate(ctx, poster);
  await ctx.db
    .insert(showOptions)
    .values({ userId: viewer.userId, imageUrl, imagined, world: told, picture: poster })
    .onConflictDoNothing();
  const { name, description, show_overview, core_conflict, history_lore, genre, tone } = imagined;
  return { name, description, show_overview, core_conflict, history_lore, genre, tone, image_url: imageUrl };
}
