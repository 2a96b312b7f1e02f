import type { BanKind } from '../../../frame.ts';
import { table } from '../../words/tables.ts';
import { gerund, pastOf } from '../../words/verbs.ts';
import { describeNoun } from '../describe-noun.ts';
import type { Ban } from './ban-in.ts';

const pronouns = { it: 'it', she: 'her', he: 'him', they: 'them' } as const;

/** What must not be done, in all the forms in which it is told: "light the lamp", and "light it" where it is known. */
export function banForms({ is, verb, x, lasts, because }: Ban) {
  const pastOfVerb = table('bans').pasts[verb] ?? pastOf(verb);
  const whole = `${verb} ${x}`;
  const them = pronouns[describeNoun(x).they];
  const short = `${verb} ${them}`;
  return { is, text: whole, ing: gerund(whole), did: `${pastOfVerb} ${x}`, it: short, it_ing: gerund(short), it_did: `${pastOfVerb} ${them}`, lasts, because }; // prettier-ignore
}

/** As a slot of a reading holds it: "will|light|the lamp|until morning|". */
export const banText = ({ is, verb, x, lasts, because }: Ban) => [is, verb, x, lasts, because].join('|');

export function banOfText(text: string): Ban | null {
  const [is, verb = '', x = '', lasts = '', because = ''] = text.split('|');
  return verb === '' || x === '' ? null : { is: is as BanKind, verb, x, lasts, because };
}
