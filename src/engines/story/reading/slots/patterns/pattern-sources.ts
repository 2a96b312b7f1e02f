import { isAlive } from '../../plot/noun-phrase.ts';
import type { SlotName } from '../../reading.ts';
import { describeNoun, withoutText, type DescribedNoun } from '../describe-noun.ts';
import { postOf } from './office-in.ts';
import { doneByOne, doneThen } from './shirked-in.ts';

/** What of a frame comes from the idea, and what fills it where the idea says nothing. */
type Sources = { said: Record<string, unknown>; fill: Record<string, unknown> };
type Text = (name: SlotName) => string;

/** What the patterns read, in the fields of a frame; `text` is what a slot says, "" for none. */
export function patternSources(text: Text, x: DescribedNoun | null, foe: DescribedNoun | null): Sources {
  const { said, fill } = text('office') === '' ? { said: {}, fill: {} } : officeSources(text('office'), foe);
  Object.assign(said, partsOf(text('rivalry'), text('chosen'), text('shirked')));
  // Nobody is at odds yet: it is a contest that they mean to settle.
  if (text('rivalry') !== '') fill['verb'] = ['settle it', 'settled it'];
  // Whoever has the part has a say, and needs a voice for it.
  if (x && (text('chosen') !== '' || text('office') !== ''))
    fill['x'] = { ...withoutText(x), plural: false, type: isAlive(x.type) ? x.type : 'person', talks: true };
  if (text('love') !== '') {
    const other = describeNoun(text('other'));
    Object.assign(said, { love: { is: text('love') }, other: other.the });
    // Each is heard as they are, and the two speak for them.
    fill['other'] = { ...withoutText(other), kit: heardApart(x, other) };
  }
  return { said, fill };
}

/** Who has had the office until now stands again, where the idea names nobody; both make speeches. */
function officeSources(office: string, foe: DescribedNoun | null): Sources {
  const speaks = { plural: false, talks: true, sign: '' };
  const said = { office, verb: ['see it through', 'saw it through'] };
  const stakes = { stake: 'everything stays as it always was', stake_fixed: 'somebody sees to it' };
  if (foe) return { said, fill: { ...stakes, foe: { ...withoutText(foe), ...speaks, one: { the: foe.the, they: foe.they } } } }; // prettier-ignore
  const incumbent = describeNoun(`the old ${postOf(office)}`);
  return {
    said: { ...said, foe: incumbent.the },
    fill: { ...stakes, foe: { ...withoutText(incumbent), ...speaks, type: 'person', they: 'he' } },
  };
}

/** "vote|loath", "match|afraid|is afraid of the ball" and "go|be first out|give a speech" in the fields of a frame. */
function partsOf(rivalry: string, chosen: string, shirked: string): Sources['said'] {
  const [is, loath] = rivalry.split('|');
  const [part, flaw, say = ''] = chosen.split('|');
  const [wakes, of = '', must = ''] = shirked.split('|');
  return {
    ...(is ? { rivalry: { is, loath: loath === 'loath' ? 'yes' : 'no' } } : {}),
    ...(part ? { chosen: { part, flaw, say } } : {}),
    ...(of === '' ? {} : { shirked: { text: of, does: doneByOne(of), did: doneThen(of), must, wakes: wakes === 'wake' ? 'yes' : 'no' } }),
  };
} // prettier-ignore

/** Of two of a kind the other is heard by its second sound: one can tell who it was. */
function heardApart(x: DescribedNoun | null, { kit }: DescribedNoun): DescribedNoun['kit'] {
  if (!kit || kit.sound !== x?.kit?.sound) return kit;
  return { ...kit, part: kit.part2, part2: kit.part, sound: kit.sound2, sound2: kit.sound };
}
