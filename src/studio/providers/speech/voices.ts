import type { Gender } from '#shared/story/characters.ts';

/** Name of a voice of the cast list below; each provider maps it to one of its own, always the same. */
export type VoiceId = string;

export const ageBands = ['child', 'teen', 'young', 'adult', 'old'] as const;
export type AgeBand = (typeof ageBands)[number];
/** How high a voice lies for its gender and age. */
export type Register = 'low' | 'middle' | 'high';

/** `pitchHz` is the speaking pitch; `tract` above 1 is a shorter throat, below 1 a longer one; `stretch` above 1 slower. */
export type EmbeddedVoice = {
  base: 'rms' | 'slt' | 'awb' | 'kal16';
  tract: number;
  pitchHz: number;
  pitchSpreadHz: number;
  stretch: number;
};

export type Voice = {
  id: VoiceId;
  gender: Gender;
  ageBand: AgeBand;
  register: Register;
  /** Tells stories; leads and walk-ons get it only when all others are taken. */
  narrates?: true;
  /** For people who are none: only given to those whose name says so. */
  kind?: 'giant' | 'machine';
  embedded: EmbeddedVoice;
};

type Row = [id: VoiceId, gender: Gender, ageBand: AgeBand, register: Register, ...recipe: Recipe];
type Recipe = [base: EmbeddedVoice['base'], tract: number, pitchHz: number, pitchSpreadHz: number, stretch: number];

/*
 * Four speakers of flite, bent by its own three knobs, which leave no artefacts: rms (US man), slt (US woman), awb
 * (Scottish man), kal16 (US man, plainer). Shortening slt's tract hurts her clarity much more than it hurts rms's, so
 * children and some young women are made from rms and awb.
 */
const narrators: Row[] = [
  ['narrator-rowan', 'male', 'adult', 'middle', 'rms', 1, 104, 18, 1],
  ['narrator-ivy', 'female', 'adult', 'middle', 'slt', 1, 175, 24, 1.02],
  ['narrator-fergus', 'male', 'adult', 'low', 'awb', 0.98, 112, 20, 1.06],
  ['narrator-maeve', 'female', 'adult', 'low', 'slt', 0.96, 164, 22, 1.06],
];
const men: Row[] = [
  ['man-silas', 'male', 'adult', 'low', 'rms', 0.95, 86, 16, 1.04],
  ['man-duncan', 'male', 'adult', 'middle', 'awb', 1.05, 124, 22, 1],
  ['man-jonah', 'male', 'adult', 'high', 'rms', 1.04, 134, 24, 0.98],
  ['man-boyd', 'male', 'adult', 'middle', 'kal16', 1, 106, 14, 1],
  ['young-man-theo', 'male', 'young', 'low', 'rms', 1.03, 112, 20, 0.96],
  ['young-man-callum', 'male', 'young', 'middle', 'awb', 1.08, 148, 26, 0.96],
  ['young-man-finn', 'male', 'young', 'high', 'rms', 1.1, 160, 28, 0.95],
  ['old-man-angus', 'male', 'old', 'middle', 'awb', 0.96, 100, 22, 1.12],
  ['old-man-amos', 'male', 'old', 'low', 'rms', 0.94, 80, 18, 1.13],
  ['old-man-tobias', 'male', 'old', 'high', 'rms', 1.01, 126, 30, 1.11],
];
const women: Row[] = [
  ['woman-clara', 'female', 'adult', 'high', 'slt', 1, 198, 26, 0.98],
  ['woman-ingrid', 'female', 'adult', 'low', 'slt', 0.94, 156, 20, 1],
  ['woman-isla', 'female', 'adult', 'middle', 'awb', 1.13, 176, 26, 1],
  ['young-woman-nell', 'female', 'young', 'middle', 'slt', 1.03, 206, 30, 0.98],
  ['young-woman-rosa', 'female', 'young', 'high', 'rms', 1.16, 240, 32, 0.96],
  ['young-woman-skye', 'female', 'young', 'low', 'awb', 1.15, 188, 30, 0.97],
  ['old-woman-edith', 'female', 'old', 'middle', 'slt', 0.95, 160, 26, 1.11],
  ['old-woman-greta', 'female', 'old', 'low', 'slt', 0.92, 142, 24, 1.13],
  ['old-woman-morag', 'female', 'old', 'high', 'awb', 1.12, 182, 34, 1.12],
];
const youngsters: Row[] = [
  ['boy-max', 'male', 'child', 'low', 'rms', 1.19, 208, 30, 1],
  ['boy-pip', 'male', 'child', 'high', 'rms', 1.24, 285, 36, 1],
  ['boy-rory', 'male', 'child', 'middle', 'awb', 1.2, 244, 32, 1],
  ['teen-boy-eli', 'male', 'teen', 'middle', 'rms', 1.15, 192, 28, 0.96],
  ['teen-boy-ross', 'male', 'teen', 'low', 'awb', 1.13, 174, 26, 0.97],
  ['girl-wren', 'female', 'child', 'high', 'rms', 1.26, 300, 38, 1.02],
  ['girl-tilly', 'female', 'child', 'low', 'rms', 1.19, 222, 32, 0.99],
  ['girl-ailsa', 'female', 'child', 'middle', 'awb', 1.22, 258, 36, 1.01],
  ['teen-girl-june', 'female', 'teen', 'middle', 'rms', 1.17, 205, 30, 0.97],
  ['teen-girl-lily', 'female', 'teen', 'high', 'slt', 1, 222, 34, 0.95],
];
const others: Row[] = [
  ['giant-bram', 'male', 'adult', 'low', 'rms', 0.89, 72, 12, 1.12],
  ['machine-unit', 'male', 'adult', 'middle', 'kal16', 1, 128, 1, 1.06],
  ['machine-ada', 'female', 'adult', 'middle', 'slt', 0.98, 185, 2, 1.04],
];

const voice = ([id, gender, ageBand, register, base, tract, pitchHz, pitchSpreadHz, stretch]: Row): Voice => ({
  id,
  gender,
  ageBand,
  register,
  embedded: { base, tract, pitchHz, pitchSpreadHz, stretch },
});

/** The cast list. Characters keep their voice for good, so an id is never taken away or given to another voice. */
export const voices: readonly Voice[] = [
  ...narrators.map((row): Voice => ({ ...voice(row), narrates: true })),
  ...[...men, ...women, ...youngsters].map(voice),
  ...others.map((row): Voice => ({ ...voice(row), kind: row[0].startsWith('giant') ? 'giant' : 'machine' })),
];

const byId = new Map(voices.map((each) => [each.id, each]));

/** An id we do not know (a voice of a later version) speaks as the first narrator rather than not at all. */
export function findVoice(id: VoiceId): Voice {
  return byId.get(id) ?? (voices[0] as Voice);
}
