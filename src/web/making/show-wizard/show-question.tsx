import { useId, type RefObject } from 'react';
import { showQuestions } from '#shared/story/show-questions.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { PresetCards } from './preset-cards.tsx';
import { questionWords } from './question-words.ts';
import { customText, questionCount, type WizardAnswers } from './show-answers.ts';

const longestCustom = 400;
/** A new show is for everybody until it is rated, so the server names nothing else in it. */
const ordinaryWords = 'In ordinary words: an answer with others is left to the storyteller.';

type Props = {
  answers: WizardAnswers;
  leaving: string | null;
  heading: RefObject<HTMLHeadingElement | null>;
  onPreset: (preset: string) => void;
  onCustom: () => void;
  onWrite: (text: string) => void;
  onKnowShow: () => void;
};

export function ShowQuestion({ answers, leaving, heading, onPreset, onCustom, onWrite, onKnowShow }: Props) {
  const question = useId();
  const { key, presets } = showQuestions[answers.number - 1]!;
  const words = questionWords[key];
  const chosen = answers.presets[answers.number] ?? null;
  return (
    <>
      <div className="q__h">
        <h3 className="d q__t" id={question} ref={heading} tabIndex={-1}>
          <span className="q__c num">
            Question {answers.number} of {questionCount}
          </span>
          <span className="vh">: </span>
          {words.question}
        </h3>
        {answers.number === 1 && (
          <button type="button" className="lk q__known" onClick={onKnowShow}>
            I already know my show
          </button>
        )}
      </div>
      <PresetCards
        presets={presets}
        hints={words.hints}
        labelledBy={question}
        chosen={chosen}
        customOpen={answers.customOpen}
        leaving={leaving}
        onPreset={onPreset}
        onCustom={onCustom}
      />
      {answers.customOpen && (
        <TextArea
          fieldClass="q__own"
          label="In your own words"
          hint={`${ordinaryWords}${chosen ? ` Left empty, it stays "${chosen}".` : ''}`}
          rows={3}
          maxLength={longestCustom}
          placeholder={words.example}
          value={customText(answers)}
          autoFocus
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
      )}
    </>
  );
}
