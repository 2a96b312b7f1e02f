import { useState, type RefObject, useCallback, useEffect, useRef } from 'react';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useFocusOnChange } from '#web/ui/use-focus-on-change.ts';
import { KnownShowForm } from './known-show-form.tsx';
import { choosePreset, goToQuestion, nothingAnswered, openCustom, questionCount, writeCustom } from './show-answers.ts';
import { ShowQuestion } from './show-question.tsx';
import { useGenerateOptions, type TwoOptions } from './use-generate-options.ts';
import { useKnownShow } from './use-known-show.ts';
import { KnownShowFooter, QuestionFooter } from './wizard-footers.tsx';
import { PosterSkeleton } from '#web/ui/feedback/skeleton.tsx';
import './show-wizard.css';

type Props = {
  onClose: () => void;
  onOptions: (options: TwoOptions) => void;
  /** A show was made the short way. */
  onKnownShow: (id: string) => void;
};

const knownFormId = 'known-show';

/** 'Create Your Interactive Show': ten questions, or the short way for a show one already knows. Closing it resets it. */
export function ShowWizard({ onClose, onOptions, onKnownShow }: Props) {
  const [answers, setAnswers] = useState(nothingAnswered);
  const [knowsShow, setKnowsShow] = useState(false);
  const { leaving, start, stop } = useAutoAdvance();
  const { generating, generate } = useGenerateOptions(onOptions);
  const known = useKnownShow(onKnownShow);
  const heading = useFocusOnChange<HTMLHeadingElement>(`${answers.number} ${generating} ${knowsShow}`);

  function advance(from: typeof answers) {
    if (from.number === questionCount) void generate(from);
    else setAnswers(goToQuestion(from, from.number + 1));
  }
  function pick(preset: string) {
    const next = choosePreset(answers, preset);
    setAnswers(next);
    start(preset, () => advance(next));
  }
  function move(go: () => void) {
    stop();
    go();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={generating || known.creating}
      title="Create Your Interactive Show"
      width={860}
      footer={
        knowsShow ? (
          <KnownShowFooter form={knownFormId} {...known} onQuestions={() => setKnowsShow(false)} />
        ) : (
          <QuestionFooter
            answers={answers}
            generating={generating}
            onPrevious={() => move(() => setAnswers(goToQuestion(answers, answers.number - 1)))}
            onNext={() => move(() => advance(answers))}
          />
        )
      }
    >
      {knowsShow ? (
        <KnownShowForm id={knownFormId} heading={heading} {...known} />
      ) : generating ? (
        <GeneratingOptions heading={heading} />
      ) : (
        <ShowQuestion
          key={answers.number}
          answers={answers}
          leaving={leaving}
          heading={heading}
          onPreset={pick}
          onCustom={() => setAnswers(openCustom(answers))}
          onWrite={(text) => setAnswers(writeCustom(answers, text))}
          onKnowShow={() => move(() => setKnowsShow(true))}
        />
      )}
    </Dialog>
  );
}

/** Placeholders while the two options are generated. */
function GeneratingOptions({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className="qwait" role="status">
      <h3 className="d q__t" ref={heading} tabIndex={-1}>
        Two shows are growing out of your answers...
      </h3>
      <div className="qwait__p">
        <PosterSkeleton />
        <PosterSkeleton />
      </div>
    </div>
  );
}

/** How long a chosen preset stands alone before the next question comes; the specification fixes it. */
const advanceAfterMs = 1200;

/** Delays the next question after a choice, so that the choice is seen. `leaving` is the chosen preset meanwhile. */
function useAutoAdvance() {
  const [leaving, setLeaving] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    setLeaving(null);
  }, []);
  const start = useCallback((chosen: string, then: () => void) => {
    clearTimeout(timer.current);
    setLeaving(chosen);
    timer.current = setTimeout(() => {
      setLeaving(null);
      then();
    }, advanceAfterMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { leaving, start, stop };
}
