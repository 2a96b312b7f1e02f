import { useState } from 'react';
import type { CastPart } from '#shared/admin/providers.ts';
import { api } from '#web/api/api.ts';
import { PreviewButton } from '#web/player/preview/preview-button.tsx';
import { usePreview } from '#web/player/preview/use-preview.ts';
import type { DataOf } from '../load-section.ts';
import { useAdminAction } from '../use-admin-action.ts';

type Data = DataOf<'voices'>;

/** The parts of the cast, each to be heard; of a server's voices another can be given to each. */
export function CastList({ data: { cast, voices, left_out: leftOut } }: { data: Data }) {
  const preview = usePreview({ what: 'The voice', loops: false });
  // What was changed sounds otherwise: its address changes with it.
  const [changes, setChanges] = useState(0);
  const { busy, run } = useAdminAction();
  async function change(id: string, voice: string) {
    if (await run(() => api.admin.changeCast({ id, voice }), `${nameOf(id)} is spoken by ${voice}`))
      setChanges(changes + 1);
  }
  return (
    <section className="vcs__part" aria-labelledby="vcs-cast">
      <h2 id="vcs-cast">The cast of voices</h2>
      <p className="adm__meta">
        {voices.length > 0 ? 'Cast by ear. ' : ''}A character keeps its part for good; who speaks a part is heard from
        the next sentence on.
      </p>
      <ul className="vcs__rows">
        {cast.map((part) => (
          <li key={part.id}>
            <PreviewButton
              title={nameOf(part.id)}
              url={`/media/voices/${part.id}.mp3${changes ? `?${changes}` : ''}`}
              loops={preview}
            />
            <div className="adm__what">
              <h3>{nameOf(part.id)}</h3>
              <p className="adm__meta">{kindOf(part)}</p>
            </div>
            <p className="vcs__hz num">{Math.round(part.pitch_hz)} Hz</p>
            {part.voice !== null && voices.length > 0 && (
              <select
                className="inp vcs__who"
                aria-label={`Who speaks ${nameOf(part.id)}`}
                value={part.voice}
                disabled={busy}
                onChange={(event) => void change(part.id, event.target.value)}
              >
                {voices.map(({ name, gender, pitch_hz: pitch }) => (
                  <option key={name} value={name}>
                    {name}, {gender === 'male' ? 'man' : 'woman'}, {Math.round(pitch)} Hz
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <p className="adm__meta">
          <b>Left out:</b> {leftOut.map(({ name, why }) => `${name} (${why.replace(/\.$/, '')})`).join(', ')}.
        </p>
      )}
    </section>
  );
}

/** The last word of a part is its name: `old-woman-edith`. */
function nameOf(id: string): string {
  const name = id.split('-').at(-1) ?? id;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function kindOf({ id, gender, narrates }: CastPart): string {
  const words = id.split('-').slice(0, -1).join(' ');
  return narrates ? `${gender === 'male' ? 'man' : 'woman'}, narrator` : words;
}
