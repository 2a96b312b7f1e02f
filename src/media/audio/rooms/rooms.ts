/** Where a voice sounds. */
export const rooms = [
  'room',
  'hall',
  'cave',
  'wood',
  'street',
  'ship',
  'vehicle',
  'station',
  'sunken',
  'open',
] as const;
export type Room = (typeof rooms)[number];

/** What a voice comes through before the room hears it. */
export const paths = ['telephone', 'radio', 'wall', 'far'] as const;
export type Path = (typeof paths)[number];

export type Surroundings = { room?: Room; path?: Path };

/** A room as a listener knows it. */
export type Acoustics = {
  /** Seconds until the sound has died away by 60 dB. */
  decayS: number;
  /** Loudness of what the walls give back against the voice itself, in dB. */
  wetDb: number;
  /** How long the ways between the walls are; 1 is a hall. */
  size: number;
  /** Where the walls begin to swallow. */
  dampHz: number;
  /** Single answers of far walls or trees: delay in ms, and how loud. */
  echoes?: readonly (readonly [ms: number, gain: number])[];
  /** What the place itself does to a voice: a tone that it carries, or a dullness. */
  hum?: { hz: number; db: number };
  dullHz?: number;
};

/** The voice stays at least 8 dB over its room, so that every word is understood. */
export const acoustics: Record<Room, Acoustics> = {
  room: { decayS: 0.38, wetDb: -15, size: 0.28, dampHz: 4_200 },
  hall: { decayS: 1.25, wetDb: -11, size: 1, dampHz: 4_800 },
  cave: { decayS: 2.1, wetDb: -9, size: 1.25, dampHz: 3_000, echoes: [[118, 0.1]] },
  wood: {
    decayS: 0.5, wetDb: -18, size: 0.9, dampHz: 2_200,
    echoes: [[61, 0.07], [97, 0.06], [143, 0.045]],
  },
  street: {
    decayS: 0.65, wetDb: -16, size: 0.8, dampHz: 3_600,
    echoes: [[72, 0.11], [131, 0.08]],
  },
  ship: { decayS: 0.45, wetDb: -12, size: 0.34, dampHz: 2_600, hum: { hz: 210, db: 3 } },
  vehicle: { decayS: 0.2, wetDb: -11, size: 0.16, dampHz: 3_000, hum: { hz: 320, db: 3.5 } },
  station: { decayS: 0.85, wetDb: -12, size: 0.45, dampHz: 7_500, hum: { hz: 950, db: 2.5 } },
  sunken: { decayS: 1.1, wetDb: -9.5, size: 0.7, dampHz: 1_500, dullHz: 5_200 },
  open: { decayS: 0.3, wetDb: -22, size: 1, dampHz: 2_000, echoes: [[190, 0.03]] },
}; // prettier-ignore
