import { describe, expect, it } from 'vitest';
import {
  choosePreset,
  goToQuestion,
  isAnswered,
  nothingAnswered,
  openCustom,
  questionCount,
  toShowAnswers,
  writeCustom,
} from './show-answers.ts';
import { questionWords } from './question-words.ts';
import { showQuestions } from '#shared/story/show-questions.ts';

describe('the ten questions', () => {
  it('need a preset or words of one’s own, and blanks are no words', () => {
    expect(isAnswered(nothingAnswered)).toBe(false);
    expect(isAnswered(openCustom(nothingAnswered))).toBe(false);
    expect(isAnswered(writeCustom(openCustom(nothingAnswered), '  \n'))).toBe(false);
    expect(isAnswered(writeCustom(openCustom(nothingAnswered), 'The year of the comet'))).toBe(true);
    expect(isAnswered(choosePreset(nothingAnswered, 'Modern Day'))).toBe(true);
  });

  it('a preset clears the words of its question and of no other', () => {
    const first = writeCustom(openCustom(nothingAnswered), 'The year of the comet');
    const second = writeCustom(openCustom(goToQuestion(first, 2)), 'A glass desert');
    const back = choosePreset(goToQuestion(second, 1), 'Modern Day');
    expect(back.customOpen).toBe(false);
    expect(toShowAnswers(back)).toEqual({ answers: { 1: 'Modern Day' }, customAnswers: { 2: 'A glass desert' } });
  });

  it('show the text area again where something was written, and only there', () => {
    const written = writeCustom(openCustom(nothingAnswered), 'The year of the comet');
    const next = goToQuestion(written, 2);
    expect(next.customOpen).toBe(false);
    expect(goToQuestion(next, 1).customOpen).toBe(true);
  });

  it('cannot be left at either end', () => {
    expect(goToQuestion(nothingAnswered, 0).number).toBe(1);
    expect(goToQuestion(nothingAnswered, questionCount + 1).number).toBe(questionCount);
  });

  it('have a sentence each, and a line for each preset', () => {
    expect(Object.keys(questionWords)).toEqual(showQuestions.map(({ key }) => key));
    for (const { key, presets } of showQuestions) expect(questionWords[key].hints).toHaveLength(presets.length);
    const lines = Object.values(questionWords).flatMap(({ hints }) => hints);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
