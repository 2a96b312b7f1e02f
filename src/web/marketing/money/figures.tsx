import { Illustrative } from '../sections/chapter.tsx';
import './figures.css';

export type Figure = { figure: string; what: string };

/** Large numbers of the house's advertising, marked as such. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <>
      <dl className="figs">
        {items.map(({ figure, what }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="d">{figure}</dd>
          </div>
        ))}
      </dl>
      <Illustrative>
        Figures from our advertising, for a sense of scale. They are claims, not counts from this site.
      </Illustrative>
    </>
  );
}
