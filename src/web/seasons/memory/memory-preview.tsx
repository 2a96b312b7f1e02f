import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SeasonMemory } from '#shared/story/memory.ts';
import { api } from '#web/api/api.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { seasonAddress } from '../season-address.ts';
import './memory-preview.css';

const factsShown = 3;

/** What a season remembers, once it is known; `version` changes when it has to be asked for again. Null before. */
export function useSeasonMemory(seasonId: string, version: unknown = null): SeasonMemory | null {
  const [memory, setMemory] = useState<SeasonMemory | null>(null);
  useEffect(() => {
    let wanted = true;
    api.seasons.readMemory({ id: seasonId }).then(
      (known) => wanted && setMemory(known),
      (error: unknown) => console.error('The memory could not be loaded:', error),
    );
    return () => {
      wanted = false;
    };
  }, [seasonId, version]);
  return memory?.season_id === seasonId ? memory : null;
}

/** The way to what the story remembers, with the first few sentences of episodes that may be known. */
export function MemoryPreview({ seasonId, memory }: { seasonId: string; memory: SeasonMemory | null }) {
  if (!memory || memory.facts.length === 0) return null;
  const known = memory.facts.filter((fact) => !fact.is_struck && (memory.can_mend || fact.episode_number === 1));
  const people = [
    ...known.filter(({ chapter }) => chapter === 'people'),
    ...known.filter(({ chapter }) => chapter !== 'people'),
  ];
  const first = [...people.filter((fact) => fact.is_pinned), ...people.filter((fact) => !fact.is_pinned)];
  return (
    <section className="mprev" aria-labelledby="the-story-remembers">
      <h2 id="the-story-remembers">
        <em className="sm">The</em> Story Remembers
      </h2>
      <ul>
        {first.slice(0, factsShown).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <div className="mprev__f">
        <p>{countOf(memory.facts.length, 'thing')}</p>
        <LinkButton variant="ghost" to={`${seasonAddress(seasonId)}/memory`} iconAfter={ArrowRight}>
          {memory.can_mend ? 'Read and mend' : 'Read on'}
        </LinkButton>
      </div>
    </section>
  );
}
