import type { Plot } from '../../plot/read-plot.ts';
import { table } from '../../words/tables.ts';

const unstopped =
  /\b(?:won't|can't|cannot|can not|will not|doesn't|does not|never|not) (?:ever )?stops? (\p{Ll}+ing)\b/u;

/**
 * What a spell has made of something of which an idea says only how it is: "invisible" is a gap in the air, a can that won't stop
 * pouring a pouring can. Empty where nothing of the kind is said.
 *
 * @param called The last word of what it is about, which may be many.
 */
export function becameIn({ sentences }: Plot, called: string, areMany = false): string {
  // "the living gnomes"
  const one = (a: string) => (areMany && a.endsWith(` ${called}`) ? a.replace(/^an? /, 'the ') : a);
  const said = ` ${sentences.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')} `.toLowerCase();
  const row = table('became').find((one) => one.said.some((words) => said.includes(` ${words} `)));
  if (row && (called !== '' || !row.a.includes('<x>'))) return one(row.a.replace('<x>', called));
  const doing = unstopped.exec(said)?.[1];
  return doing && called !== '' ? one(`a ${doing} ${called}`) : '';
}
