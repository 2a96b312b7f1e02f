import { EyeOff } from 'lucide-react';
import { Suspense } from 'react';
import { Await } from 'react-router';
import type { Character } from '#shared/story/characters.ts';
import { ReportButton } from '#web/reporting/report-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ArchPortrait } from '#web/ui/cards/arch-portrait.tsx';
import { Badge } from '#web/ui/words/badge.tsx';

type Props = { characters: { list: Character[] | Promise<Character[]> }; /** Not one's own. */ canReport: boolean };

export function ShowCharacters({ characters, canReport }: Props) {
  const waiting = (
    <p role="status" className="muted">
      Loading characters...
    </p>
  );
  return (
    <Suspense fallback={waiting}>
      <Await resolve={characters.list}>{(list: Character[]) => <Cast list={list} canReport={canReport} />}</Await>
    </Suspense>
  );
}

function Cast({ list, canReport }: { list: readonly Character[]; canReport: boolean }) {
  if (list.length === 0) return <EmptyState title="No Characters Yet" />;
  return (
    <ul className="pod__cast" aria-label="Characters">
      {list.map((character) => (
        <li key={character.id}>
          <ArchPortrait image={character.image_url} />
          <b>{character.name}</b>
          {character.is_hidden && <Badge icon={EyeOff}>Hidden</Badge>}
          {canReport && <ReportButton small subject={{ kind: 'character', id: character.id, name: character.name }} />}
        </li>
      ))}
    </ul>
  );
}
