import type { Room, Surroundings } from '#media/audio/rooms/rooms.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import type { EpisodeBrief } from '../providers/text/text-provider.ts';
import { readPath, roomOfNoun, roomsOfKinds, roomsWithin } from './room-words.ts';

export type SceneLine = Pick<ScriptLine, 'role' | 'text' | 'delivery'>;
export type Scene = {
  /** Where a line is heard, called for each line in order; null for the narrator, who is at the microphone. */
  surroundingsOf(line: SceneLine): Surroundings | null;
  /** The room that the story is in after the last line. */
  room(): Room;
  /** Whether that is where the season is told. */
  isAtHome(): boolean;
};

const article = '(?:the|a|an|their|his|her|its|another)';
const phrase = '((?:[\\p{L}-]+ ?){1,3})';
/**
 * A narrator who leads somewhere ("down into the old cellar") or says where one is ("they stood in the lamp room"). What is
 * only named ("the lamp in the cellar") moves nobody.
 */
const goesTo = [
  new RegExp(`\\b(?:into|inside|aboard|through|onto|along|entered|reached) ${article} ${phrase}`, 'giu'),
  new RegExp(
    `\\b(?:stood|sat|waited|knelt|crouched|hid|lay|gathered|arrived|woke|stopped) (?:[\\p{L}-]+ ){0,2}?(?:in|on|at) ${article} ${phrase}`,
    'giu',
  ),
];
/** A detour is not for ever: the narrator need not say that one is back. */
const longestDetour = 16;

/** Where the lines of an episode are heard: at the season's place, until the narrator leads somewhere else. */
export function followScene({ location, show }: Pick<EpisodeBrief, 'location' | 'show'>): Scene {
  const home = roomOfPlace(location, show.story);
  const homeNouns = nounsOf(location.name);
  let now = home;
  let since = 0;
  return {
    surroundingsOf(line) {
      since += 1;
      if (since > longestDetour) now = home;
      if (line.role !== 'narrator') {
        const path = readPath(line.delivery);
        return { room: now, ...(path ? { path } : {}) };
      }
      for (const [, where = ''] of goesTo.flatMap((pattern) => [...line.text.matchAll(pattern)])) {
        const noun = nounsOf(where).find((word) => roomOfNoun.has(word));
        if (noun) [now, since] = [homeNouns.includes(noun) ? home : roomOfNoun.get(noun)!, 0];
      }
      return null;
    },
    room: () => now,
    isAtHome: () => now === home,
  };
}

/** By its name, else by the first kind that its show says it is, else by what is told of it. */
export function roomOfPlace(location: EpisodeBrief['location'], story: EpisodeBrief['show']['story']): Room {
  const sheet = story?.places[location.name] ?? story?.places[location.name.replaceAll("'", '’')];
  const [kind] = sheet?.where ?? [];
  const found =
    roomIn(location.name) ?? (kind ? roomsOfKinds[kind] : undefined) ?? roomIn(location.description ?? '') ?? 'room';
  const changed = (sheet?.where ?? []).map((around) => roomsWithin[around]?.[found]);
  return changed.find((room) => room !== undefined) ?? found;
}

const nounsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

/** English says last what something is: Tower Street is a street. */
function roomIn(text: string): Room | undefined {
  const noun = nounsOf(text).findLast((word) => roomOfNoun.has(word));
  return noun === undefined ? undefined : roomOfNoun.get(noun);
}
