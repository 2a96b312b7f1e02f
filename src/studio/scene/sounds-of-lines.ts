import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { rooms, type Room } from '#media/audio/rooms/rooms.ts';
import { effectNames, type EffectName } from '#shared/story/sound-effects.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import type { EpisodeBrief } from '../providers/text/text-provider.ts';
import { followScene } from './follow-scene.ts';

/** So many lines lie between two sounds at least, and no sound comes more often than this in an episode. */
const fewestLinesBetween = 4;
const mostOften = 2;
const mostSounds = 6;
/** What is told by earlier sentences of a line is over when it ends. */
const lateSentences = 2;

const effect = z.enum(effectNames);
const pattern = z.string().transform((said) => new RegExp(said, 'iu'));
const table = z
  .object({
    told: z.array(
      z.object({ sound: z.union([effect, z.literal('steps')]), said: pattern, around: z.boolean().default(false) }),
    ),
    silent: pattern,
    grounds: z.array(z.object({ sound: effect, said: pattern })),
    rooms: z.record(z.enum(rooms), effect),
  })
  .parse(parse(readFileSync(join(import.meta.dirname, 'sounds.yaml'), 'utf8')));

/**
 * Gives the lines of an episode, in order, the sounds that its narrator tells of: each is heard before the line that follows.
 * What the script names itself stays. The same lines get the same sounds, also when some have kept theirs.
 */
export function addSounds(brief: Pick<EpisodeBrief, 'location' | 'show'>): (line: ScriptLine) => ScriptLine {
  const scene = followScene(brief);
  const heard = new Map<EffectName, number>();
  let told: EffectName | null = null;
  let at = 0;
  let lastAt = 0;
  return (line) => {
    const isFree = at - lastAt >= fewestLinesBetween || lastAt === 0;
    const often = told ? (heard.get(told) ?? 0) : 0;
    const count = [...heard.values()].reduce((sum, times) => sum + times, 0);
    const mayBeHeard = !line.cue && isFree && often < mostOften && count < mostSounds;
    const sound = line.sound ?? (told && mayBeHeard ? told : undefined);
    if (sound) {
      heard.set(sound, (heard.get(sound) ?? 0) + 1);
      lastAt = at;
    }
    at += 1;
    scene.surroundingsOf(line);
    told = line.role === 'narrator' ? soundTold(line.text, scene.room()) : null;
    return sound ? { ...line, sound } : line;
  };
}

/** The sound of the last sentence that tells of one. */
export function soundTold(text: string, room: Room): EffectName | null {
  const sentences = text.split(/(?<=[.!?])["'”’]*\s+/u).toReversed();
  for (const [back, sentence] of sentences.entries()) {
    const found = table.told.find(({ said, around }) => {
      const match = (around || back < lateSentences) && said.exec(sentence);
      return match && !table.silent.test(sentence.slice(0, match.index + match[0].length));
    })?.sound;
    if (found === 'steps') return stepsOn(sentence, room);
    if (found) return found;
  }
  return null;
}

const stepsOn = (sentence: string, room: Room): EffectName =>
  table.grounds.find(({ said }) => said.test(sentence))?.sound ?? table.rooms[room];
