import indefinite from 'indefinite';
import pluralize from 'pluralize';
import { z } from 'zod';
import { nounType, pronoun } from '#shared/story/show-story.ts';
import { nounKit, nounSize, type Noun, type NounKit } from '../frame.ts';

/** A noun as somebody writes it down: "the red lamp", or its forms as far as they are known. */
const forms = z.looseObject({
  the: z.string().optional(),
  a: z.string().optional(),
  head: z.string().optional(),
  they: pronoun.optional(),
  plural: z.boolean().optional(),
  type: nounType.optional(),
  size: nounSize.optional(),
  talks: z.boolean().optional(),
  kit: nounKit.partial().optional(),
});
export type LooseNoun = z.infer<typeof forms>;
export const looseNoun: z.ZodType<LooseNoun> = z.union([z.string().transform((the) => ({ the })), forms]);

const determiners = /^(?:the|an?|some|his|her|their|its|this|that) /i;
const whose = /^(?:\p{Lu}[\p{L}.]* )*\p{Lu}[\p{L}.]*(?:'s|’s|s'|s’)(?: own)? /u;
const afterHead = / (?:of|in|on|at|with|from|behind|under|over|for|to|by|that|who|which|round|around|about|near) .*$/;

/** All forms of a noun from those that are known. */
export function makeNoun(known: LooseNoun, origin: Pick<Noun, 'from' | 'sure'>, kits?: Record<string, NounKit>): Noun {
  const the = (known.the ?? '').trim();
  const bare = the.replace(determiners, '').replace(whose, '');
  const head = known.head ?? bare.replace(afterHead, '').split(' ').at(-1) ?? '';
  const isName = /^\p{Lu}/u.test(the) && bare === the;
  const plural = known.plural ?? (!isName && head !== '' && pluralize.isPlural(head) && !pluralize.isSingular(head));
  const type = known.type ?? (isName ? 'person' : 'thing');
  const kit = { ...kits?.[type], ...known.kit };
  return {
    ...origin,
    the, head, plural, type,
    a: known.a ?? (isName || plural || bare === '' ? bare : indefinite(bare)),
    // A crew is several, whom nobody calls it.
    they: type === 'group' ? 'they' : (known.they ?? (plural || type === 'person' ? 'they' : 'it')),
    size: known.size ?? 'small',
    talks: known.talks ?? type === 'person',
    ...(Object.keys(kit).length > 0 ? { kit } : {}),
  }; // prettier-ignore
}
