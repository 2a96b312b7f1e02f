import type { LucideIcon } from 'lucide-react';
import { Icon } from '#web/ui/icons/icon.tsx';
import './feature-columns.css';

export type Feature = { icon: LucideIcon; title: string; text: string };

/** Three or four things side by side, hairlines between them. */
export function FeatureColumns({ items }: { items: readonly Feature[] }) {
  return (
    <ul className={items.length === 3 ? 'feat feat--3' : 'feat'}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon of={icon} />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
