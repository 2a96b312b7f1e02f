import { useId } from 'react';

/** A stage lamp, the drawing of empty states. */
export function GhostLight() {
  const glow = useId();
  return (
    <svg viewBox="0 0 120 132" className="ghost" aria-hidden="true">
      <defs>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#ffe2a0" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffe2a0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path
        d="M14 130V62a46 46 0 0 1 92 0v68Z"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeDasharray="4 5"
      />
      <circle cx="60" cy="48" r="46" fill={`url(#${glow})`} />
      <circle cx="60" cy="48" r="9" fill="#fff3d0" />
      <path
        d="M51 58c-6-8-6-18 2-24M69 58c6-8 6-18-2-24M60 31v-1M49 47h22"
        stroke="#6d4c22"
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="56" y="58" width="8" height="7" rx="1.5" fill="#6d4c22" />
      <path d="M60 65v58" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M46 126q14-9 28 0Z" fill="var(--line-strong)" />
    </svg>
  );
}
