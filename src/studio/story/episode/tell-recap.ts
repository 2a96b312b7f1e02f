import type { ScriptLine } from '#shared/script.ts';
import { recapWords } from '#shared/recap.ts';
import type { EpisodeBrief } from '../../providers/text/text-provider.ts';
import { plainName } from '../words/plain-text.ts';
import type { PackLibrary } from '../load-packs.ts';
import type { Beat } from '../pack/parse-beats.ts';
import type { InkValues } from '../pack/render-beat.ts';
import { renderBeat } from '../pack/render-beat.ts';
import type { Dice } from '../words/seeded.ts';
import { hash32, seededDice } from '../words/seeded.ts';
import { leadValues } from './bind-cast.ts';
import { choosePack } from './choose-pack.ts';
import { settingOf } from './episode-setting.ts';
import { countWords, narratorName } from './script-lines.ts';
import type { StoryMemory } from './story-memory.ts';

type RecapBrief = Pick<EpisodeBrief, 'show' | 'characters' | 'location'>;

/** Lower comes in earlier when there is not room for everything; the pieces are told in the order they are given in. */
type Piece = { text: string; rank: number };

/**
 * What happened so far, for somebody who comes back: what was wanted, what was found, which paths were chosen and what came
 * of them, and where it broke off. Told by the narrator, the newest in most detail. Null for a state that remembers too little.
 */
export function tellRecap(library: PackLibrary, brief: RecapBrief, memory: StoryMemory): ScriptLine[] | null {
  const dice = seededDice(memory.seed, 'recap', memory.ep, ...memory.path);
  const known = library.sources.find(({ id }) => id === memory.pack);
  const pack = library.pack((known ?? choosePack(library, brief.show, null, memory.seed)).id);
  const values = valuesOf(library, brief, memory);
  const beats = dice.shuffle(pack.beats.filter(({ role }) => role === 'recap'));
  const say = (beat: Beat | undefined, more: InkValues = {}): string =>
    beat
      ? renderBeat(pack, beat.knot, { ...values, ...more }, hash32(memory.seed, memory.ep, beat.id))
          .lines.map(({ text }) => text)
          .join(' ')
      : '';
  const part = (name: string) => beats.filter(({ tags }) => tags['part'] === name);
  const chose = part('chose');
  const together = part('with').filter(({ needs }) => needs.every((need) => Boolean(memory.memory[`m_${need}`])));
  const latest = memory.told.at(-1);
  const pieces: Piece[] = [
    { text: say(part('open')[0]), rank: 0 },
    { text: say(part('lead')[0]), rank: 40 },
    ...summaryOf(memory).map((text, at, all) => ({ text, rank: 5 + (all.length - at) / 10 })),
    ...memory.told.slice(0, -1).flatMap(({ turn, recall, led }, at, earlier) => {
      const age = earlier.length - at;
      const choice = recall === '' ? '' : say(chose[at % Math.max(1, chose.length)], { recall, led });
      return [
        { text: turn, rank: 20 + age },
        // The last path that was chosen is the one most likely to be asked about.
        { text: choice, rank: age === 1 ? 3 : 10 + age },
      ];
    }),
    ...together.slice(0, 2).map((beat, at) => ({ text: say(beat), rank: 30 + at })),
    { text: latest?.turn ?? '', rank: 4 },
    { text: latest?.cliff ?? '', rank: 1 },
    { text: say(part('close')[0]), rank: 2 },
  ];
  const lines = withinTime(pieces, dice);
  return countWords(lines) >= recapWords.min ? lines : null;
}

/** The most telling pieces that fit, as lines of the narrator. */
function withinTime(pieces: Piece[], dice: Dice): ScriptLine[] {
  const aim = recapWords.max - Math.floor(dice.next() * 12);
  const chosen = new Set<Piece>();
  let words = 0;
  for (const piece of pieces.filter(({ text }) => text !== '').toSorted((x, y) => x.rank - y.rank)) {
    const more = piece.text.split(/\s+/).length;
    if (words + more > aim) continue;
    chosen.add(piece);
    words += more;
  }
  return pieces
    .filter((piece) => chosen.has(piece))
    .map(({ text }) => ({ role: 'narrator', speaker: narratorName, text }));
}

/** What a model wrote down of the season so far, the newest last. */
function summaryOf({ llm }: StoryMemory): string[] {
  return llm?.summary.match(/[^.!?]+[.!?]+/g)?.map((sentence) => sentence.trim()) ?? [];
}

function valuesOf(library: PackLibrary, brief: RecapBrief, memory: StoryMemory): InkValues {
  const setting = settingOf(library, brief, memory.seed);
  const { frame } = memory;
  const flip = seededDice(memory.seed, 'recap', memory.ep).next() < 0.5;
  return {
    ...setting.words.fixed, ...setting.words.flavour(memory.seed), ...leadValues(setting.leads, flip), ...memory.memory,
    show: plainName(brief.show.name, 'our story'), place: setting.place, goal: frame.goal, foe: frame.foe,
    topic: frame.topic.the, topic_bare: frame.topic.bare, topic_head: frame.topic.head,
    topic_it: frame.topic.it, topic_them: frame.topic.them, topic_was: frame.topic.was,
  }; // prettier-ignore
}
