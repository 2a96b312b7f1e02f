import { Bandage, Lock, MapPin, Package, Handshake, Signpost, Users } from 'lucide-react';
import { useState } from 'react';
import type { LucideIcon } from 'lucide-react';
import { memoryChapters, type MemoryChapter, type RememberedFact, type SeasonMemory } from '#shared/story/memory.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { ArchPortrait } from '#web/ui/cards/arch-portrait.tsx';
import { Door } from '#web/ui/icons/door.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { AddFact } from './add-fact.tsx';
import { FactRow } from './fact-row.tsx';
import type { ChangeMemory } from './use-memory.ts';

type Shown = MemoryChapter | 'chosen';
const titles: Record<Shown, { title: string; icon: LucideIcon }> = {
  people: { title: 'People', icon: Users },
  places: { title: 'Places', icon: MapPin },
  promises: { title: 'Promises', icon: Handshake },
  objects: { title: 'Objects', icon: Package },
  wounds: { title: 'Wounds', icon: Bandage },
  secrets: { title: 'Secrets', icon: Lock },
  chosen: { title: 'What was chosen', icon: Signpost },
};
const shownOrder: readonly Shown[] = [...memoryChapters, 'chosen'];

type Props = {
  memory: SeasonMemory;
  isVeiled: (fact: RememberedFact) => boolean;
  onChange: ChangeMemory;
  onPlay: (said: NonNullable<RememberedFact['said']>) => void;
};

/** A prompt book: the people on its left page, all else on its right; on phones one chapter at a time. */
export function MemoryBook({ memory, isVeiled, onChange, onPlay }: Props) {
  const [open, setOpen] = useState<Shown>('people');
  const rows = (facts: readonly RememberedFact[]) => (
    <ul className="facts">
      {facts.map((fact) => (
        <FactRow
          key={fact.id}
          fact={fact}
          canMend={memory.can_mend}
          veiled={isVeiled(fact)}
          nextEpisode={memory.next_episode}
          onChange={onChange}
          onPlay={onPlay}
        />
      ))}
    </ul>
  );
  const chapter = (name: MemoryChapter) => memory.facts.filter((fact) => fact.chapter === name);
  const chapters = shownOrder.filter((name) =>
    name === 'chosen' ? memory.chosen.length > 0 : name === 'people' || chapter(name).length > 0,
  );
  const look = (name: Shown) => (name === open ? 'mbook__c is-open' : 'mbook__c');
  return (
    <>
      <div className="mchips" role="group" aria-label="Chapters">
        {chapters.map((name) => (
          <Chip key={name} pressed={name === open} onClick={() => setOpen(name)}>
            {titles[name].title}
          </Chip>
        ))}
      </div>
      <div className="mbook">
        <div className="mbook__l">
          <section className={look('people')} aria-labelledby="the-people">
            <h2 id="the-people" className="mbook__h">
              <em className="sm">The</em> People <small>{stageWords(memory)}</small>
            </h2>
            <People memory={memory} facts={chapter('people')} rows={rows} />
          </section>
          {memory.can_mend && <AddFact example={exampleFor(memory)} onChange={onChange} />}
        </div>
        <div className="mbook__r">
          {chapters.flatMap((name) =>
            name === 'people' || name === 'chosen'
              ? []
              : [
                  <section key={name} className={look(name)} aria-labelledby={`chapter-${name}`}>
                    <h2 id={`chapter-${name}`} className="mbook__t">
                      <Icon of={titles[name].icon} />
                      {titles[name].title} <small>{chapter(name).length}</small>
                    </h2>
                    {rows(chapter(name))}
                  </section>,
                ],
          )}
          {memory.chosen.length > 0 && (
            <section className={look('chosen')} aria-labelledby="chapter-chosen">
              <h2 id="chapter-chosen" className="mbook__t">
                <Icon of={titles.chosen.icon} />
                {titles.chosen.title} <small>{memory.chosen.length}</small>
              </h2>
              <ul className="chosen">
                {memory.chosen.map((door, at) => (
                  <li key={door.after_episode} className={`gel-${(at % 3) + 1}`}>
                    <Door />
                    <span>
                      <b>{door.text}</b>
                      <small>After episode {door.after_episode}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

type PeopleProps = {
  memory: SeasonMemory;
  facts: readonly RememberedFact[];
  rows: (facts: readonly RememberedFact[]) => React.ReactNode;
};

/** Everybody of whom something is remembered, as on a playbill; then what is of all of them; then who is offstage. */
function People({ memory, facts, rows }: PeopleProps) {
  const { people } = memory;
  const aboutOf = (fact: RememberedFact) =>
    people.find(
      ({ name }) => name === fact.about || (fact.about ?? fact.text).split(/[\s,.]/)[0] === name.split(' ')[0],
    );
  const known = people.filter((person) => facts.some((fact) => aboutOf(fact) === person));
  const others = facts.filter((fact) => !aboutOf(fact));
  const offstage = people.filter((person) => !known.includes(person) && person.is_offstage);
  return (
    <>
      {known.map((person) => (
        <div key={person.name} className="playbill">
          <span className="playbill__a">
            <ArchPortrait image={person.image_url} sizes="84px" />
          </span>
          <div>
            <h3>
              <span>{person.name}</span>
              <i aria-hidden="true" />
              {person.role && <em>{person.role}</em>}
            </h3>
            {rows(facts.filter((fact) => aboutOf(fact) === person))}
          </div>
        </div>
      ))}
      {others.length > 0 && <div className="playbill playbill--all">{rows(others)}</div>}
      {offstage.length > 0 && (
        <div className="offstage">
          <h3>Offstage</h3>
          <ul>
            {offstage.map(({ name, image_url, last_heard }) => (
              <li key={name}>
                <ArchPortrait image={image_url} sizes="44px" />
                <span>
                  <b>{name}</b>
                  <small>last heard in episode {last_heard}</small>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function stageWords({ people }: SeasonMemory): string {
  const off = people.filter((person) => person.is_offstage).length;
  return [`${people.length - off} on stage`, off > 0 && `${off} offstage`].filter(Boolean).join(', ');
}

const exampleFor = ({ people }: SeasonMemory) => `${people[0]?.name ?? 'Somebody'} never learned to swim`;
