import { Plus, Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { FeaturedShow } from '#shared/admin/admin.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

type Props = { chosen: readonly string[]; onAdd: (show: FeaturedShow) => void };
type Found = 'none yet' | 'looking' | 'failed' | FeaturedShow[];

/** Looks for public shows to feature. */
export function AddFeatured({ chosen, onAdd }: Props) {
  const [found, setFound] = useState<Found>('none yet');

  async function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('show')).trim();
    setFound('looking');
    try {
      const { items } = await api.admin.findContent({ kind: 'show', search });
      const listed = items.filter((show) => show.is_public && !show.is_hidden);
      setFound(listed.map(({ id, name, image_url }) => ({ id, name, image_url, is_listed: true })));
    } catch (error) {
      console.error('Could not look for shows:', error);
      setFound('failed');
    }
  }

  const offered = Array.isArray(found) ? found.filter(({ id }) => !chosen.includes(id)) : [];
  return (
    <section className="adm__add" aria-labelledby="add-featured">
      <h2 id="add-featured">Add a show</h2>
      <form className="adm__search" role="search" aria-labelledby="add-featured" onSubmit={(event) => void look(event)}>
        <TextInput name="show" type="search" label="Name of a public show" maxLength={200} />
        <Button type="submit" icon={Search} busy={found === 'looking' && 'Looking...'}>
          Search
        </Button>
      </form>
      {found === 'failed' && <Note kind="bad">The shows could not be loaded. Please try again.</Note>}
      {Array.isArray(found) && offered.length === 0 && <Note>No other public show has that in its name.</Note>}
      {offered.length > 0 && (
        <ul className="adm__found" aria-label="Shows found">
          {offered.map((show) => (
            <li key={show.id}>
              {show.name}
              <Button size="sm" icon={Plus} onClick={() => onAdd(show)}>
                Add
                <span className="vh"> {show.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
