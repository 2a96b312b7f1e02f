import './footlight.css';

/** One lamp of the progress banner; each stage of production lights another. */
export function Footlight({ state }: { state: 'off' | 'now' | 'on' }) {
  return <i className={state === 'off' ? 'footlight' : `footlight ${state}`} aria-hidden="true" />;
}
