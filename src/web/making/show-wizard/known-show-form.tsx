import type { RefObject } from 'react';
import { genres } from '#shared/shows.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { RadioTiles } from '../radio-tiles.tsx';
import type { KnownShow } from './use-known-show.ts';

type Props = {
  id: string;
  heading: RefObject<HTMLHeadingElement | null>;
  show: KnownShow;
  change: (part: Partial<KnownShow>) => void;
  create: () => Promise<void>;
  creating: boolean;
  failure: string | null;
};

export function KnownShowForm({ id, heading, show, change, create, creating, failure }: Props) {
  return (
    <form
      id={id}
      className="known"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h3 className="d q__t" ref={heading} tabIndex={-1}>
        Tell us about your show
      </h3>
      <TextInput
        label="Name"
        value={show.name}
        maxLength={80}
        required
        readOnly={creating}
        autoComplete="off"
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextArea
        label="Description"
        value={show.description}
        rows={4}
        maxLength={600}
        readOnly={creating}
        placeholder="What a listener should know before the first episode."
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <RadioTiles
        label="Genre"
        options={genres.map((genre) => ({ value: genre, label: genre }))}
        value={show.genre}
        onChange={(genre) => change({ genre })}
      />
      <p className="muted known__n">Characters, locations and their music come next, on your show's own page.</p>
      {failure && <Note kind="bad">{failure}</Note>}
    </form>
  );
}
