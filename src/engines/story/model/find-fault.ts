import type { EpisodeScript, ScriptLine } from '#shared/story/script.ts';
import type { AudienceRating } from '#shared/shows.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { countLineWords } from '#engines/story/tell/fit-length.ts';
import type { GateContext } from '#engines/story/gate/quality-gate.ts';
import { checkEpisode, checkLevel, checkLine, gateLimits, plainSentences } from '#engines/story/gate/quality-gate.ts';

/** So many words tell how hard a text is to read. */
const wordsToJudgeLevel = 120;
/** The cliff may still come when an episode is long enough. */
const wordsForEnding = 80;
/** What lines that are still to come can put right; those that were heard are heard. */
const mendable = ['words', 'silent lead', 'dialogue share', 'place not named'];

/**
 * Why a line may not come next, in words for whoever wrote it, or null. The gate of the embedded storyteller, as far as it can be
 * applied while the story is being heard. `fresh` are the lines of the present attempt, `told` all of the episode.
 */
export function faultOfLine(
  line: ScriptLine,
  told: ScriptLine[],
  fresh: ScriptLine[],
  rating: AudienceRating,
): string | null {
  if (judgeText(line.text, { rating, kind: 'line' }).verdict !== 'approved') return 'it is not fit for the audience';
  const [flag] = checkLine(line);
  if (flag) return `${flag.check}: "${flag.detail}"`;
  const heard = new Set(plainSentences(told));
  const again = plainSentences([line]).find((sentence) => heard.has(sentence));
  if (again) return `"${again}" had been said before`;
  const allowed = gateLimits.words.max + (told.length > fresh.length ? wordsForEnding : 0);
  if (countLineWords(told) + countLineWords([line]) > allowed)
    return `the episode is long enough at ${countLineWords(told)} words, and only its last line and the choices are missing`;
  if (countLineWords(fresh) > wordsToJudgeLevel && checkLevel([...fresh, line], rating).length > 0)
    return 'the sentences are too long and the words too hard for the audience';
  return null;
}

/** What is missing from an episode of which all lines were heard, if more lines can put it right. */
export function faultOfEpisode(script: EpisodeScript, context: GateContext): string | null {
  if (countLineWords(script.lines) > gateLimits.words.max - wordsForEnding) return null;
  const [flag] = checkEpisode(script, context).filter(({ check }) => mendable.includes(check));
  return flag ? `${flag.check}: ${flag.detail}` : null;
}
