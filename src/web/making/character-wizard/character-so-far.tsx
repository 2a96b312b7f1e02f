import type { DraftCharacter } from './draft-character.ts';
import { hairDyes } from './hair-dyes.ts';

/** The arch that the portrait will hang in: a figure against the light until it is drawn. */
export function CharacterSoFar({ draft }: { draft: DraftCharacter }) {
  const facts = [draft.age && `${draft.age} years old`, draft.personality].filter(Boolean).join(', ');
  return (
    <aside className="cw__so" aria-hidden="true">
      <svg viewBox="0 0 180 220" className="cw__fig">
        <path d="M18 220c2-46 30-66 58-70V128h28v22c28 4 56 24 58 70Z" fill="#0c1519" />
        <ellipse cx="90" cy="102" rx="34" ry="41" fill="#0c1519" />
        <path
          className="cw__hair"
          d="M50 104c-6-36 12-60 42-60s46 24 38 60c-4-20-12-30-24-36-14 8-36 12-50 14-4 6-6 12-6 22Z"
          fill={draft.hairColor ? hairDyes[draft.hairColor] : '#0c1519'}
        />
      </svg>
      <b>{draft.name.trim() || 'Somebody new'}</b>
      {facts && <small>{facts}</small>}
    </aside>
  );
}
