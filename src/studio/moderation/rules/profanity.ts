import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import type { Finding, Rule } from './rule.ts';
import { anyOf, found } from './rule.ts';

/** Innocent words and names that contain a rude one. */
const innocent = [
  'shiitake', 'shitake mushroom', 'cockpit', 'cock-a-doodle-doo', 'cock a doodle doo', 'cock-a-doodle', 'cock crows', 'cock crow', 'cockpits', 'pussycat', 'pussycats', 'pussy willow', 'pussy-willow', 'retardant', 'rapeseed',
  'moby dick', 'dick whittington', 'dick grayson', 'penistone', 'chink in', 'chink of', 'great tit', 'blue tit', 'coal tit', 'bluetit',
  'great tits', 'blue tits', 'coal tits', 'a tit on', 'tits on the', 'woodcock', 'niggardly', 'niggard', 'fagot of', 'fagots of', 'faggot of sticks', 'faggots of wood',
  'titicaca', 'cockatrice', 'cockerel', 'hoe the', 'hooker of the rugby', 'arsenal', 'scunthorpe', 'essex', 'sussex', 'middlesex',
  'cocktail', 'assassin', 'analysis', 'weathercock', 'shuttlecock', 'peacock', 'cockatoo', 'cockle', 'cockroach', 'titan', 'titanic', 'basement', 'bass', 'grass',
  'dickens', 'dickinson', 'dickson', 'cockburn', 'hancock', 'hitchcock', 'babcock', 'cumming', 'cummings', 'raper', 'draper', 'sexton', 'circumstance', 'document', 'cucumber', 'cumin', 'cumulus', 'cummerbund', 'scrap', 'grape', 'drape', 'skyscraper', 'therapist', 'hello', 'shell', 'pass it', 'push it', 'wish it', 'dish it', 'mast', 'button', 'butter', 'title', 'constitution', 'saturday', 'heinous', 'cockleshell', 'hancocks', 'sussex', 'nigel', 'night', 'snigger', 'sniggered', 'sniggering',
]; // prettier-ignore

const dataset = englishDataset.build();
const matcher = new RegExpMatcher({
  ...dataset,
  whitelistedTerms: [...(dataset.whitelistedTerms ?? []), ...innocent],
  ...englishRecommendedTransformers,
});
const slurs = new Set(
  'nigger faggot fag retard tranny kike spic chink wetback dyke coon paki abo abbo beaner gook honkey jap negro wop tard'.split(
    ' ',
  ),
);
/** Disguises that the matcher does not see through. */
const disguised = anyOf(
  'ph+u[ck]+k?\\w*',
  'f[*#@!.-]{1,3}k\\w*',
  'f[*#@!u][*#@!c]k\\w*',
  'c[*#@!]nt',
  'sh[*#@!]t\\w*',
  'b[*#@!]tch\\w*',
  'wtf',
  'stfu',
  'milf',
  'arseholes?',
  'wank\\w*',
  'twats?',
  'bollocks',
);

export const profanity: Rule = (text): Finding[] => {
  const words = matcher
    .getAllMatches(text)
    .map((match) => englishDataset.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? '');
  return [
    ...found(words.some((word) => slurs.has(word)), 'hate', 3),
    ...found(words.some((word) => !slurs.has(word)) || disguised.test(text), 'profanity', 2),
  ]; // prettier-ignore
};
