import './footlight.css';

/** One lamp on the edge of the stage; generation lights them in turn. */
export function Footlight({ state }: { state: 'off' | 'now' | 'on' }) {
  return <i className={state === 'off' ? 'footlight' : `footlight ${state}`} aria-hidden="true" />;
}
