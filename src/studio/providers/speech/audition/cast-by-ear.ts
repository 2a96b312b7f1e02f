import type { Gender } from '#shared/story/characters.ts';
import type { VoiceId } from '../speech-provider.ts';
import { ageBands, findVoice, voices, type Voice } from '../voices.ts';
import type { HeardVoice } from './audition.ts';

/** So many voices of a gender and one of them only tells stories, two of twice as many. */
const voicesPerNarrator = 3;
/** With so many women the highest of them plays the boys, as women do on the radio. */
const womenForBoys = 6;

/** Which voice of a server speaks for each voice of the cast list, by name. */
export type Cast = Record<VoiceId, string>;

/**
 * Casts by ear: gender first, then by where a voice lies in pitch among those of its gender, so that children get the top
 * and giants the bottom; narrators are from the middle, and nobody else's where there are voices enough. What `before`
 * gave to a voice that is still there stays: characters keep their voices for good.
 */
export function castByEar(heard: HeardVoice[], before: Cast = {}): Cast {
  const pools = poolsOf(heard);
  const cast: Cast = {};
  const uses = new Map<string, number>();
  const use = (id: VoiceId, name: string) => {
    cast[id] = name;
    uses.set(name, (uses.get(name) ?? 0) + 1);
  };
  const here = new Set(heard.map(({ name }) => name));
  for (const { id } of voices) if (before[id] && here.has(before[id])) use(id, before[id]);
  for (const voice of voices) {
    if (cast[voice.id]) continue;
    const pool = pools.of(voice);
    const rank = rankAmong(voice);
    const cost = (each: HeardVoice, at: number) =>
      4 * Math.abs(rank - (pool.length > 1 ? at / (pool.length - 1) : rank)) +
      (each.ageBand ? Math.abs(ageBands.indexOf(each.ageBand) - ageBands.indexOf(voice.ageBand)) : 0) +
      0.5 * (uses.get(each.name) ?? 0);
    const [best] = pool.map((each, at) => ({ each, cost: cost(each, at) })).sort((a, b) => a.cost - b.cost);
    if (best) use(voice.id, best.each.name);
  }
  return cast;
}

type Pools = { of(voice: Voice): HeardVoice[] };

/** For each kind of our voices those of the server that may speak for it, lowest first. */
function poolsOf(heard: HeardVoice[]): Pools {
  const byPitch = [...heard].sort((a, b) => a.pitchHz - b.pitchHz || (a.name < b.name ? -1 : 1));
  const ofGender = (gender: Gender) => {
    const own = byPitch.filter((voice) => voice.gender === gender);
    // A server with men or women alone speaks for everybody.
    const all = own.length > 0 ? own : byPitch;
    const narrators = narratorsOf(all);
    const others = all.filter((voice) => !narrators.includes(voice));
    return { narrators, others: others.length > 0 ? others : all };
  };
  const pools = { male: ofGender('male'), female: ofGender('female') };
  const women = pools.female.others;
  const boys = women.length >= womenForBoys ? women.splice(-2, 1) : pools.male.others;
  return {
    of({ gender, narrates, ageBand }) {
      if (narrates) return pools[gender].narrators;
      return gender === 'male' && ageBand === 'child' ? boys : pools[gender].others;
    },
  };
}

function narratorsOf(all: HeardVoice[]): HeardVoice[] {
  const said = all.filter(({ narrates }) => narrates);
  if (said.length > 0) return said;
  const count = Math.min(2, Math.floor(all.length / voicesPerNarrator));
  if (count === 0) return all;
  const grown = all.filter(({ ageBand }) => !ageBand || ageBand === 'adult' || ageBand === 'young');
  const from = grown.length >= count ? grown : all;
  const middle = Math.floor((from.length - count) / 2);
  return from.slice(middle, middle + count);
}

/** From 0, the lowest of its kind and gender, to 1. */
function rankAmong(voice: Voice): number {
  const alike = voices
    .filter(({ gender, narrates }) => gender === voice.gender && narrates === voice.narrates)
    .sort((a, b) => a.embedded.pitchHz - b.embedded.pitchHz);
  return alike.findIndex(({ id }) => id === voice.id) / (alike.length - 1);
}

/**
 * The server's voice for one of ours. Ours outnumber theirs, so two of a season may want the same one: then whoever comes
 * later in `season` (narrator, leads) takes the next in pitch that is free. Nothing but the arguments decides.
 */
export function voiceFor(id: VoiceId, season: VoiceId[], cast: Cast, heard: HeardVoice[]): string {
  const taken = new Set<string>();
  for (const other of season.slice(0, season.includes(id) ? season.indexOf(id) : season.length))
    taken.add(freeVoice(other, cast, heard, taken));
  return freeVoice(id, cast, heard, taken);
}

function freeVoice(id: VoiceId, cast: Cast, heard: HeardVoice[], taken: Set<string>): string {
  const voice = findVoice(id);
  const usual = cast[voice.id] ?? heard[0]?.name ?? '';
  if (!taken.has(usual)) return usual;
  return nextOfKind(usual, voice, cast, heard, taken) ?? usual;
}

/** Of what may speak for `voice`, the nearest in pitch to `name` that is not `taken`; null when all are. */
export function nextOfKind(
  name: string,
  voice: Voice,
  cast: Cast,
  heard: HeardVoice[],
  taken: ReadonlySet<string>,
): string | null {
  const pitch = heard.find((each) => each.name === name)?.pitchHz ?? 0;
  // A narrator's voice stays a narrator's.
  const alike = new Set(
    voices
      .filter(({ gender, narrates }) => gender === voice.gender && narrates === voice.narrates)
      .map(({ id }) => cast[id]),
  );
  const free = heard.filter((each) => alike.has(each.name) && !taken.has(each.name));
  const far = (each: HeardVoice) => Math.abs(Math.log(each.pitchHz / (pitch || each.pitchHz)));
  return free.sort((a, b) => far(a) - far(b))[0]?.name ?? null;
}
