import pluralize from 'pluralize';
import { plightKinds, type OddKind } from '../../../frame.ts';
import { gerund, pastOf, thirdPerson } from '../../words/verbs.ts';

export type OddSaid = { is: OddKind; of: string; cause: string; at: string };

/** What can't be in all the forms in which it is told; it agrees with x, of which there may be several. */
export function oddForms({ is, of, cause, at }: OddSaid, plural: boolean) {
  // What is the matter is no deed.
  if (plightKinds.some((kind) => kind === is))
    return { is, text: of, does: is === 'extra' ? severalOf(of) : '', doing: '', did: '', cause, causes: '', caused: '', at }; // prettier-ignore
  return {
    is, text: of, does: agreeing(of, plural && is !== 'law'), doing: onlyFirst(of, gerund), did: onlyFirst(of, pastOf).replace(/\b(whoever|whatever) is\b/, '$1 was'),
    cause, causes: cause === '' ? '' : agreeing(cause, false), caused: cause === '' ? '' : pastOf(cause), at,
  }; // prettier-ignore
}

/** "only tell the truth" → "only tells the truth", of one. */
export function agreeing(of: string, plural: boolean): string {
  return plural ? of : onlyFirst(of, (verb) => verb.replace(/^\S+/, thirdPerson));
}

/** "only tell the truth" → "only told the truth". */
const onlyFirst = (of: string, form: (verb: string) => string) =>
  of.startsWith('only ') ? `only ${form(of.slice(5))}` : form(of);

/** "pair of boots" → "pairs of boots". */
const severalOf = (of: string) => of.replace(/^(.*?)(?= of |$)/, (head) => pluralize.plural(head));
