import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import './section.css';

type Props = {
  title: string;
  /** A number in small print after the title. */
  count?: number;
  /** Where "See All" leads. */
  seeAll?: string;
  /** More at the right of the heading: a button, a carousel's arrows. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled section, as wide as the page. */
export function Section({ title, count, seeAll, actions, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`sec ${className}`.trim()} aria-labelledby={id}>
      <div className="wrap">
        <div className="sh">
          <h2 id={id}>{title}</h2>
          {count !== undefined && <span className="cnt">{count}</span>}
          <div className="sp">
            {seeAll && <SeeAll to={seeAll} what={title} />}
            {actions}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

function SeeAll({ to, what }: { to: string; what: string }) {
  return (
    <Link className="see" to={to}>
      See All<span className="vh"> of {what}</span> <Icon of={ArrowRight} />
    </Link>
  );
}
