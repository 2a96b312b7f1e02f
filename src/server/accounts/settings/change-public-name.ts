import { eq } from 'drizzle-orm';
import { databaseError } from '#platform/db/pg-error.ts';
import { AppError } from '#shared/errors.ts';
import { checkName } from '#studio/moderation/check-name.ts';
import type { Context, Viewer } from '../../context.ts';
import { profiles } from '../tables.ts';

const uniqueViolation = '23505';

/**
 * Gives somebody another public name, on everything of theirs at once. Throws AppError: `rejected_content` for a name that is
 * not fit to be read, `conflict` when another has it.
 */
export async function changePublicName({ db }: Pick<Context, 'db'>, viewer: Viewer, name: string): Promise<string> {
  // Numbers and signs are no part of what is judged: "d.a.m.n" reads as one word.
  const spoken = [name.replaceAll(/[._-]/g, ' '), name.replaceAll(/[^a-z]/g, '')];
  const problems = spoken.map((words) => checkName(words.replaceAll(/\d/g, '').trim()));
  if (problems.some((problem) => problem === 'not allowed' || problem === 'reserved')) {
    throw new AppError('rejected_content', 'That name is not allowed. Please choose another.');
  }
  try {
    await db.update(profiles).set({ username: name }).where(eq(profiles.userId, viewer.userId));
  } catch (error) {
    if (databaseError(error)?.code === uniqueViolation)
      throw new AppError('conflict', 'Somebody else has that name. Please choose another.');
    throw error;
  }
  return name;
}
