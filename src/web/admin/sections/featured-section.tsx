import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mostFeatured, type FeaturedShow } from '#shared/admin/admin.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { returnFocus } from '#web/ui/return-focus.ts';
import { Badge } from '#web/ui/words/badge.tsx';
import { AddFeatured } from './add-featured.tsx';
import type { DataOf } from '../load-section.ts';
import { useAdminAction } from '../use-admin-action.ts';

/** The front page's shows in their order; nothing changes there before it is saved. */
export function FeaturedSection({ featured }: DataOf<'featured'>) {
  const [shows, setShows] = useState<FeaturedShow[]>(featured);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string>(null);
  const { busy, run } = useAdminAction();
  const changed = shows.map(({ id }) => id).join() !== featured.map(({ id }) => id).join();

  // A moved row keeps its focus; at either end the focus goes to the row's other button.
  useEffect(() => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-moves]') ?? [])];
    const mine = buttons.filter(({ dataset }) => dataset.moves?.slice(1) === moved.current?.slice(1));
    (
      mine.find(({ dataset, disabled }) => dataset.moves === moved.current && !disabled) ??
      mine.find((b) => !b.disabled)
    )?.focus();
    moved.current = null;
  }, [shows]);

  function move(from: number, step: 1 | -1) {
    const next = [...shows];
    const [show] = next.splice(from, 1);
    next.splice(from + step, 0, show!);
    moved.current = `${step > 0 ? '+' : '-'}${show!.id}`;
    setShows(next);
    setAnnouncement(`${show!.name} is now number ${from + step + 1} of ${next.length}.`);
  }
  function remove(show: FeaturedShow) {
    const at = shows.indexOf(show);
    const rest = shows.filter(({ id }) => id !== show.id);
    // The focus of a removed row goes to the next row's button, or to the last one's.
    const heir = rest[at] ?? rest.at(-1);
    moved.current = heir ? `x${heir.id}` : null;
    if (!heir) returnFocus();
    setShows(rest);
    setAnnouncement(`${show.name} is taken off.`);
  }

  return (
    <>
      <p className="vh" role="status">
        {announcement}
      </p>
      {shows.length === 0 ? (
        <EmptyState title="No featured shows">The front page then shows what is trending.</EmptyState>
      ) : (
        <ol className="adm__list" aria-label="Featured shows" ref={list}>
          {shows.map((show, at) => (
            <li key={show.id} className="adm__card adm__card--row">
              <div className="adm__thing">
                <span className="adm__no num" aria-hidden="true">
                  {at + 1}
                </span>
                <span className="adm__pic">
                  <Picture src={show.image_url} alt="" width={64} height={64} sizes="64px" widest={160} />
                </span>
                <div className="adm__what">
                  <h2>{show.name}</h2>
                  {!show.is_listed && <Badge>Not shown: hidden or private</Badge>}
                </div>
              </div>
              <div className="adm__acts">
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${show.name} up`}
                  data-moves={`-${show.id}`}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${show.name} down`}
                  data-moves={`+${show.id}`}
                  disabled={at === shows.length - 1}
                  onClick={() => move(at, 1)}
                />
                <IconButton
                  icon={Trash2}
                  label={`Take ${show.name} off`}
                  data-moves={`x${show.id}`}
                  onClick={() => remove(show)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <div className="adm__acts">
        <Button
          variant="primary"
          disabled={!changed}
          busy={busy && 'Saving...'}
          onClick={() =>
            void run(() => api.admin.setFeatured({ ids: shows.map(({ id }) => id) }), 'The front page has changed')
          }
        >
          Save order
        </Button>
        {changed && (
          <Button variant="ghost" disabled={busy} onClick={() => setShows(featured)}>
            Discard changes
          </Button>
        )}
      </div>
      {shows.length < mostFeatured && (
        <AddFeatured
          chosen={shows.map(({ id }) => id)}
          onAdd={(show) => {
            setShows([...shows, show]);
            setAnnouncement(`${show.name} is now number ${shows.length + 1} of ${shows.length + 1}.`);
          }}
        />
      )}
    </>
  );
}
