import { Check } from 'lucide-react';
import { Icon } from '../icons/icon.tsx';
import './steps.css';

/** The thread of a wizard; `at` is the index of the present step. */
export function Steps({ steps, at }: { steps: readonly string[]; at: number }) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'done' : index === at ? 'on' : ''}
          aria-current={index === at ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < at ? <Icon of={Check} /> : index + 1}</i>
          <span>{step}</span>
          {index < at && <span className="vh">, done</span>}
        </li>
      ))}
    </ol>
  );
}
