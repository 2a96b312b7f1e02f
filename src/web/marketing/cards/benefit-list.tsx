import { Icon } from '#web/ui/icons/icon.tsx';
import type { Feature } from './feature-columns.tsx';
import './benefit-list.css';

/** Six reasons in two rows between hairlines. */
export function BenefitList({ items }: { items: readonly Feature[] }) {
  return (
    <ul className="six">
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon of={icon} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
