import type { ReactNode } from 'react';
import { GhostPicture } from '#web/ui/pictures/ghost-picture.tsx';
import './call-to-action.css';

type Props = { title: ReactNode; action: ReactNode; children: ReactNode };

/** The last section of a page, with its main action. */
export function CallToAction({ title, action, children }: Props) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="cta on-stage">
          <GhostPicture narrow={900} lazy />
          <div>
            <h2 className="d">{title}</h2>
            <p>{children}</p>
            {action}
          </div>
        </div>
      </div>
    </section>
  );
}
