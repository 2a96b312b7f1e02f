import type { Inks } from '../inks.ts';
import { mixColors } from '../kit/color.ts';
import { nearestPreset } from './nearest-preset.ts';

/** One light for each mood, in the order of the wizard's presets. */
const moods: readonly Inks[] = [
  {
    sky: '#3c1a22',
    skyMid: '#8f3f2c',
    skyLow: '#f2a85c',
    far: '#7c3a34',
    mid: '#552430',
    near: '#35172a',
    dark: '#1b0d18',
    light: '#ffdb94',
    accent: '#e8683c',
  },
  {
    sky: '#101a38',
    skyMid: '#24406a',
    skyLow: '#6f9aa8',
    far: '#27466a',
    mid: '#1a2f50',
    near: '#111e38',
    dark: '#080f1e',
    light: '#f6d98c',
    accent: '#6fc3b4',
  },
  {
    sky: '#3a6a72',
    skyMid: '#7fae9c',
    skyLow: '#f3d9a4',
    far: '#5a8a80',
    mid: '#3a665e',
    near: '#1f443f',
    dark: '#0e2523',
    light: '#ffedb8',
    accent: '#d9784a',
  },
  {
    sky: '#1e0b14',
    skyMid: '#641c26',
    skyLow: '#dc5a34',
    far: '#6e2430',
    mid: '#4d1a26',
    near: '#30101b',
    dark: '#14070c',
    light: '#ffc46e',
    accent: '#f0a03c',
  },
  {
    sky: '#2a4a6e',
    skyMid: '#5a8fa0',
    skyLow: '#ffd08a',
    far: '#4a7a84',
    mid: '#2f5a6a',
    near: '#1c3c4c',
    dark: '#0d1f2b',
    light: '#ffe9a6',
    accent: '#ef6a4a',
  },
];

/** What each geography does to the ground's inks. */
const grounds: readonly { tint: string; share: number }[] = [
  { tint: '#1f8a86', share: 0.26 },
  { tint: '#7fa6c4', share: 0.26 },
  { tint: '#b8703a', share: 0.34 },
  { tint: '#2f7a4a', share: 0.34 },
  { tint: '#0e6f82', share: 0.5 },
];

/** Mood chooses the light, geography tints what it falls on. */
export function worldInks(world: Record<string, string>): Inks {
  const light = moods[nearestPreset('mood', world.mood)] as Inks;
  const geography = nearestPreset('geography', world.geography);
  const { tint, share } = grounds[geography] as { tint: string; share: number };
  const under = geography === 4;
  const tinted = (color: string, part: number): string => mixColors(color, tint, share * part);
  return {
    ...light,
    sky: tinted(light.sky, under ? 0.9 : 0.15),
    skyMid: tinted(light.skyMid, under ? 1.2 : 0.3),
    skyLow: under ? mixColors(light.skyLow, '#5fb8ac', 0.6) : light.skyLow,
    far: tinted(light.far, 1),
    mid: tinted(light.mid, 0.8),
    near: tinted(light.near, 0.5),
    dark: tinted(light.dark, 0.15),
  };
}
