import './pips.css';

/** Progress dots of a long wizard. Decorative: write "Question 3 of 10" beside it. */
export function Pips({ count, at }: { count: number; at: number }) {
  return (
    <ol className="pips" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={index <= at ? 'on' : ''} />
      ))}
    </ol>
  );
}
