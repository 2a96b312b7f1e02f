import './equaliser.css';

/** Three bars that move while something plays; `still` for what is being made, and under reduced motion. */
export function Equaliser({ still = false }: { still?: boolean }) {
  return (
    <span className={still ? 'eq eq--still' : 'eq'} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
