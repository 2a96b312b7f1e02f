/** What is measured of an episode. */
export type Figures = {
  show: string;
  lufs: number;
  peakDb: number;
  silenceS: number;
  wordsPerMinute: number;
  narratedShare: number;
  presenceDb: number;
  /** Between the nearest two of a scene who are not told apart otherwise; 99 where all are. */
  semitones: number;
  /** Lines of people whose gender is known, in a voice of another. */
  miscast: number;
  /** Beside the whole, each sound of the script. */
  effectsDb: number[];
  brokenOff: number;
  cpuS: number;
  /** Of `flite | lame` on the same words; null where they are not installed. */
  nativeS: number | null;
  bedLufs: number | null;
  bedPeakDb: number | null;
};

type Goal = { name: string; values: number[]; from?: number; to?: number; digits?: number };

/** Prints what all episodes come to, each figure with its goal. Answers whether all goals are met. */
export function tellGoals(all: Figures[], { whisper, shout }: { whisper: number; shout: number }): boolean {
  const timed = all.filter(({ nativeS }) => nativeS !== null);
  const ratio = timed.reduce((sum, { cpuS }) => sum + cpuS, 0) / timed.reduce((sum, { nativeS }) => sum + nativeS!, 0);
  const beds = all.filter(({ bedLufs }) => bedLufs !== null);
  const goals: Goal[] = [
    { name: 'LUFS', values: all.map(({ lufs }) => lufs), from: -19.5, to: -18.5, digits: 2 },
    { name: 'true peak, dB', values: all.map(({ peakDb }) => peakDb), to: -1, digits: 2 },
    { name: 'longest silence, s', values: all.map(({ silenceS }) => silenceS), to: 1.2, digits: 2 },
    { name: 'words a minute', values: all.map(({ wordsPerMinute }) => wordsPerMinute), from: 150, to: 165 },
    { name: 'narrator, % of words', values: all.map(({ narratedShare }) => 100 * narratedShare), to: 45 },
    { name: '1-3 kHz, dB', values: all.map(({ presenceDb }) => presenceDb), from: -12, to: -8 },
    { name: 'nearest voices, semitones', values: all.map(({ semitones }) => semitones), from: 3 },
    { name: 'lines miscast', values: all.map(({ miscast }) => miscast), to: 0, digits: 0 },
    { name: 'sounds, dB', values: all.flatMap(({ effectsDb }) => effectsDb), from: -12, to: -6 },
    { name: 'whisper, dB', values: [whisper], to: -6 },
    { name: 'shout, dB', values: [shout], from: 4 },
    { name: 'CPU / flite | lame', values: Number.isFinite(ratio) ? [ratio] : [], to: 1.4, digits: 2 },
    { name: 'with bed, LUFS', values: beds.map(({ bedLufs }) => bedLufs!), from: -19.5, to: -18.5, digits: 2 },
    { name: 'with bed, peak dB', values: beds.map(({ bedPeakDb }) => bedPeakDb!), to: -1, digits: 2 },
  ];
  const shows = new Set(all.map(({ show }) => show)).size;
  const brokenOff = all.reduce((sum, each) => sum + each.brokenOff, 0);
  console.log(`\n${all.length} episodes of ${shows} shows; ${brokenOff} lines are broken off by the next.`);
  const met = goals.filter(({ values }) => values.length > 0).map(tellGoal);
  return met.every(Boolean);
}

function tellGoal({ name, values, from = -Infinity, to = Infinity, digits = 1 }: Goal): boolean {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, middle, most] = [sorted[0]!, sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
  const outside = values.filter((value) => value < from || value > to).length;
  const goal = [from > -Infinity ? `from ${from}` : '', to < Infinity ? `to ${to}` : ''].filter(Boolean).join(' ');
  const show = (value: number) => value.toFixed(digits);
  const figures = `${show(least)} … ${show(middle)} … ${show(most)}`;
  console.log(`  ${name.padEnd(26)} ${figures.padEnd(28)} ${goal}${outside > 0 ? `  MISSED by ${outside}` : ''}`);
  return outside === 0;
}
