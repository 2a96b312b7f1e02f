import { Suspense } from 'react';
import type { Character } from '#shared/story/characters.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Section } from '#web/ui/shelves/section.tsx';

const CharacterRow = deferred(async () => (await import('../characters/character-row.tsx')).CharacterRow);

type Props = { characters: readonly Character[]; onCreate: () => void; onChanged: () => void };

/** The user's characters, or the invitation to create the first. */
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
