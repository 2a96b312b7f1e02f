import './pips.css';

/** How far a long wizard has come, for the eye; say "Question 3 of 10" in words beside it. */
export function Pips({ count, at }: { count: number; at: number }) {
  return (
    <ol className="pips" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={index <= at ? 'on' : ''} />
      ))}
    </ol>
  );
}
