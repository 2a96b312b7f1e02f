import type { Character } from '#shared/characters.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Section } from '#web/ui/shelves/section.tsx';
import { CharacterRow } from '../characters/character-row.tsx';

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
      <CharacterRow characters={characters} onCreate={onCreate} onChanged={onChanged} />
    </Section>
  );
}
