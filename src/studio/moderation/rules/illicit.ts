import type { Finding, Rule } from './rule.ts';
import { anyOf, found } from './rule.ts';

const crime = anyOf(
  'hack(?:s|ing)? (?:into )?(?:their|the|a|your|my) (?:school|bank|neighbou?r|account|phone|wifi|ex)\\w*|(?:where|how) to buy (?:drugs|cocaine|heroin|weed|guns?)|working commands|how to use (?:cocaine|heroin|meth)|sell(?:s|ing)? (?:drugs|cocaine|heroin|meth|weed)',
);
const howTo = anyOf(
  'how (?:to|you)|step[- ]by[- ]step|instructions?|tutorial|recipe|ingredients?|guide (?:to|for)|teach(?:es|ing)?|exactly how|explain(?:s|ing)?|blueprints?|diy|works? in real life|real[- ]life|household items|at home',
);
const weapon = anyOf(
  'pipe ?bombs?|bombs?|explosives?|grenades?|molotov|nerve agents?|sarin|ricin|anthrax|ied|napalm|thermite|3d[- ]?printed guns?|ghost guns?|silencers?|poison gas|dirty bomb|bioweapons?|malware|ransomware|virus(?:es)? that infect|keylogger|meth(?:amphetamine)?|crystal meth|cocaine|heroin|fentanyl|lsd|crack cocaine|ghb|date rape drug|credit card fraud|counterfeit money',
);
const make = anyOf(
  'make|making|build|building|cook|cooking|synthesi[sz]e|create|creating|assemble|produce|write|hack|buy|brew|instructions?|recipe',
);
const fantasy = anyOf(
  'potions?|spells?|wands?|curse|enchant\\w*|magic\\w*|cake|soup|bread|pie|stew|dragon|prank\\w*|wizards?|fairy|elf|goblin|stink ?bombs?|bath ?bombs?|glitter ?bombs?',
);
const real = /real[- ]life|at home|household/i;

export const illicit: Rule = (text): Finding[] => {
  const instructions =
    weapon.test(text) && howTo.test(text) && make.test(text) && (!fantasy.test(text) || real.test(text));
  return found(crime.test(text) || instructions, 'illicit', 3);
};
