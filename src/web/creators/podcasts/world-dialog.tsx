import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Podcast, PodcastWorld } from '#shared/podcasts.ts';
import { genders, personalities } from '#shared/story/characters.ts';
import { api } from '#web/api/api.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { SelectInput } from './select-input.tsx';
import { useChange } from './use-change.ts';

type Person = PodcastWorld['people'][number];
type Place = PodcastWorld['places'][number];
type Props = { podcast: Podcast; onChanged: (podcast: Podcast) => void; onClose: () => void };

const most = 8;
const aPerson: Person = {
  name: '',
  gender: 'female',
  race: 'Caucasian',
  hairColor: 'brown',
  age: 12,
  personality: 'Explorer',
  description: '',
};
const aPlace: Place = { name: '', description: '', mood: 'wonder', ambience: 'none' };
const optionsOf = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: value[0]!.toUpperCase() + value.slice(1) }));

/** People and places out of a podcast's own texts, to be edited before anything of them is published. */
export function WorldDialog({ podcast, onChanged, onClose }: Props) {
  const form = useId();
  const { world, setWorld, failure: unread } = useProposal(podcast.id);
  const { busy, failure, run } = useChange(onChanged);

  async function publish() {
    if (!world) return;
    const change = () => api.podcasts.makeInteractive({ id: podcast.id, ...world });
    if (!(await run('world', change))) return;
    toast.ok('It is interactive', 'Listeners can make seasons of it.');
    onClose();
  }
  return (
    <Dialog
      open
      openerGoes
      onClose={onClose}
      locked={busy !== null}
      title="Make it interactive"
      subtitle="Who is in it, and where? This is what we read in your episodes. Change what you like; nothing is published yet."
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy !== null}>
            Cancel
          </Button>
          <Button
            className="sp"
            variant="primary"
            type="submit"
            form={form}
            disabled={!world}
            busy={busy && 'Publishing...'}
          >
            Publish these
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="podworld"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        {!world && !unread && <Note kind="busy">Reading your episodes...</Note>}
        {unread && <Note kind="bad">{unread}</Note>}
        {world && (
          <>
            <People people={world.people} onChange={(people) => setWorld({ ...world, people })} />
            <Places places={world.places} onChange={(places) => setWorld({ ...world, places })} />
          </>
        )}
        {failure && <Note kind="bad">{failure}</Note>}
      </form>
    </Dialog>
  );
}

function useProposal(id: string) {
  const [world, setWorld] = useState<PodcastWorld | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isOpen = true;
    api.podcasts.propose({ id }).then(
      (proposed) => isOpen && setWorld(proposed),
      (error: unknown) => isOpen && setFailure(sentenceOf(error)),
    );
    return () => {
      isOpen = false;
    };
  }, [id]);
  return { world, setWorld, failure };
}

const changeAt = <T,>(list: readonly T[], at: number, change: Partial<T>) =>
  list.map((each, index) => (index === at ? { ...each, ...change } : each));

function People({ people, onChange }: { people: Person[]; onChange: (people: Person[]) => void }) {
  return (
    <fieldset>
      <legend className="d">People</legend>
      {people.map((person, at) => {
        const change = (part: Partial<Person>) => onChange(changeAt(people, at, part));
        return (
          <div key={at} className="podworld__r" role="group" aria-label={person.name || `Person ${at + 1}`}>
            <TextInput
              label="Name"
              value={person.name}
              maxLength={40}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            <SelectInput
              label="Gender"
              value={person.gender}
              options={optionsOf(genders)}
              onChange={(gender) => change({ gender })}
            />
            <TextInput
              label="Age"
              type="number"
              min={1}
              max={100}
              value={String(person.age || '')}
              onChange={(event) => change({ age: Number(event.currentTarget.value) })}
            />
            <SelectInput
              label="Nature"
              value={person.personality}
              options={optionsOf(personalities)}
              onChange={(personality) => change({ personality })}
            />
            <TextArea
              label="Who is it?"
              fieldClass="podworld__d"
              rows={2}
              maxLength={300}
              value={person.description}
              onChange={(event) => change({ description: event.currentTarget.value })}
            />
            <IconButton
              icon={Trash2}
              label={`Leave out ${person.name || `person ${at + 1}`}`}
              disabled={people.length <= 2}
              onClick={() => onChange(people.filter((_, index) => index !== at))}
            />
          </div>
        );
      })}
      <Button
        size="sm"
        variant="ghost"
        icon={Plus}
        disabled={people.length >= most}
        onClick={() => onChange([...people, aPerson])}
      >
        Add somebody
      </Button>
    </fieldset>
  );
}

function Places({ places, onChange }: { places: Place[]; onChange: (places: Place[]) => void }) {
  return (
    <fieldset>
      <legend className="d">Places</legend>
      {places.map((place, at) => (
        <div key={at} className="podworld__r" role="group" aria-label={place.name || `Place ${at + 1}`}>
          <TextInput
            label="Name"
            fieldClass="podworld__n"
            value={place.name}
            maxLength={80}
            onChange={(event) => onChange(changeAt(places, at, { name: event.currentTarget.value }))}
          />
          <TextArea
            label="What is it like?"
            fieldClass="podworld__d"
            rows={2}
            maxLength={600}
            value={place.description}
            onChange={(event) => onChange(changeAt(places, at, { description: event.currentTarget.value }))}
          />
          <IconButton
            icon={Trash2}
            label={`Leave out ${place.name || `place ${at + 1}`}`}
            disabled={places.length <= 1}
            onClick={() => onChange(places.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        size="sm"
        variant="ghost"
        icon={Plus}
        disabled={places.length >= most}
        onClick={() => onChange([...places, aPlace])}
      >
        Add a place
      </Button>
    </fieldset>
  );
}
