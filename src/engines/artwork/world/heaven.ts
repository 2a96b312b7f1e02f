import type { Site } from './site.ts';

/** Sky or water above the land, with the one light that the mood gives. */
export function drawHeaven(site: Site, mood: number): void {
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
