import './numbered-steps.css';

/** `time` is how long the step takes, in words. */
export type Step = { title: string; text: string; time?: string };

/** Steps on the house's dashed thread; three or four of them. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={steps.length === 4 ? 'tri tri--4' : 'tri'}>
      {steps.map(({ title, text, time }, at) => (
        <li key={title}>
          <span className="tri__n d" aria-hidden="true">
            {at + 1}
          </span>
          <h3>{title}</h3>
          {time && <p className="tri__t">{time}</p>}
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
