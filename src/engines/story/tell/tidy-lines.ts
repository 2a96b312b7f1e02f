import type { ScriptLine } from '#shared/story/script.ts';
import { escapePattern } from '../words/escape-pattern.ts';
import { polishText } from '../words/polish-text.ts';
import type { Frame, Noun } from '../frame.ts';
import type { Stage } from '../stage/make-stage.ts';
import { traitOwned } from '../stage/trait-forms.ts';
import { wordSet } from '../reading/words/tables.ts';
import { capital } from './slots.ts';

/** How a scene is made easy to hear: long nouns once, then short (`name`: it has a capital anyway); people by what they are called, and what is the speaker's own as "my". */
export type Tidying = {
  shorts: [full: RegExp, short: string, name: boolean][];
  calls: [name: RegExp, call: string][];
  own: Map<string, RegExp>;
  /** What is somebody's who is no lead, and whom they lost or miss: "the old man's wife" is "my wife" to him, and to others then "his wife". */
  ofOthers: { speaker: string; full: RegExp; mine: string; yours: string }[];
  /** Things of a lead, which the other calls "your reading glasses" when they talk to each other. */
  theirs: { owner: string; other: string; call: RegExp; full: RegExp; yours: string }[];
  /** What one of the two can't do or must not touch that is their own: "tie his shoes" is "tie my shoes" to them. */
  trait: { owner: string; other: string; said: string; mine: string; yours: string }[];
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
    frame.other,
  ];
  const long = nouns
    .filter((one) => one !== undefined)
    .filter(({ the, head }) => head !== '' && the.split(' ').length > 2)
    // "the older twin" and "the younger twin" would both be "the twin".
    .filter(({ head }) => !(frame.other && frame.x.head === frame.other.head && head === frame.x.head))
    // Where a feast is its own reason, it is one noun, and shortened once.
    .filter(({ the }, at, all) => all.findIndex((one) => one.the === the) === at);
  const owned = [...nouns, frame.feeler, frame.foe.one].flatMap((who) =>
    nouns.flatMap((one) => {
      const of = [`${who?.the}'s `, `${who?.the}' `].find((start) => one?.the.startsWith(start));
      return who && one && of ? [{ the: one.the, who, rest: one.the.slice(of.length) }] : [];
    }),
  );
  // A wife is "the wife" to nobody: "his wife", or whole where nobody here is named whose she is.
  const shortOf = ({ the, head }: Noun): string | null => {
    const titled = titledName(the);
    if (titled) return titled;
    if (!wordSet('kin').has(head.toLowerCase()) || !/['’]s? /.test(the)) return `the ${head}`;
    const owner = owned.find((one) => one.the === the)?.who;
    return owner ? `${theirOf[owner.they]} ${head}` : null;
  };
  const shorts = long
    .filter(({ the, head }) => the.toLowerCase() !== `the ${head.toLowerCase()}` && titledName(the) !== the)
    .flatMap((one): [RegExp, string, boolean][] => {
      const short = shortOf(one);
      // Its own things too: "the bunny's pace".
      const full = new RegExp(`(?<![\\w’'])${escapePattern(one.the)}(?!\\w)`, 'gi');
      return short === null ? [] : [[full, short, /^\p{Lu}/u.test(one.the)]];
    });
  const ofOthers = owned.map(({ the, who, rest }) => ({
    speaker: capital(who.the),
    full: new RegExp(`(?<![\\w’'])${escapePattern(the)}(?!\\w)`, 'gi'),
    mine: `my ${rest}`,
    yours: `your ${rest}`,
  }));
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
  const theirs = leads.flatMap(({ name, short, call }, at) =>
    nouns.flatMap((one) => {
      const owned = [name, short].map((who) => `${who}'s `).find((who) => one?.the.startsWith(who));
      if (!one || owned === undefined) return [];
      return [
        {
          owner: name,
          other: leads[at === 0 ? 1 : 0].name,
          call: new RegExp(`(?<=^|[.!?] )(?:${escapePattern(short)}|${escapePattern(call)}), `),
          full: new RegExp(`(?<![\\w’'])${escapePattern(one.the)}(?![\\w’'])`, 'g'),
          yours: `your ${one.the.slice(owned.length)}`,
        },
      ];
    }),
  );
  return { shorts, calls, own, ofOthers, theirs, trait: ownTraits(frame, leads) };
}

/** "old Mr. Pringle" is for short "Mr. Pringle", and never "the pringle". */
function titledName(the: string): string | null {
  const [, title = '', name = ''] = /(?:^| )(\p{Lu}[\p{L}]*)\.? (\p{Lu}[\p{L}’'-]+)$/u.exec(the) ?? [];
  return name !== '' && wordSet('titles').has(title.toLowerCase()) ? `${title} ${name}` : null;
}

const theirOf: Record<Noun['they'], string> = { it: 'its', she: 'her', he: 'his', they: 'their' };

function ownTraits({ trait }: Frame, leads: Stage['leads']): Tidying['trait'] {
  if (!trait) return [];
  const [owner, other] = [leads[trait.lead].name, leads[trait.lead === 0 ? 1 : 0].name];
  return [trait.of, trait.ing, trait.done]
    .filter((said) => traitOwned(said, 'i') !== said)
    .map((said) => ({ owner, other, said, mine: traitOwned(said, 'i'), yours: traitOwned(said, 'you') }));
}

/** Whether a line is said to somebody: it calls them by name, or they speak just before or after it, and nobody else is spoken to. */
function saysTo(owner: string, call: RegExp, line: ScriptLine, around: readonly (ScriptLine | undefined)[]): boolean {
  if (call.test(line.text)) return true;
  return !line.delivery?.startsWith('to ') && around.some((one) => one?.speaker === owner);
}

/** The lines of one way: the second time in a scene a long noun is short, and two lines of one speaker are one. */
export function tidyLines(lines: ScriptLine[], { shorts, calls, own, ofOthers, theirs, trait }: Tidying): ScriptLine[] {
  const seen = new Set<string>();
  const out: ScriptLine[] = [];
  for (const [at, line] of lines.entries()) {
    // "It'll take your mind off the old man's wife", said to him.
    const isToThem = (speaker: string) =>
      /\byou(?:r|rs|'ve|'re)?\b/i.test(line.text) &&
      [lines[at - 1], lines[at + 1]].some((one) => one?.speaker === speaker);
    const whole = ofOthers.reduce((said, { speaker, full, mine, yours }) => {
      const whose = speaker === line.speaker ? mine : line.role !== 'narrator' && isToThem(speaker) ? yours : null;
      return whose === null ? said : said.replaceAll(full, (hit) => (/^\p{Lu}/u.test(hit) ? capital(whose) : whose));
    }, line.text);
    let text = shorts.reduce((said, [full, short, name]) => said.replaceAll(full, (hit: string) => {
      if (!seen.has(short)) {
        seen.add(short);
        return hit;
      }
      return !name && /^\p{Lu}/u.test(hit) ? capital(short) : short;
    }), whole); // prettier-ignore
    const speaks = own.get(line.speaker);
    for (const { owner, other, call, full, yours } of theirs)
      if (line.speaker === other && saysTo(owner, call, line, [lines[at - 1], lines[at + 1]]))
        text = text.replaceAll(full, yours);
    for (const { owner, other, said, mine, yours } of trait) {
      if (line.speaker === owner) text = text.replaceAll(said, mine);
      if (line.speaker === other) text = text.replaceAll(said, yours);
    }
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
