import { judgeByRules } from '../../moderation/judge-by-rules.ts';
import type { EpisodeBrief } from '../../providers/text/text-provider.ts';
import type { PlotFrame } from '../plot-frame/plot-frame.ts';
import { plainName } from '../words/plain-text.ts';
import { seededDice } from '../words/seeded.ts';

const longest = 60;
const small = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/**
 * What a season is called: its subject and its place, "The Moon of Hollowmere". Null for a later episode, for a subject that
 * is better not shown, and where nothing under 60 characters comes of it.
 */
export function seasonTitle(brief: EpisodeBrief, frame: PlotFrame): string | null {
  if (brief.episodeNumber !== 1) return null;
  const place = plainName(brief.location.name, '').replace(/^The /, 'the ');
  const topic = frame.topic.the;
  const patterns = place.toLowerCase().includes(frame.topic.head.toLowerCase())
    ? []
    : [`${topic} of ${place}`, `${place} and ${topic}`, `${topic} and ${place}`];
  const [first] = seededDice(brief.seed, 'season title')
    .shuffle(place === '' ? [] : patterns)
    .concat(topic)
    .map(titleCase)
    .filter((title) => title.length <= longest);
  if (!first) return null;
  const { approved, quotable } = judgeByRules(first, { rating: brief.show.audienceRating, kind: 'plot' });
  return approved && quotable ? first : null;
}

function titleCase(text: string): string {
  const words = text.split(' ').map((word, at) => {
    if (at > 0 && small.has(word)) return word;
    return word.charAt(0).toLocaleUpperCase('en') + word.slice(1);
  });
  return words.join(' ');
}
