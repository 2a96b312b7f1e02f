import { useId } from 'react';
import { RadioTile } from '../radio-tiles.tsx';
import { PreviewButton } from '#web/player/preview/preview-button.tsx';
import type { usePreview } from '#web/player/preview/use-preview.ts';

export type ShowLoop = { id: string; title: string; file_url: string };
type Props = {
  music: readonly ShowLoop[];
  chosen: string | null;
  loops: ReturnType<typeof usePreview>;
  onChoose: (id: string) => void;
};

/** The music loops of a show, each with a preview button. */
export function ChooseMusic({ music, chosen, loops, onChoose }: Props) {
  const name = useId();
  if (music.length === 0) {
    return <p className="muted">This show has no music yet. A loop is made for this location.</p>;
  }
  return (
    <fieldset className="tiles loops">
      <legend>Background music</legend>
      {music.map((loop) => (
        <div key={loop.id} className="loops__r">
          <PreviewButton title={loop.title} url={loop.file_url} loops={loops} />
          <RadioTile
            value={loop.id}
            label={loop.title}
            name={name}
            checked={loop.id === chosen}
            onChoose={() => onChoose(loop.id)}
          />
        </div>
      ))}
    </fieldset>
  );
}
