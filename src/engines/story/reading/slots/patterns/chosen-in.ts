import { type FlawKind, flawKinds, type PartKind, partKinds } from '../../../frame.ts';
import type { Plot, Sentence } from '../../plot/read-plot.ts';
import { isLead } from '../../plot/read-plot.ts';
import { table } from '../../words/tables.ts';
import { asTyped, firstFit, hasOne, isBare, saidIn, withParts } from './said-in.ts';

/** A part and who has it: `lesson` "give the speech", `say` "is afraid of the ball", "" where the name says it; `plainly` the same in words that any show may have. */
export type Chosen = Named & { plainly: Named; lesson: string; part: PartKind; flaw: FlawKind; sentence: number };
/** Who it is, and what is the matter with them. */
type Named = { x: string; say: string };

/** "Worst swimmer becomes swimming captain", "the goalkeeper is afraid of the ball": null where no part falls to somebody unlikely. */
export function chosenIn(plot: Plot): Chosen | null {
  for (const [at, sentence] of plot.sentences.entries()) {
    if (sentence.role === 'cast' || sentence.asks) continue;
    const text = saidIn(sentence.words);
    const role = plot.sentences.length === 1 ? roleIn(text) : null;
    const found = partIn(text) ?? role ?? oneOfIn(text);
    if (!found || new RegExp(table('parts').no_name).test(found.who) || namesLead(found.who, plot)) continue;
    return { ...read(found, sentence, text), sentence: at };
  }
  return null;
}

type Found = { who: string; lesson: string; say: string };

function partIn(text: string): Found | null {
  const { who, clause, says, unlikely, not_unlikely } = table('parts');
  const found = firstFit(says, text, { clause, who });
  if (!found) return null;
  const { who: named = '', says: say = '', bare, as = '', chosen } = found.groups;
  const isUnlikely = say !== '' || (new RegExp(unlikely).test(named) && !new RegExp(not_unlikely).test(named));
  const lesson = bare === undefined ? asVerb(plain(as)) : plain(bare);
  // What somebody has to do or comes to is a part only where it is done before others: who is afraid of water may have to cross the sea.
  const isPart = chosen !== undefined || partKinds.some((kind) => hasOne(lesson, table('parts').part[kind] ?? []));
  return isUnlikely && isPart && lesson.split(' ').length <= longest && isBare(lesson) ? { who: named, lesson, say: plain(say) } : null;
} // prettier-ignore

const longest = 8;

/** "swimming captain" → "be swimming captain", "to carry the cake" → "carry the cake", "in charge of the keys" → "be in charge of the keys", "the solo" → "have the solo". */
function asVerb(as: string): string {
  const bare = as.replace(/^(?:to be|to become|as|to|for) /, '');
  const [first = ''] = bare.split(' ');
  if (as.startsWith('to ') && !/^to (?:be|become) /.test(as)) return bare;
  const { had, joined } = table('parts');
  if (new RegExp(had).test(bare)) return `have ${bare}`;
  if (new RegExp(joined).test(bare)) return `be in ${bare}`;
  return first === 'be' ? bare : `be ${bare}`;
}

function roleIn(text: string): Found | null {
  const { roles, afraid } = table('parts');
  const found = firstFit([afraid], text, { role: `(?:${Object.keys(roles).join('|')})` });
  if (!found) return null;
  const { who = '', says = '' } = found.groups;
  const say = plain(says);
  const [, role] = Object.entries(roles).toSorted(([p], [q]) => q.length - p.length).find(([name]) => who.endsWith(name)) ?? [];
  return role && hasOne(say, role.with) ? { who, lesson: role.part, say: say.replace(/^(?:was|are) /, 'is ') } : null;
} // prettier-ignore

function oneOfIn(text: string): Found | null {
  const found = firstFit([withParts(table('parts').one_of, {})], text, {});
  const { of = 'team', says = '' } = found?.groups ?? {};
  if (!found) return null;
  return { who: 'the last player', lesson: `be in the ${of.replace('players', 'team')}`, say: plain(says) };
}

/** Without what follows a stop or a conjunction. */
const plain = (text: string) =>
  text
    .replace(/(?: \|| (?:and|but|because|so|until|while|when|although|though|since|if|who|which) ).*$/, '')
    .replace(/ (?:\||by accident|by mistake|one day|suddenly|this year|now|instead|anyway|again)$/, '')
    .replace(/^(.*) \|$/, '$1')
    .trim();

const namesLead = (who: string, { cast, sentences }: Plot) =>
  cast.leads.some((name) => name.toLowerCase().split(' ').some((part) => part.length > 2 && part !== 'the' && who.split(' ').includes(part))) ||
  sentences.some(({ phrases }) => phrases.some((phrase) => isLead(phrase, cast) && who.includes(phrase.bare.toLowerCase()))); // prettier-ignore

function read({ who, lesson, say }: Found, sentence: Sentence, text: string): Omit<Chosen, 'sentence'> {
  const { part, flaw } = table('parts');
  const bare = who.replace(/^(?:a|an|the|one|our|their|my) /, '');
  const named = /^some(?:one|body)$/.test(bare) ? 'newcomer' : bare;
  const matter = `${who} ${say}`;
  // "the football final": what the whole idea says of it, where the part is only to be in it.
  const kinds = [lesson, `${lesson} ${text}`].map((said) => partKinds.find((kind) => hasOne(said, part[kind] ?? [])));
  const is = flawKinds.find((kind) => hasOne(matter, flaw[kind] ?? [])) ?? 'other';
  const noun = named.replace(/^(?:(?:most|least) )?[a-z-]+ (?=[a-z])/, '').split(/ (?:in|of|on|at|from) /)[0] ?? named;
  return {
    x: asTyped(`the ${named}`, sentence),
    plainly: say === '' ? { x: `the ${noun}`, say: table('parts').plainly[is] ?? '' } : { x: `the ${named.split(' ').at(-1)}`, say: table('parts').plainly[is] ?? '' },
    lesson: asTyped(lesson, sentence),
    part: kinds.find((kind) => kind !== undefined) ?? 'other',
    flaw: is,
    say: asTyped(say, sentence),
  };
} // prettier-ignore
