import type { Finding, Rule } from './rule.ts';
import { anyOf, found } from './rule.ts';

const group = anyOf(
  'muslims?|jews?|jewish|christians?|hindus?|sikhs?|blacks|black people|whites|white people|asians?|arabs?|immigrants?|refugees?|migrants?|gays|gay people|lesbians?|trans(?:gender)?(?: people)?|homosexuals?|women|disabled(?: people)?|mexicans?|indians?|africans?|gyps(?:y|ies)|roma|chinese|foreigners',
);
const harm = anyOf(
  'vermin|exterminat\\w*|subhuman|inferior|deserves? to die|should (?:all )?(?:die|be (?:killed|beaten|deported|gassed|shot|hanged|enslaved))|control the world|kill all|gas the|filthy|parasites?|cleanse|ethnic cleansing|wipe out|drive them out|degenerates?|not human|hunt(?:s|ing)? (?:them )?down|beat(?:s|ing)? up|for fun|thrown? away|burn(?:s|ing)? (?:them|all)|get rid of',
);
const supremacy = anyOf(
  'white (?:power|supremac\\w*)|pure race|master race|race war|aryan\\w*|heil|sieg heil|nazi heroes?|ethnic(?:ally)? (?:pure|cleans\\w*)',
);

export const hate: Rule = (text): Finding[] =>
  found((group.test(text) && harm.test(text)) || supremacy.test(text), 'hate', 3);
