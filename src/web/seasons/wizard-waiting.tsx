import { LinesSkeleton } from '../ui/feedback/skeleton.tsx';

/** The shapes of what a step will show. */
export function WizardWaiting({ step }: { step: number }) {
  return (
    <div role="status">
      <span className="vh">Loading...</span>
      {step === 2 ? (
        <LinesSkeleton widths={[80, 94, 60]} />
      ) : (
        <div className={step === 0 ? 'castg' : 'locg'} aria-hidden="true">
          {Array.from({ length: step === 0 ? 5 : 3 }, (_, at) => (
            <span key={at} className={step === 0 ? 'arch' : 'loc loc--wait'} />
          ))}
        </div>
      )}
    </div>
  );
}
