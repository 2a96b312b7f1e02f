import type { Finding, Rule } from './rule.ts';
import { anyOf, found } from './rule.ts';

const minor = anyOf(
  'child(?:ren)?|kids?|minors?|under-?aged?|teen(?:age)?(?:r|rs)?|pre-?teens?|toddlers?|bab(?:y|ies)|infants?|boys?|girls?|school(?:girl|boy|child|kid)s?|schoolchildren|pupils?|students?|little (?:girl|boy|brother|sister)s?|lolita|loli|shota|(?:[1-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?(?:year|yr)s?[- ]?olds?|aged? (?:[1-9]|1[0-7])|daughter|son|niece|nephew',
);
const suggestive = anyOf(
  "sex(?:ual(?:ly|is\\w*|iz\\w*)?|y|ed|ting)?|erotic\\w*|porn\\w*|nud(?:e|es|ity)|naked|orgasm\\w*|orgy|orgies|masturbat\\w*|fetish\\w*|intercourse|blow ?jobs?|hand ?jobs?|horny|aroused|arousal|hentai|nsfw|smut|strip(?:tease|pers?|s naked|s for)|undress(?:es|ed|ing)?|seduc\\w+|molest\\w*|grop(?:es|ed|ing)|incest\\w*|make out|making love|makes? love|sleep together|sleeps? with (?:him|her(?! (?:hand|head|eyes|boots|coat|arms?|hat|feet|face|mouth|toys?|teddy|dog|cat|lamp|doll|blanket))|the (?:man|teacher|king|boss|coach)|a (?:man|woman|stranger|grown))|spend the night together|clothes off|without (?:any )?clothes|no clothes|lap ?dance|x-rated|18\\+|rip each other'?s|play doctor|have their way|steamy (?:romance|love|scene|night|kiss)|lewd|lingerie|virginity|genitals?|breasts|in bed (?:together|with)|rape[sd]?|rapist",
);
const explicit = anyOf(
  "porn\\w*|orgasm\\w*|orgy|orgies|masturbat\\w*|fetish\\w*|intercourse|blow ?jobs?|hand ?jobs?|hentai|nsfw|smut|erotic\\w*|incest\\w*|molest\\w*|rape[sd]?|rapist|having sex|lap ?dance|x-rated|18\\+|rip each other'?s clothes|spicy 18|have sex|has sex|had sex|sex scene|sexually|explicit sex|horny",
);
const figure =
  /\b(?:(?:nude|naked) (?:\w+ )?(?:statues?|paintings?|sculptures?|cupids?|angels?|trees?|branches|sheep|chickens?|emperors?)|(?:statues?|paintings?|emperor)(?: \w+){0,3} (?:is|are|was|were|stands?) (?:nude|naked)|strip(?:s|ped)? (?:of|the|away|off the)|naked (?:eye|flame|blade|sword|truth|mole|mole-rat)s?|sexton|seduced by (?:power|gold|the)|opposite sex|sex of the)\b/gi;
const love = anyOf('romance|love|lover|date|dating|affair|kiss\\w*|in bed|marry|marries|bride');
const adult = anyOf(
  '(?:grown|old|older|adult|middle-aged) (?:man|woman|men)|[2-9]\\d[- ]?year[- ]?old|teacher|coach|priest|stepfather|uncle',
);
const youngPerson = anyOf(
  'little (?:girl|boy)|child|schoolgirl|schoolboy|lolita|loli|shota|(?:[1-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?year[- ]?old',
);
const coded = anyOf('lolita|loli|shota');

export const sexual: Rule = (text): Finding[] => {
  const plain = text.replaceAll(figure, ' ');
  const hint = suggestive.test(plain);
  const ageGap =
    love.test(plain) &&
    adult.test(plain) &&
    youngPerson.test(plain) &&
    !/\bloves? (?:to|the|his|her|their|a|how|all|sto|read|learn)/i.test(plain);
  if (ageGap || coded.test(plain) || (hint && minor.test(plain))) return [{ category: 'sexual/minors', severity: 4 }];
  return explicit.test(plain) ? [{ category: 'sexual', severity: 3 }] : found(hint, 'sexual', 2);
};
