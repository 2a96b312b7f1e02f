type Span = { startMs: number; endMs: number };

/** A rest of the sound that stands after a word, by its index. */
export type PlacedPause = { after: number; pause: Span };

/** What it costs to take a rest for a part of a word, for each of its milliseconds beyond the closure of a consonant. */
const ignoredPerMs = 0.008;
const closureMs = 60;
/** What it costs that a voice rests where the text has no sign, and that it does not where the text has one. */
const unmarked = 1.1;
const overread = 0.9;
/** How heavily a stretch weighs whose length is not that of its words. */
const misfit = 16;
/** So many rests in a row may be parts of words. */
const mostIgnored = 5;

/**
 * Where the rests of a voice stand in its text: the way to give each rest a word's end, or none, that agrees best with how long the
 * words between two rests usually take and with the punctuation. `weights` and `rests` are of each word, in usual milliseconds.
 */
export function placePauses(weights: number[], rests: number[], voiced: Span, pauses: readonly Span[]): PlacedPause[] {
  if (weights.length < 2 || pauses.length === 0) return [];
  const sums = [0];
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight);
  const silence = pauses.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const pace = (voiced.endMs - voiced.startMs - silence) / Math.max(1, sums.at(-1) ?? 1);
  const marked = [0];
  for (const rest of rests.slice(0, -1)) marked.push((marked.at(-1) ?? 0) + (rest > 0 ? overread : 0));
  const ignored = pauses.map(({ startMs, endMs }) => Math.max(0, endMs - startMs - closureMs) * ignoredPerMs);
  /** Words `from` to `to` between two rests, `skipped` of which are taken for parts of them. */
  const stretch = (from: number, to: number, startMs: number, endMs: number, skipped: [number, number]) => {
    let cost = (marked[to - 1] ?? 0) - (marked[from] ?? 0);
    let sounding = endMs - startMs;
    for (let at = skipped[0]; at < skipped[1]; at++) {
      cost += ignored[at] ?? 0;
      sounding -= Math.max(0, (pauses[at]?.endMs ?? 0) - (pauses[at]?.startMs ?? 0) - closureMs);
    }
    const usual = Math.max(30, ((sums[to] ?? 0) - (sums[from] ?? 0)) * pace);
    return cost + misfit * Math.log(Math.max(30, sounding) / usual) ** 2 * Math.min(1, usual / 600);
  };
  type Best = { cost: number; back: [number, number] | null };
  // best[p][w]: rest p stands after the first w words. The beginning is rest -1 after none.
  const best: Map<number, Best>[] = pauses.map(() => new Map<number, Best>());
  const arrive = (p: number, w: number): Best => {
    const { startMs } = pauses[p] ?? { startMs: voiced.endMs };
    let found: Best = { cost: Infinity, back: null };
    for (let before = p - 1; before >= Math.max(-1, p - 1 - mostIgnored); before--) {
      const from = before < 0 ? [[0, { cost: 0, back: null }] as const] : [...(best[before] ?? [])];
      for (const [words, { cost }] of from) {
        if (words >= w) continue;
        const at = before < 0 ? voiced.startMs : (pauses[before]?.endMs ?? 0);
        const here = (rests[w - 1] ?? 0) > 0 || w === weights.length ? 0 : unmarked;
        const total = cost + here + stretch(words, w, at, startMs, [before + 1, p]);
        if (total < found.cost) found = { cost: total, back: [before, words] };
      }
    }
    return found;
  };
  for (let p = 0; p < pauses.length; p++)
    for (let w = 1; w < weights.length; w++) {
      const found = arrive(p, w);
      if (found.cost < Infinity) best[p]?.set(w, found);
    }
  const placed: PlacedPause[] = [];
  let back = arrive(pauses.length, weights.length).back;
  while (back && back[0] >= 0) {
    const [p, w] = back;
    const pause = pauses[p];
    if (pause) placed.unshift({ after: w - 1, pause });
    back = best[p]?.get(w)?.back ?? null;
  }
  return placed;
}
