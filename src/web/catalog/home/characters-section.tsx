import { Suspense } from 'react';
import type { Character } from '#shared/characters.ts';
import { later } from '#web/later.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Section } from '#web/ui/shelves/section.tsx';
// The server sends the row drawn, before its code has come: its looks must be there.
import '../characters/character-row.css';
import '#web/ui/objects/arch.css';

const CharacterRow = later(async () => (await import('../characters/character-row.tsx')).CharacterRow);

type Props = { characters: readonly Character[]; onCreate: () => void; onChanged: () => void };

/** One's own characters, or the invitation to make the first. */
export function CharactersSection({ characters, onCreate, onChanged }: Props) {
  if (characters.length === 0) {
    return (
      <section className="sec" aria-label="Characters">
        <div className="wrap">
          <EmptyState
            title="Create Your First Character"
            action={
              <Button variant="quiet" onClick={onCreate}>
                Create Character
              </Button>
            }
          >
            Give a season somebody to follow.
          </EmptyState>
        </div>
      </section>
    );
  }
  return (
    <Section title="Characters">
      <Suspense fallback={null}>
        <CharacterRow characters={characters} onCreate={onCreate} onChanged={onChanged} />
      </Suspense>
    </Section>
  );
}
