import { countWords } from '#shared/text/count-words.ts';
import { saysTheSame, sharedWords, tellingWords } from '#shared/story/same-words.ts';
import { gateLimits } from '#engines/story/gate/quality-gate.ts';

export type Door = { text: string; kind: string; cost: string; leadsTo: string };

/** Two orders that share so much of what they are about are one. */
const alike = 0.75;

/** Why three choices are not three: they must differ in words, in kind and in what they cost. In words for whoever wrote them, or null. */
export function faultOfDoors(doors: readonly Door[], names: readonly string[]): string | null {
  if (doors.length !== 3) return 'there were not three choices';
  const { min, max } = gateLimits.choiceWords;
  for (const { text } of doors) {
    const count = countWords(text);
    if (count < min || count > max) return `a choice has ${count} words: "${text}"`;
  }
  const pairs = [[0, 1], [0, 2], [1, 2]].map(([a, b]) => [doors[a!]!, doors[b!]!] as const); // prettier-ignore
  for (const [one, other] of pairs) {
    if (areAlike(one.text, other.text, names)) return `two choices are one: "${one.text}" and "${other.text}"`;
    if (one.kind === other.kind) return `two choices are of the kind "${one.kind}"`;
    if (one.cost === '' || other.cost === '') return 'a choice costs nothing';
    if (saysTheSame(one.cost, other.cost)) return `two choices cost the same: "${one.cost}"`;
  }
  return null;
}

function areAlike(one: string, other: string, names: readonly string[]): boolean {
  const [a, b] = [tellingWords(one, names), tellingWords(other, names)];
  if (one.toLowerCase() === other.toLowerCase()) return true;
  return a.size > 0 && b.size > 0 && sharedWords(a, b) >= alike && sharedWords(b, a) >= alike;
}
