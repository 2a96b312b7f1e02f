import type { LoopRing } from './loop-ring.ts';
import { addSong, addTone, harmonics, type Partial } from './tones.ts';

/** The orchestra: every sound of the moods, at a level that makes 1 about equally loud for all. */

const padPartials = harmonics(6, 1.8);
const stringPartials = harmonics(9, 1.25);
const brassPartials = harmonics(8, 1.05);
const bassPartials = harmonics(4, 1.4);
const pianoPartials = harmonics(7, 1.3, 1.1);
const harpPartials = harmonics(6, 1.5, 0.55);
const pizzicatoPartials = harmonics(6, 1.2, 0.16);
const marimbaPartials: Partial[] = [
  { ratio: 1, level: 1, fade: 0.35 },
  { ratio: 3.93, level: 0.35, fade: 0.1 },
  { ratio: 9.2, level: 0.08, fade: 0.04 },
];
const bellPartials: Partial[] = [
  { ratio: 1, level: 1, fade: 1.4 },
  { ratio: 2.76, level: 0.42, fade: 0.7 },
  { ratio: 5.4, level: 0.2, fade: 0.35 },
];
const glassPartials: Partial[] = [
  { ratio: 1, level: 1, fade: 1 },
  { ratio: 2, level: 0.25, fade: 0.6 },
  { ratio: 4.02, level: 0.18, fade: 0.3 },
];
/** Sung "ah": harmonics lifted around 700 and 1150 Hz for a note near middle C. */
const choirPartials: Partial[] = [1, 0.75, 0.85, 0.6, 0.2, 0.12, 0.06].map((level, i) => ({ ratio: i + 1, level }));

type Note = { at: number; length: number; note: number; level: number; pan?: number };

export const pad = (ring: LoopRing, note: Note) =>
  addTone(ring, { ...note, level: note.level * 0.08, partials: padPartials, attack: 1.6, release: 2.8, spread: 0.002 });
export const strings = (ring: LoopRing, note: Note & { attack?: number }) =>
  addTone(ring, {
    attack: 0.35,
    ...note,
    level: note.level * 0.07,
    partials: stringPartials,
    release: 0.7,
    spread: 0.0025,
  });
export const spiccato = (ring: LoopRing, note: Omit<Note, 'length'>) =>
  addTone(ring, {
    ...note,
    length: 0.09,
    level: note.level * 0.1,
    partials: stringPartials,
    attack: 0.008,
    release: 0.14,
    spread: 0.001,
  });
export const brass = (ring: LoopRing, note: Note) =>
  addTone(ring, {
    ...note,
    level: note.level * 0.08,
    partials: brassPartials,
    attack: 0.09,
    release: 0.35,
    spread: 0.0015,
  });
export const choir = (ring: LoopRing, note: Note) =>
  addTone(ring, {
    ...note,
    level: note.level * 0.06,
    partials: choirPartials,
    attack: 0.9,
    release: 1.6,
    spread: 0.004,
  });
export const bass = (ring: LoopRing, note: Note) =>
  addTone(ring, { ...note, level: note.level * 0.16, partials: bassPartials, attack: 0.02, release: 0.25 });
export const piano = (ring: LoopRing, note: Omit<Note, 'length'>) =>
  addTone(ring, { ...note, length: 2.2, level: note.level * 0.14, partials: pianoPartials, attack: 0.006, release: 1 });
export const harp = (ring: LoopRing, note: Omit<Note, 'length'>) =>
  addTone(ring, {
    ...note,
    length: 1.6,
    level: note.level * 0.14,
    partials: harpPartials,
    attack: 0.004,
    release: 0.6,
  });
export const pizzicato = (ring: LoopRing, note: Omit<Note, 'length'>) =>
  addTone(ring, {
    ...note,
    length: 0.3,
    level: note.level * 0.2,
    partials: pizzicatoPartials,
    attack: 0.003,
    release: 0.2,
  });
export const marimba = (ring: LoopRing, note: Omit<Note, 'length'>) =>
  addTone(ring, {
    ...note,
    length: 0.7,
    level: note.level * 0.18,
    partials: marimbaPartials,
    attack: 0.003,
    release: 0.3,
  });
export const bell = (ring: LoopRing, note: Omit<Note, 'length'>) =>
  addTone(ring, { ...note, length: 2.5, level: note.level * 0.1, partials: bellPartials, attack: 0.003, release: 1.5 });
export const glass = (ring: LoopRing, note: Omit<Note, 'length'>) =>
  addTone(ring, { ...note, length: 1.6, level: note.level * 0.1, partials: glassPartials, attack: 0.004, release: 1 });
export const flute = (ring: LoopRing, note: Note & { glideFrom?: number }) =>
  addSong(ring, {
    ...note,
    level: note.level * 0.11,
    partials: harmonics(3, 2),
    vibrato: 0.006,
    breath: 0.12,
    attack: 0.09,
  });
export const cello = (ring: LoopRing, note: Note & { glideFrom?: number }) =>
  addSong(ring, {
    ...note,
    level: note.level * 0.09,
    partials: harmonics(8, 1.3),
    vibrato: 0.005,
    attack: 0.16,
    release: 0.45,
  });
export const theremin = (ring: LoopRing, note: Note & { glideFrom?: number }) =>
  addSong(ring, {
    ...note,
    level: note.level * 0.09,
    partials: harmonics(2, 2.5),
    vibrato: 0.014,
    attack: 0.5,
    release: 1.2,
  });
