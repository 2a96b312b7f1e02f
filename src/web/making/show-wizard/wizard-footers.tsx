import { ArrowRight } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { Pips } from '#web/ui/dialog/pips.tsx';
import { isAnswered, questionCount, type WizardAnswers } from './show-answers.ts';

type QuestionProps = { answers: WizardAnswers; generating: boolean; onPrevious: () => void; onNext: () => void };

export function QuestionFooter({ answers, generating, onPrevious, onNext }: QuestionProps) {
  const last = answers.number === questionCount;
  return (
    <>
      <Button variant="ghost" disabled={answers.number === 1 || generating} onClick={onPrevious}>
        Previous
      </Button>
      <Pips count={questionCount} at={answers.number - 1} />
      <Button
        variant="primary"
        className="sp"
        iconAfter={last ? undefined : ArrowRight}
        busy={generating && 'Generating...'}
        disabled={!isAnswered(answers)}
        onClick={onNext}
      >
        {last ? 'Generate Options' : 'Next'}
      </Button>
    </>
  );
}

type KnownProps = { form: string; creating: boolean; ready: boolean; onQuestions: () => void };

export function KnownShowFooter({ form, creating, ready, onQuestions }: KnownProps) {
  return (
    <>
      <Button variant="ghost" disabled={creating} onClick={onQuestions}>
        Answer ten questions
      </Button>
      <Button
        variant="primary"
        className="sp"
        type="submit"
        form={form}
        busy={creating && 'Creating...'}
        disabled={!ready}
      >
        Create Show
      </Button>
    </>
  );
}
