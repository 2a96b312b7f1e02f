import type { LucideIcon } from 'lucide-react';
import { Icon } from '#web/ui/icons/icon.tsx';
import './voice-toolkit.css';

export type Tool = { icon: LucideIcon; title: string; text: string; points: readonly string[] };

/** The four voice tools as cards, two by two. */
export function VoiceToolkit({ tools }: { tools: readonly Tool[] }) {
  return (
    <ul className="kit4">
      {tools.map(({ icon, title, text, points }) => (
        <li key={title}>
          <div className="kit4__h">
            <Icon of={icon} />
            <h3>{title}</h3>
          </div>
          <p>{text}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
