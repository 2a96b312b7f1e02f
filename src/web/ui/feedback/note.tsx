import { CircleAlert, LoaderCircle, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import './note.css';

const kinds = {
  neutral: { className: '', icon: undefined, role: 'status' },
  busy: { className: '', icon: LoaderCircle, role: 'status' },
  ok: { className: 'note--ok', icon: ShieldCheck, role: 'status' },
  bad: { className: 'note--bad', icon: CircleAlert, role: 'alert' },
  warn: { className: 'note--warn', icon: CircleAlert, role: 'alert' },
} as const;

type Props = { kind?: keyof typeof kinds; icon?: LucideIcon; id?: string; children: ReactNode };

/** A line about what was just done or is being checked. `bad` and `warn` are read out at once, the others when there is time. */
export function Note({ kind = 'neutral', icon, id, children }: Props) {
  const look = kinds[kind];
  const glyph = icon ?? look.icon;
  return (
    <div className={`note ${look.className}`.trim()} role={look.role} id={id}>
      {glyph && <Icon of={glyph} className={kind === 'busy' ? 'spin' : undefined} />}
      <span>{children}</span>
    </div>
  );
}
