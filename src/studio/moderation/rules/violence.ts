import type { AudienceRating } from '#shared/shows.ts';
import type { Finding, Rule } from './rule.ts';
import { anyOf, found } from './rule.ts';

const gore = anyOf(
  'gore|gory|disembowel\\w*|dismember\\w*|decapitat\\w*|entrails|intestines|guts (?:spill|fall)|peel(?:s|ed|ing)? (?:off )?(?:his|her|their|the) skin|flay(?:s|ed|ing)?|mutilat\\w*|gouge\\w*|eyeballs? (?:out|pop)|torture porn|graphic(?:ally)? (?:detail|violen\\w*)|blood[- ]?bath|snuff film|every organ|saw(?:s|n|ed)? (?:\\w+ ){1,3}into pieces|blood sprays',
);
const massHarm = anyOf(
  'school shooting|shoots? up (?:a|the|his|her|their) (?:school|mall|church|mosque|synagogue)|mass shooting|terrorist attack on|beheading video',
);
/** Too dark for the youngest listeners as a subject. */
const dark = anyOf(
  'murder\\w*|slaughter\\w*|massacre\\w*|tortur\\w+|genocide|terrorists?|execut(?:ed|ion)s?|drunk|cigarettes?|gambl\\w*|assassin(?:s|ate\\w*)?|horror|demon(?:s|ic)?|serial killers?|cannibal\\w*|drugs?',
);
/** People killed without a story around it, or with the weapons of the news: not for children, whatever the show. */
const victims =
  'everyone|everybody|them all|all of them|people|(?:every|all the) (?:man|men|woman|women|child|children|kids?|person)|children|kids|babies|famil(?:y|ies)|parents?|mothers?|fathers?|classmates?|teachers?|students?|wife|husband|neighbou?rs?';
const killings = anyOf(
  `(?:kill|murder|slaughter|massacre|butcher|shoot|stab|strangl|behead)\\w*(?: \\w+){0,2} (?:${victims})`,
  '(?:kill|murder|shoot|shot)\\w*(?: \\w+){0,6} (?:with|using) (?:\\w+ ){0,2}(?:guns?|rifles?|pistols?|machine[- ]guns?|shotguns?|chainsaws?)',
  'drink(?:s|ing)? (?:\\w+ ){0,2}blood',
);
/** Fit for older children, though not to be repeated to the youngest in the user's words. */
const unquoted = anyOf(
  'kill(?:s|ed|er|ers)?|blood(?:y)?|corpses?|dead|die[sd]?|guns?|knife|knives|stab\\w*|shot|devil|hell|war|murder\\w*|tortur\\w+|drunk|drugs?|weapons?',
);

const forYoungest: AudienceRating[] = ['4+'];
const young: AudienceRating[] = ['all_ages', '4+'];

export const violence: Rule = (text, rating): Finding[] => [
  ...found(gore.test(text), 'violence/graphic', 3),
  ...found(massHarm.test(text), 'violence', 3),
  ...found(rating !== '10+' && killings.test(text), 'violence', 2),
  ...found(forYoungest.includes(rating) && dark.test(text), 'rating', 2),
  ...found(young.includes(rating) && (dark.test(text) || unquoted.test(text)), 'dark', 1),
];
