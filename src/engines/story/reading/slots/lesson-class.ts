import { lessonClasses, type LessonClass } from '../../frame.ts';
import { lessonFor } from '../aims/hero/deeds.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, readPhrase, typeOf } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { nounNamed } from '../words/nouns.ts';
import { table, wordSet } from '../words/tables.ts';
import { verbOf } from '../words/verbs.ts';

/** "swimming lessons for a cat", "a yoga class": what is learnt there, and by whom where that is said. */
export function courseIn({ sentences }: Plot): { lesson: string; who: Phrase | null } | null {
  for (const { words } of sentences)
    for (const [at, { lower }] of words.entries()) {
      const what = words[at - 1];
      if (
        !courses.has(lower) ||
        !what ||
        what.end !== '' ||
        !(what.form === 'ing' || ['noun', 'verb'].includes(what.kind))
      )
        continue;
      const doing = verbOf(what.lower);
      const isPlayed = nounNamed(what.lower)?.name === 'played';
      // "for a cat", "to the girl"
      const pupil = ['for', 'to'].includes(words[at + 1]?.lower ?? '') ? readPhrase(words, at + 2) : null;
      return {
        lesson: doing?.form === 'ing' ? doing.base : isPlayed ? `play the ${what.lower}` : `do ${what.lower}`,
        who: pupil && pupil.pron === '' && isAlive(typeOf(pupil)) ? pupil : null,
      };
    }
  return null;
}

/**
 * "Instruct the giant in calligraphy", "teach the young one the night route", "he wants to teach somebody, but none of us can whistle":
 * what `pupil` is to learn, where it stands apart from who learns it.
 */
export function skillIn({ sentences, cast }: Plot, pupil: Phrase | null): string | null {
  const all = sentences.flatMap(({ events }) => events);
  for (const { words, phrases, events } of sentences)
    for (const phrase of phrases) {
      const [before, after] = [
        words[phrase.from - 1],
        events.find(({ rest }) =>
          rest.some((one) => one.phrase.from === phrase.from && one.phrase.bare === phrase.bare),
        ),
      ];
      if (phrase.bare === pupil?.bare || isVague(phrase) || isLead(phrase, cast) || isAlive(typeOf(phrase))) continue;
      // "coach the shy goat in opera": a coach at the beginning is a verb.
      const teaches = after?.verb || words[0]?.lower || '';
      const inIt =
        before?.lower === 'in' &&
        after !== undefined &&
        (wordSet('skilled').has(teaches) || teaches === 'train') &&
        typeOf(phrase) !== 'place';
      const learnt = events.some(({ verb, object }) => learns.has(verb) && object?.bare === phrase.bare);
      const given = phrases.some(
        ({ to, from }) => to === phrase.from && before?.end === '' && words[from - 1]?.base === 'teach',
      );
      if (inIt || learnt || given) return lessonFor(phrase);
    }
  const doing = all.find(
    ({ verb, modal, object }) => modal === 'can' && object === null && wordSet('skills').has(verb),
  );
  return doing && all.some(({ verb }) => wordSet('skilled').has(verb)) ? doing.verb : null;
}

const learns = new Set(['learn', 'take up', 'practise', 'practice', 'study', 'master', 'pick up']);

const courses = new Set(['lesson', 'lessons', 'class', 'classes', 'course']);

/** "stop cheating at cards": what is to be learnt is not to do it. */
export const isLeftOff = (lesson: string): boolean => /^stop \p{L}+ing\b/u.test(lesson);

/** What kind of thing a lesson is: "read", "ride a bicycle", "the piano", "be brave", "patience". */
export function lessonClass(lesson: string): LessonClass {
  if (isLeftOff(lesson)) return 'manner';
  const words = lesson.toLowerCase().split(' ');
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  // Who learns to be a pirate learns a trade.
  if (first === 'be' && ['a', 'an', 'the', 'like'].includes(second)) return 'other';
  if (nounNamed(last)?.name === 'played') return 'sound';
  const lessons = table('lessons');
  const classOf = (list: 'verbs' | 'nouns', word: string) =>
    lessonClasses.find((name) => name !== 'other' && lessons[name][list].includes(word));
  return classOf('verbs', first) ?? classOf('nouns', last) ?? 'other';
}
