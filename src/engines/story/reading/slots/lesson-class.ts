import { lessonClasses, type LessonClass } from '../../frame.ts';
import { nounNamed } from '../words/nouns.ts';
import { table } from '../words/tables.ts';

/** What kind of thing a lesson is: "read", "ride a bicycle", "the piano", "be brave", "patience". */
export function lessonClass(lesson: string): LessonClass {
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
