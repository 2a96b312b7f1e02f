import { countWords } from '#shared/text/count-words.ts';
import type { EpisodeScript, ScriptLine } from '#shared/story/script.ts';
import type { AudienceRating } from '#shared/shows.ts';
import readability from 'text-readability';
import { episodeMeasure } from '../tell/episode-measure.ts';
import { articleFor } from '../words/article.ts';

export type GateContext = {
  rating: AudienceRating;
  /** Names as they stand in the narration; empty to skip the check. */
  place: string;
  /** Words for what the season is about (head noun of topic and foe), and how often one of them must be heard. */
  topics: string[];
  minTopics: number;
};

export type Flag = { check: string; detail: string };

/** docs/writing-a-pack.md explains them to authors. */
export const gateLimits = {
  words: { min: episodeMeasure.least, max: episodeMeasure.most },
  longestLine: 90,
  linesPerLead: 2,
  dialogueShare: { min: episodeMeasure.talk, max: 0.92 },
  choiceWords: { min: 2, max: 14 },
  grade: { all_ages: 4.5, '4+': 4.5, '8+': 5.5, '10+': 7 } satisfies Record<AudienceRating, number>,
  overlap: { otherSeason: 0.35, sameSeason: 0.12 },
} as const;

/** Everything that is wrong with an episode, or nothing. Pure; the same gate for both storytellers. */
export function checkEpisode(script: EpisodeScript, context: GateContext): Flag[] {
  const words = wordsOf(script.lines.map(({ text }) => text).join(' ')).length;
  const { min, max } = gateLimits.words;
  return [
    ...(words < min || words > max ? [{ check: 'words', detail: String(words) }] : []),
    ...script.lines.flatMap((line) => checkLine(line)),
    ...checkRepeats(script.lines),
    ...checkCast(script.lines, words),
    ...checkChoices(script),
    ...checkSubject(script.lines, context),
    ...checkLevel(script.lines, context.rating),
  ];
}

const leftovers = /[{}[\]<>\\`|]|\bundefined\b|\bnull\b|\bNaN\b|\[object|\(\(|\bTODO\b|\$\{/;
const mayDouble =
  /^(?:that|had|very|no|sit|done|bye|knock|left|ha|oh|yes|now|go|run|tick|tock|drip|so|really|shh|there|up|down|round|on|never|please|honk|well|one|two|more|is|you|it|again|in|out|why|what|who|quick|hush|left|right|come|wait|look)$/i;
// Who is broken in on ends with a dash.
const endsAsSentence = /[.!?…]["”')]*$|[,:;–—-]["”]?$/;

/** Faults that a single line shows by itself; also used for every beat of a pack. */
export function checkLine({ text }: Pick<ScriptLine, 'text'>): Flag[] {
  const flags: Flag[] = [];
  const flag = (check: string, found: RegExpExecArray | string | null) => {
    if (found !== null) flags.push({ check, detail: typeof found === 'string' ? found : found[0] });
  };
  flag('leftover', leftovers.exec(text));
  flag('space', / {2}|^\s|\s$|\s[,.;!?]/.exec(text));
  flag('punctuation', /(?<![.])[.,;]{2}(?![.])|,\./.exec(text.replaceAll('...', '')));
  for (const [whole, article = '', word = ''] of text.matchAll(/(?<![\w'’.-])(an?) ([a-z][\w'-]*)/gi)) {
    if (/^[A-Z]{2,}$/.test(word) || (article === 'A' && word.length === 1)) continue;
    if (articleFor(word) !== article.toLowerCase()) flag('article', whole);
  }
  for (const [whole, word = ''] of text.matchAll(/\b([a-z']+) \1\b/gi))
    if (!mayDouble.test(word)) flag('doubled word', whole);
  flag('determiners', /\b(?:the|a|an|same) (?:the|a|an|his|her|their|some)\b/i.exec(text));
  flag('sentence case', /(?<!\.\.)[.]["”]?\s+\p{Ll}|[!?]\s+\p{Ll}/u.exec(text));
  flag('agreement', /(?<!\bof )\b(?:they|we|you) was\b|\b(?:she|he|it) were not\b/i.exec(text));
  if (!endsAsSentence.test(text)) flag('unfinished line', text.slice(-30));
  if (wordsOf(text).length > gateLimits.longestLine) flag('long line', `${wordsOf(text).length} words`);
  return flags;
}

/** The sentences of four words and more, plain, to find what is said twice. */
export function plainSentences(lines: ScriptLine[]): string[] {
  return lines
    .flatMap(({ text }) => text.match(/[^.!?]+[.!?]+/g) ?? [text])
    .map((sentence) => wordsOf(sentence).join(' '))
    .filter((sentence) => sentence.split(' ').length >= 4);
}

function checkRepeats(lines: ScriptLine[]): Flag[] {
  const seen = new Set<string>();
  return plainSentences(lines).flatMap((sentence) => {
    if (seen.has(sentence)) return [{ check: 'said twice', detail: sentence }];
    seen.add(sentence);
    return [];
  });
}

function checkCast(lines: ScriptLine[], words: number): Flag[] {
  const flags: Flag[] = [];
  for (const role of ['lead_a', 'lead_b'] as const) {
    const count = lines.filter((line) => line.role === role).length;
    if (count < gateLimits.linesPerLead) flags.push({ check: 'silent lead', detail: `${role}: ${count}` });
  }
  const spoken =
    wordsOf(
      lines
        .filter(({ role }) => role !== 'narrator')
        .map(({ text }) => text)
        .join(' '),
    ).length / Math.max(1, words);
  const { min, max } = gateLimits.dialogueShare;
  if (spoken < min || spoken > max) flags.push({ check: 'dialogue share', detail: spoken.toFixed(2) });
  return flags;
}

function checkChoices({ choices }: EpisodeScript): Flag[] {
  const flags: Flag[] = [];
  if (new Set(choices.map(({ text }) => text.toLowerCase())).size !== 3)
    flags.push({ check: 'choices', detail: 'not three different' });
  if (new Set(choices.map(({ key }) => key)).size !== 3)
    flags.push({ check: 'choices', detail: 'keys are not different' });
  const { min, max } = gateLimits.choiceWords;
  for (const { text } of choices) {
    const count = countWords(text);
    if (count < min || count > max) flags.push({ check: 'choice words', detail: `${count}: ${text}` });
  }
  return flags;
}

function checkSubject(lines: ScriptLine[], { place, topics, minTopics }: GateContext): Flag[] {
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .toLowerCase();
  const flags: Flag[] = [];
  if (place !== '' && !text.includes(place.toLowerCase())) flags.push({ check: 'place not named', detail: place });
  const heard = topics.filter(Boolean).reduce((sum, topic) => sum + text.split(topic.toLowerCase()).length - 1, 0);
  if (topics.length > 0 && heard < minTopics)
    flags.push({ check: 'subject not named', detail: `${topics.join(', ')}: ${heard}` });
  return flags;
}

export function checkLevel(lines: ScriptLine[], rating: AudienceRating): Flag[] {
  const grade = readability.fleschKincaidGrade(lines.map(({ text }) => text).join(' '));
  return grade > gateLimits.grade[rating] ? [{ check: 'reading grade', detail: grade.toFixed(1) }] : [];
}

/** Share of the smaller text's five-word runs that the other has too (0 to 1). */
export function overlapOf(some: ScriptLine[], others: ScriptLine[]): number {
  const [a, b] = [fiveWordRuns(some), fiveWordRuns(others)];
  const shared = [...a].filter((run) => b.has(run)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

function fiveWordRuns(lines: ScriptLine[]): Set<string> {
  const words = wordsOf(lines.map(({ text }) => text).join(' '));
  return new Set(words.slice(0, -4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}
