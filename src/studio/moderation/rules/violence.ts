import type { Finding, Rule } from './rule.ts';
import { anyOf, found } from './rule.ts';

const gore = anyOf(
  'gore|gory|disembowel\\w*|dismember\\w*|decapitat\\w*|entrails|intestines|guts (?:spill|fall)|peel(?:s|ed|ing)? (?:off )?(?:his|her|their|the) skin|flay(?:s|ed|ing)?|mutilat\\w*|gouge\\w*|eyeballs? (?:out|pop)|torture porn|graphic(?:ally)? (?:detail|violen\\w*)|blood[- ]?bath|snuff film|every organ|saw(?:s|n|ed)? (?:\\w+ ){1,3}into pieces|blood sprays',
);
const massHarm = anyOf(
  'school shooting|shoots? up (?:a|the|his|her|their) (?:school|mall|church|mosque|synagogue)|mass shooting|terrorist attack on|beheading video',
);
/** People killed without a story around it, or with the weapons of the news: not for children, whatever the show. */
const victims =
  'everyone|everybody|them all|all of them|people|(?:every|all the) (?:man|men|woman|women|child|children|kids?|person)|children|kids|babies|famil(?:y|ies)|parents?|mothers?|fathers?|classmates?|teachers?|students?|wife|husband|neighbou?rs?';
const killings = anyOf(
  `(?:kill|murder|slaughter|massacre|butcher|shoot|stab|strangl|behead)\\w*(?: \\w+){0,2} (?:${victims})`,
  '(?:kill|murder|shoot|shot)\\w*(?: \\w+){0,6} (?:with|using) (?:\\w+ ){0,2}(?:guns?|rifles?|pistols?|machine[- ]guns?|shotguns?|chainsaws?)',
  'drink(?:s|ing)? (?:\\w+ ){0,2}blood',
);

export const violence: Rule = (text, rating): Finding[] => [
  ...found(gore.test(text), 'violence/graphic', 3),
  ...found(massHarm.test(text), 'violence', 3),
  ...found(rating !== '10+' && killings.test(text), 'violence', 2),
];
