import { codeOf, sentenceOf } from '#web/api/problem.ts';

/** Why a show was not published, where its author can do something about it: choose another name, say, or start over. */
export function reasonToTell(error: unknown): string | undefined {
  const code = codeOf(error);
  const canAct = code === 'rejected_content' || code === 'invalid_input' || code === 'not_found';
  return canAct ? sentenceOf(error) : undefined;
}
