import type { ScriptLine } from '#shared/story/script.ts';
import { escapePattern } from '../words/escape-pattern.ts';
import { polishText } from '../words/polish-text.ts';
import type { Frame, Noun } from '../frame.ts';
import type { Stage } from '../stage/make-stage.ts';
import { capital } from './slots.ts';

/** How a scene is made easy to hear: long nouns once, then short (`name`: it has a capital anyway); people by what they are called, and what is the speaker's own as "my". */
export type Tidying = {
  shorts: [full: RegExp, short: string, name: boolean][];
  calls: [name: RegExp, call: string][];
  own: Map<string, RegExp>;
};

export function tidyingFor(frame: Frame, { leads, others }: Stage): Tidying {
  const nouns: (Noun | undefined)[] = [
    frame.x,
    frame.foe,
    frame.den,
    frame.tool,
    frame.prize,
    frame.event,
    frame.weak,
    frame.trick,
  ];
  const long = nouns
    .filter((one) => one !== undefined)
    .filter(({ the, head }) => head !== '' && the.split(' ').length > 2);
  const shorts = long
    .filter(({ the, head }) => the.toLowerCase() !== `the ${head.toLowerCase()}`)
    .map(({ the, head }): [RegExp, string, boolean] => [
      new RegExp(`(?<![\\w’'])${escapePattern(the)}(?![\\w’'])`, 'gi'),
      `the ${head}`,
      /^\p{Lu}/u.test(the),
    ]);
  const calls = [...leads, ...others]
    .filter(({ short, call }) => short !== call)
    .map(({ short, call }): [RegExp, string] => [
      new RegExp(`(?<=^|[.!?] |, )${escapePattern(short)}(?=[,.!?])`, 'g'),
      call,
    ]);
  const own = new Map(
    [...leads, ...others].map(({ name, short }) => [
      name,
      new RegExp(`(?<![\\w’'])${escapePattern(short)}['’]s(?= \\p{L})`, 'gu'),
    ]),
  );
  return { shorts, calls, own };
}

/** The lines of one way: the second time in a scene a long noun is short, and two lines of one speaker are one. */
export function tidyLines(lines: ScriptLine[], { shorts, calls, own }: Tidying): ScriptLine[] {
  const seen = new Set<string>();
  const out: ScriptLine[] = [];
  for (const line of lines) {
    let text = shorts.reduce((said, [full, short, name]) => said.replaceAll(full, (hit: string) => {
      if (!seen.has(short)) {
        seen.add(short);
        return hit;
      }
      return !name && /^\p{Lu}/u.test(hit) ? capital(short) : short;
    }), line.text); // prettier-ignore
    const speaks = own.get(line.speaker);
    // Nobody says their own name of what is theirs.
    if (speaks) text = text.replaceAll(speaks, 'my');
    if (line.role !== 'narrator') text = calls.reduce((said, [name, call]) => said.replaceAll(name, call), text);
    text = polishText(text);
    const last = out.at(-1);
    if (
      last &&
      !line.sound &&
      last.role === line.role &&
      last.speaker === line.speaker &&
      last.text.length + text.length < 420
    )
      out[out.length - 1] = { ...last, text: `${last.text} ${text}` };
    else out.push({ ...line, text });
  }
  return out;
}
