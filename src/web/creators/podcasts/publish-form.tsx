import { useState, type FormEvent } from 'react';
import type { Podcast } from '#shared/podcasts.ts';
import { audienceRatings, genres, ratingLabel, type AudienceRating, type Genre } from '#shared/shows.ts';
import { api } from '#web/api/api.ts';
import { useRootData } from '#web/root-data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { SelectInput } from './select-input.tsx';
import { useChange } from './use-change.ts';

const longestDescription = 600;

/** "Snowed in at Halfway House" as a part of an address: snowed-in-at-halfway-house. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
}

/** What the show is called and for whom it is; the feed's own words to begin with. */
export function PublishForm({ podcast, onChanged }: { podcast: Podcast; onChanged: (podcast: Podcast) => void }) {
  const { id, title } = podcast;
  const site = useRootData().settings.baseUrl.replace(/^https?:\/\//, '');
  const [name, setName] = useState(title.slice(0, 80));
  const [slug, setSlug] = useState(slugOf(title));
  const [description, setDescription] = useState(podcast.description.slice(0, longestDescription));
  const [genre, setGenre] = useState<Genre>('Adventure');
  const [rating, setRating] = useState<AudienceRating>('all_ages');
  const { busy, failure, run } = useChange(onChanged);

  async function publish(event: FormEvent) {
    event.preventDefault();
    const wanted = { id, name, slug, description, genre, audience_rating: rating };
    if (await run('publish', () => api.podcasts.publish(wanted))) toast.ok('It is on Canto', name);
  }
  return (
    <form className="podpub" onSubmit={(event) => void publish(event)} noValidate>
      <h3 className="d">Publish it</h3>
      <Note kind="ok">Found. It’s yours.</Note>
      <TextInput label="Name" value={name} maxLength={80} onChange={(event) => setName(event.currentTarget.value)} />
      <TextInput
        label="Address"
        hint={`${site}/shows/${slug}`}
        value={slug}
        maxLength={80}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setSlug(event.currentTarget.value.toLowerCase())}
      />
      <TextArea
        label="Description"
        rows={4}
        value={description}
        maxLength={longestDescription}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <SelectInput
        label="Genre"
        value={genre}
        options={genres.map((value) => ({ value, label: value }))}
        onChange={setGenre}
      />
      <SelectInput
        label="For whom"
        value={rating}
        options={audienceRatings.map((value) => ({ value, label: ratingLabel(value) }))}
        onChange={setRating}
      />
      {failure && <Note kind="bad">{failure}</Note>}
      <Button type="submit" wide variant="primary" disabled={podcast.obstacle !== null} busy={busy && 'Publishing...'}>
        Publish
      </Button>
    </form>
  );
}
