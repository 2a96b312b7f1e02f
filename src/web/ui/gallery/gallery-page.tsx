import { GalleryControls } from './gallery-controls.tsx';
import { GalleryDialogs } from './gallery-dialogs.tsx';
import { GalleryEffects } from './gallery-effects.tsx';
import { GalleryObjects } from './gallery-objects.tsx';
import { GalleryRail } from './gallery-rail.tsx';
import { GalleryTokens } from './gallery-tokens.tsx';
import { GalleryWaiting } from './gallery-waiting.tsx';
import { noPictures, type GalleryPictures } from './samples.ts';
import './gallery.css';

/** Every piece of the design system on one page, for builders and for the accessibility check. `npm run dev` mounts it at /dev/ui. */
export function GalleryPage({ pictures = noPictures }: { pictures?: GalleryPictures }) {
  return (
    <div className="wrap kit">
      <h1 className="d">Component sheet</h1>
      <GalleryTokens />
      <GalleryControls />
      <GalleryDialogs pictures={pictures} />
      <GalleryObjects pictures={pictures} />
      <GalleryRail />
      <GalleryWaiting pictures={pictures} />
      <GalleryEffects />
    </div>
  );
}
