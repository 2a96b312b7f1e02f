import type { Frame, TraitKind } from '../frame.ts';
import { table } from '../reading/words/tables.ts';
import { gerund, participleOf } from '../reading/words/verbs.ts';

type Trait = NonNullable<Frame['trait']>;
type Forms = Pick<Trait, 'ing' | 'done' | 'say'>;

const withIng: ReadonlySet<TraitKind> = new Set<TraitKind>(['cannot', 'never', 'keeps', 'rule', 'only']);
const withBeing: ReadonlySet<TraitKind> = new Set<TraitKind>(['state', 'must']);

/** The other forms of a trait: "bake a cake" → "baking a cake", "baked a cake", "has never baked a cake". */
export function traitForms(is: TraitKind, of: string, done = participleOf(of)): Forms {
  const ing = withIng.has(is) ? gerund(of) : withBeing.has(is) ? `being ${of}` : '';
  const forms = { of, ing, done: is === 'never' ? done : '' };
  return { ing, done: forms.done, say: filled(table('traits').says[is][0], forms) };
}

const filled = (text: string, { of, ing, done }: Pick<Trait, 'of' | 'ing' | 'done'>) =>
  text.replace('[of]', of).replace('[ing]', ing).replace('[done]', done);

/** What somebody else's is, for whoever says it of themselves, and for whoever says it to them. */
const own: Record<'i' | 'you', Record<string, string>> = {
  i: { his: 'my', her: 'my', their: 'my', himself: 'myself', herself: 'myself', themselves: 'myself', themself: 'myself' },
  you: { his: 'your', her: 'your', their: 'your', himself: 'yourself', herself: 'yourself', themselves: 'yourself', themself: 'yourself' },
}; // prettier-ignore

/** "tie his shoes" as its owner says it, "tie my shoes", or as it is said to them: "tie your shoes". */
export function traitOwned(text: string, by: 'i' | 'you'): string {
  return text
    .split(' ')
    .map((word) => own[by][word] ?? word)
    .join(' ');
}

/** "I can't tie my shoes", "you can't tie your shoes". */
export function traitSaid(trait: Trait, by: 'i' | 'you'): string {
  return traitOwned(filled(table('traits').says[trait.is][by === 'i' ? 1 : 2], trait), by);
}
