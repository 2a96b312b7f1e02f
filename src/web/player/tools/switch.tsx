import './switch.css';

/** A setting that is on or off; its whole row is the target. */
export function Switch({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button type="button" role="switch" aria-checked={on} className="swrow" onClick={() => onChange(!on)}>
      {label}
      <i aria-hidden="true" />
    </button>
  );
}
