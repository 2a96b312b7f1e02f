import './skeleton.css';

/** Placeholders with the size of the content, against layout shift. Decorative: their list is marked as loading. */
export function PosterSkeleton() {
  return (
    <div className="sk sk--poster" aria-hidden="true">
      <i />
    </div>
  );
}
export function SleeveSkeleton() {
  return (
    <div className="sk sk--sleeve" aria-hidden="true">
      <i />
      <b />
      <b />
    </div>
  );
}
export function RowSkeleton() {
  return (
    <div className="sk sk--row" aria-hidden="true">
      <i />
      <b />
      <b />
    </div>
  );
}
/** Lines of words; widths in percent. */
export function LinesSkeleton({ widths }: { widths: readonly number[] }) {
  return (
    <span className="sk sk--lines" aria-hidden="true">
      {widths.map((width, at) => (
        <b key={at} style={{ width: `${width}%` }} />
      ))}
    </span>
  );
}
