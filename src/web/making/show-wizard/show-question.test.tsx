import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { showQuestions } from '#shared/story/show-questions.ts';
import { nothingAnswered } from './show-answers.ts';
import { ShowQuestion } from './show-question.tsx';

const nothing = () => {};
const draw = (answers: Partial<typeof nothingAnswered>) =>
  renderToString(
    <ShowQuestion
      answers={{ ...nothingAnswered, customOpen: true, ...answers }}
      leaving={null}
      heading={{ current: null }}
      onPreset={nothing}
      onCustom={nothing}
      onWrite={nothing}
      onKnowShow={nothing}
    />,
  );

it('says which answers in own words are left to the storyteller, and what stays when there are none', () => {
  const hint = 'In ordinary words: an answer with others is left to the storyteller.';
  expect(draw({})).toContain(hint);
  const [preset] = showQuestions[0]!.presets;
  expect(draw({ presets: { 1: preset } })).toContain('Left empty, it stays');
  expect(draw({ customOpen: false })).not.toContain(hint);
});
