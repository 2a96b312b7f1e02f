import type { Finding, Rule } from './rule.ts';
import { anyOf } from './rule.ts';

const selfHarm = anyOf(
  'suicide|suicidal|kill(?:s|ing)? (?:himself|herself|themselves|yourself|myself|themself|your self)|self[- ]harm\\w*|cut(?:s|ting)? (?:your|her|his|their|my) (?:wrists?|arms?|veins?)|hang(?:s|ing)? (?:yourself|himself|herself|themselves|myself)(?! out)|starv(?:e|es|ing) (?:herself|himself|yourself|themselves)|pro[- ]?ana|thinspo|anorexi\\w*|overdos(?:e|es|ing)|end (?:my|your|his|her|their) (?:own )?life|kys|slit (?:your|her|his) (?:wrists?|throat)|better off dead|skip(?:s|ping)? meals|jumps? off (?:the|a) (?:roof|bridge) because|(?:wants?|wish(?:es)?) to die',
);
const encouraging = anyOf(
  'brave|best way|tutorial|how to|should|encourag\\w*|beautiful|tells? (?:sad |the |young )?(?:kids|children|listeners?|people|you)|beautifully|painless(?:ly)?|so nobody|nobody finds|recommend\\w*|glorif\\w*|right thing|good idea|steps?|method|challenge|pro[- ]?ana|thinspo|yourself|everyone should|better off dead|kys|you',
);
const figure = /\bsuicide (?:squad|mission|king|queen|hotline|prevention)\b/gi;

export const selfHarmRule: Rule = (text): Finding[] => {
  const plain = text.replaceAll(figure, ' ');
  if (!selfHarm.test(plain)) return [];
  return [{ category: 'self-harm', severity: encouraging.test(plain) ? 4 : 2 }];
};
