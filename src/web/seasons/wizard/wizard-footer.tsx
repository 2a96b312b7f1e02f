import { ArrowRight } from 'lucide-react';
import { prices } from '#shared/wallet.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CantoAmount } from '#web/ui/words/canto-amount.tsx';
import { isApproved, isStepValid, wizardSteps, type WizardChoices } from './wizard-choices.ts';
import '../paid-footer.css';

type Props = {
  choices: WizardChoices;
  /** Of the characters picked. */
  names: readonly string[];
  balance: number;
  creating: boolean;
  onStep: (step: number) => void;
  onSubmit: () => void;
  onRefill: () => void;
  onCreate: () => void;
  /** A pointer or the focus came to the button that creates. */
  onApproach: () => void;
};

export function WizardFooter(props: Props) {
  const { choices, names, balance, creating, onStep } = props;
  const onPlot = choices.step === wizardSteps.length - 1;
  return (
    <>
      <Button variant="ghost" disabled={choices.step === 0 || creating} onClick={() => onStep(choices.step - 1)}>
        Back
      </Button>
      {onPlot ? (
        <span className="dlg__bal">
          <CantoAmount amount={balance} bare />
        </span>
      ) : (
        <Starring names={names} />
      )}
      {onPlot ? (
        <PlotButton {...props} />
      ) : (
        <Button
          variant="primary"
          className="sp"
          iconAfter={ArrowRight}
          disabled={!isStepValid(choices)}
          onClick={() => onStep(choices.step + 1)}
        >
          Next
        </Button>
      )}
    </>
  );
}

function Starring({ names: [first, second] }: { names: readonly string[] }) {
  return (
    <p className="dlg__star">
      {first && (
        <>
          <span>Starring</span> <b>{first}</b>
        </>
      )}
      {second && (
        <>
          {' '}
          <em>and</em> <b>{second}</b>
        </>
      )}
    </p>
  );
}

/** One button for the next step: check the plot, get more cantos, or create the season. */
function PlotButton({ choices, balance, creating, onSubmit, onRefill, onCreate, onApproach }: Props) {
  if (!isApproved(choices.check)) {
    const checking = choices.check === 'checking' && 'Checking content safety...';
    return (
      <Button variant="primary" className="sp" busy={checking} disabled={!isStepValid(choices)} onClick={onSubmit}>
        Submit
      </Button>
    );
  }
  if (balance < prices.season) {
    return (
      <Button variant="primary" className="sp" onClick={onRefill}>
        <span className="wz__wide">Refill My Canto Balance</span>
        <span className="wz__narrow">Buy Cantos</span>
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      className="sp"
      busy={creating && 'Creating...'}
      disabled={!isStepValid(choices)}
      onClick={onCreate}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      Create Season ({prices.season} cantos)
    </Button>
  );
}
