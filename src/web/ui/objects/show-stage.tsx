import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture.tsx';
import { BillTitle } from '../words/bill-title.tsx';
import './show-stage.css';

type Props = {
  show: { name: string; landscape_image_url: string | null; image_url: string | null };
  className: string;
  /** Stands over the name. */
  above?: ReactNode;
  /** Facts and what can be done, under the name. */
  children: ReactNode;
};

/** A show's landscape picture across the page with its name in front. */
export function ShowStage({ show, className, above, children }: Props) {
  return (
    <section className={`stg on-stage ${className}`} aria-labelledby="show-name">
      <div className="stg__art">
        <Picture src={show.landscape_image_url ?? show.image_url} alt="" width={1600} height={900} priority />
      </div>
      <div className="wrap stg__in">
        {above}
        <h1 className="d" id="show-name">
          <BillTitle>{show.name}</BillTitle>
        </h1>
        {children}
      </div>
    </section>
  );
}
