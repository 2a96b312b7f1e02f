/** Half the length of the filter, in samples of the slower side. */
const reach = 12;
const kaiserBeta = 7;
const tables = new Map<string, Float32Array>();

/**
 * Converts between sample rates by a windowed sinc (Kaiser). The rates' ratio in lowest terms gives as many filters as the
 * output has positions between input samples (16 → 24 kHz: three), so nothing is interpolated.
 */
export function resample(input: Float32Array, fromRate: number, toRate: number): Float32Array {
  if (fromRate === toRate) return input;
  const divisor = greatestCommonDivisor(fromRate, toRate);
  const phases = toRate / divisor;
  const step = fromRate / divisor;
  const width = 2 * Math.ceil(reach * Math.max(1, fromRate / toRate));
  const table = filterTable(phases, width, Math.min(1, toRate / fromRate));
  const padded = new Float32Array(input.length + 2 * width);
  padded.set(input, width);
  const output = new Float32Array(Math.floor((input.length * phases) / step));
  let position = width - width / 2 + 1;
  let phase = 0;
  for (let i = 0; i < output.length; i++) {
    const row = phase * width;
    let sum = 0;
    for (let tap = 0; tap < width; tap++) sum += (padded[position + tap] as number) * (table[row + tap] as number);
    output[i] = sum;
    phase += step;
    while (phase >= phases) {
      phase -= phases;
      position++;
    }
  }
  return output;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** One filter for each fractional position, each summing to one. */
function filterTable(phases: number, width: number, cutoff: number): Float32Array {
  const key = `${phases}/${width}/${cutoff}`;
  const known = tables.get(key);
  if (known) return known;
  const table = new Float32Array(phases * width);
  for (let phase = 0; phase < phases; phase++) {
    const row = table.subarray(phase * width, (phase + 1) * width);
    for (let tap = 0; tap < width; tap++) {
      const x = tap - width / 2 + 1 - phase / phases;
      const window = bessel(kaiserBeta * Math.sqrt(Math.max(0, 1 - (x / (width / 2)) ** 2))) / bessel(kaiserBeta);
      row[tap] = (x === 0 ? cutoff : Math.sin(Math.PI * x * cutoff) / (Math.PI * x)) * window;
    }
    const sum = row.reduce((total, value) => total + value, 0);
    for (let tap = 0; tap < width; tap++) row[tap] = (row[tap] as number) / sum;
  }
  tables.set(key, table);
  return table;
}

/** Modified Bessel function of the first kind, order 0. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 25; k++) {
    term *= (x / 2 / k) ** 2;
    sum += term;
  }
  return sum;
}
