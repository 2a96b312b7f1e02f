import { contrastRatio, mixColors } from './kit/color.ts';
import { gels, sceneInks, type GelName, type Inks } from './inks.ts';
import type { PictureSpec } from './picture.ts';
import { isSceneName } from './all-scenes.ts';
import { worldInks } from './world/world-inks.ts';

type SceneSpec = Extract<PictureSpec, { kind: 'scene' }>;

export function isGelName(name: string): name is GelName {
  return Object.hasOwn(gels, name);
}

/** The inks a scene is printed in: its own, or those of its gel. */
export function lightScene(spec: SceneSpec): Inks {
  const own = isSceneName(spec.scene) ? sceneInks[spec.scene] : worldInks(spec.world ?? {});
  if (!spec.gel || !isGelName(spec.gel)) return own;
  const gel = gels[spec.gel];
  // A moon, a sail or a snow cap stays pale under any gel, a roof or an umbrella stays bright.
  if (isPale(own.accent) === isPale(gel.accent)) return gel;
  return { ...gel, accent: isPale(own.accent) ? '#f6e7c6' : own.accent };
}

function isPale(color: string): boolean {
  return contrastRatio(color, '#000000') > 13;
}

const titleCream = '#f9f1e2';

/** The poster's own very dark ink, on which the cream of a title has a contrast of 12:1 at least. */
export function posterInk(spec: PictureSpec): string {
  let ink = spec.kind === 'scene' ? lightScene(spec).dark : '#0c1519';
  while (contrastRatio(ink, titleCream) < 12.5) ink = mixColors(ink, '#000000', 0.15);
  return ink;
}
