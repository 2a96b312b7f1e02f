import type { Inks } from '../inks.ts';
import type { Stage } from '../kit/stage.ts';
import { architectures } from './architecture.ts';
import { eras, garbs } from './eras.ts';
import { featuresBefore, featuresBehind } from './features.ts';
import { lands, plants } from './geography.ts';
import { drawInhabitants } from './inhabitants.ts';
import { landmarks } from './landmarks.ts';
import { lores } from './lore.ts';
import { nearestPreset } from './nearest-preset.ts';
import { powers } from './powers.ts';
import { purposes } from './purposes.ts';
import { layOut, type Five, type Site } from './site.ts';
import type { WorldKey } from '#shared/story/show-questions.ts';

/** A landscape in which all ten answers of the show wizard can be seen, from the far sky to the hill in front. */
export function drawWorld(s: Stage, ink: Inks, world: Partial<Record<string, string>>): void {
  const answer = (key: WorldKey): number => nearestPreset(key, world[key]);
  const geography = answer('geography');
  const site = layOut(s, ink, geography === 4);
  const draw = (parts: Five, key: WorldKey): void => parts[answer(key)]?.(site);

  drawSky(site, answer('mood'));
  draw(eras, 'era');
  draw(powers, 'power');
  draw(featuresBehind, 'features');
  draw(lands, 'geography');
  draw(lores, 'lore');
  draw(architectures, 'architecture');
  draw(landmarks, 'landmark');
  draw(featuresBefore, 'features');
  drawHill(site);
  draw(purposes, 'purpose');
  drawInhabitants(site, answer('inhabitants'), garbs[answer('era')] ?? {});
  draw(plants, 'geography');
  drawFoot(site);
}

function drawHill({ s, ink, u, front }: Site): void {
  const share = front / s.H;
  const hill = s.hills(
    [0, share + 0.04, 0.3, share + 0.012, 0.55, share - 0.002, 0.8, share + 0.014, 1, share + 0.045],
    ink.near,
  );
  s.stipple(hill, ink.far, s.fade([0, 0.75, 0.4, 0.15, 1, 0], 0, front - u, 0, front + u * 12));
}

/** The ground that titles are set on. */
function drawFoot({ s, ink, u, front }: Site): void {
  const share = (front + u * 9) / s.H;
  s.hills([0, share, 0.35, share + 0.02, 0.7, share - 0.01, 1, share + 0.02], ink.dark);
}

/** Sky or water above the land, with the one light that the mood gives. */
function drawSky(site: Site, mood: number): void {
  const { s, ink, u, orb, underwater } = site;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  if (underwater) {
    s.stipple(s.sheet, ink.skyLow, s.fadeDown([0, 0.9, 0.4, 0.2, 1, 0]));
    s.glow(orb.x, u * 6, u * 60, ink.light, 0.7);
    return;
  }
  if (mood !== 2) s.stars((s.W * s.H) / 11000, '#f6eccf', 0.5);
  s.glow(orb.x, orb.y, orb.r * 2.3, ink.light, 0.7);
  const disc = mood === 1 || mood === 2 ? '#f8efd6' : ink.light;
  const ramp = s.fade([0.25, 0, 1, 0.92], orb.x - orb.r * 0.4, orb.y - orb.r, orb.x + orb.r * 0.4, orb.y + orb.r);
  s.shadedDisc(orb.x, orb.y, orb.r, disc, mood === 1 ? ink.far : ink.skyLow, ramp);
}
