import { Suspense } from 'react';
import { Await } from 'react-router';
import type { Character } from '#shared/characters.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ArchPortrait } from '#web/ui/objects/arch-portrait.tsx';

type Props = { characters: { list: Character[] | Promise<Character[]> } };

export function ShowCharacters({ characters }: Props) {
  const waiting = (
    <p role="status" className="muted">
      Loading characters...
    </p>
  );
  return (
    <Suspense fallback={waiting}>
      <Await resolve={characters.list}>{(list: Character[]) => <Cast list={list} />}</Await>
    </Suspense>
  );
}

function Cast({ list }: { list: readonly Character[] }) {
  if (list.length === 0) return <EmptyState title="No Characters Yet" />;
  return (
    <ul className="pod__cast" aria-label="Characters">
      {list.map((character) => (
        <li key={character.id}>
          <ArchPortrait image={character.image_url} />
          <b>{character.name}</b>
        </li>
      ))}
    </ul>
  );
}
