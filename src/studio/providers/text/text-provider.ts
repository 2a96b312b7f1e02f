import type { ShowStory } from '#shared/story/show-story.ts';
import type { MemoryChapter } from '#shared/story/memory.ts';
import type { CharacterDraft, CharacterJson } from '#shared/story/characters.ts';
import type { EpisodeScript, ScriptLine } from '#shared/story/script.ts';
import type { PlotPicks, PlotReading } from '#shared/story/plot-reading.ts';
import type { World } from '#shared/story/show-questions.ts';
import type { AudienceRating, ShowOption } from '#shared/shows.ts';
import type { Usage } from '../../usage.ts';

export type StoryCharacter = { id: string; name: string; description: string | null } & CharacterJson;
export type StoryShow = {
  name: string;
  genre: string | null;
  tone: string | null;
  audienceRating: AudienceRating;
  description: string | null;
  overview: string | null;
  conflict: string | null;
  lore: string | null;
  /** The ten answers of the wizard where the show was made with it; absent answers are chosen from the seed. */
  world: Partial<World>;
  /** What the show brings to every season of it; absent for shows that people make. */
  story?: ShowStory;
  /** Everybody who belongs to the show, whether they lead this season or not. */
  people?: (Pick<StoryCharacter, 'name' | 'gender' | 'personality'> & { description?: string | null })[];
  /** Where its seasons are told. */
  places?: StoryLocation[];
};
export type StoryLocation = { name: string; description: string | null };

/** Everything a storyteller remembers between episodes. Opaque plain JSON, at most a few KB; kept with each episode. */
export type StoryState = { v: number } & Record<string, unknown>;

/** Something that an episode said, as a sentence. */
export type StoryFact = {
  /** The same for the same fact in every episode of a season. */
  id: string;
  chapter: MemoryChapter;
  /** The person it is about. */
  about: string | null;
  text: string;
  /** Index of the line that says it in the script; null where no line does. */
  line: number | null;
};

/** What a season remembers before an episode, as its maker has mended it. What they typed is data, never an instruction. */
export type StoryMemory = {
  /** All that is true, pinned facts first. */
  holds: { id: string; text: string; isPinned: boolean }[];
  /** What is not true, or is not any more. */
  struck: { id: string; text: string }[];
  corrected: { id: string; was: string; text: string }[];
  /** `isNew`: no episode was told since. */
  added: { id: string; text: string; isPinned: boolean; isNew: boolean }[];
};

export type EpisodeBrief = {
  /** Stable for a season, so that writing again after a crash gives the same words (embedded). */
  seed: string;
  episodeNumber: number;
  show: StoryShow;
  /** In the season's order: the first is `lead_a`, the second `lead_b`. */
  characters: [StoryCharacter, StoryCharacter];
  location: StoryLocation;
  /** The user's own words. Data, never instructions. */
  plotIdea: string;
  /** What was picked in the reading of the idea, by slot. */
  picks?: PlotPicks;
  /** State after the previous episode, and the choice that leads here; null for a first episode. */
  previous: { state: StoryState; choiceKey: string; choiceText: string; lastLines: ScriptLine[] } | null;
  memory?: StoryMemory;
  /** Last states of the listener's earlier seasons, newest first: what they have heard is told last. For a first episode. */
  heardBefore?: StoryState[];
  /** Lines of this very episode already spoken before a crash or a cut-off stream: go on after them. */
  spoken?: ScriptLine[];
};

/**
 * What an episode leaves in memory. `hangs`: by the key of a choice, ids of the facts that it leans on; never what comes of it.
 * `retired`: ids of what is not true any more.
 */
export type EpisodeMemory = { facts: StoryFact[]; hangs: Record<string, string[]>; retired?: string[] };

/** Whether lines are texts that were judged when they were written, around slots that were judged when they were read. */
type Vetted = { isVetted: boolean };

/**
 * Lines come as soon as each is final. `usage` tells what a try cost that came to nothing, as soon as it did. The last event carries the whole script and the state to keep, and with a first
 * episode what the season may be called (at most 60 characters) and, in a sentence of the storyteller's own, what it is about.
 */
export type StoryEvent =
  | ({ type: 'line'; line: ScriptLine } & Vetted)
  | { type: 'usage'; usage: Usage }
  | {
      type: 'episode';
      script: EpisodeScript;
      state: StoryState;
      usage: Usage;
      memory: EpisodeMemory;
      seasonTitle?: string;
      seasonAbout?: string;
    };

/** `usage` is null where they cost nothing. */
export type Openings = { lines: Record<string, ScriptLine[]>; usage: Usage | null } & Vetted;

/** Writes stories. Failures are `ProviderError`; the embedded storyteller never fails on valid input. */
export interface TextProvider {
  readonly name: string;
  writeEpisode(brief: EpisodeBrief, signal?: AbortSignal): AsyncIterable<StoryEvent>;
  /**
   * First lines of the next episode for each of the three choices, by their keys, so that they can be voiced ahead of the
   * choice: `writeEpisode` then begins with them. Without lines where the provider cannot know them. `lastLines` are
   * how the episode before ended.
   */
  openings(
    brief: Omit<EpisodeBrief, 'previous' | 'spoken'>,
    state: StoryState,
    lastLines: ScriptLine[],
    signal?: AbortSignal,
  ): Promise<Openings>;
  /**
   * Everything up to and including the episode that left `state`, told by the narrator in 30 to 60 seconds of speech to
   * somebody who comes back: what was wanted, which paths were chosen, what came of them. Null when too little is remembered.
   */
  recap(
    brief: Pick<EpisodeBrief, 'show' | 'characters' | 'location'>,
    state: StoryState,
    signal?: AbortSignal,
  ): Promise<({ lines: ScriptLine[]; usage: Usage } & Vetted) | null>;
  /** How an idea is understood, with what the listener picked in it: the line that the wizard shows. Nothing is told by it. */
  readPlot(
    brief: Pick<EpisodeBrief, 'show' | 'characters' | 'location' | 'plotIdea'> & { picks: PlotPicks },
    signal?: AbortSignal,
  ): Promise<PlotReading>;
  /** One plot idea of one or two sentences, suitable for the show's rating. */
  suggestPlot(
    brief: Pick<EpisodeBrief, 'seed' | 'show' | 'characters' | 'location'>,
    signal?: AbortSignal,
  ): Promise<string>;
  /** Two truly different shows from the ten answers. `image_url` is left empty. */
  imagineShows(world: Partial<World>, seed: string, signal?: AbortSignal): Promise<[ImaginedShow, ImaginedShow]>;
  describeCharacter(
    draft: Omit<CharacterDraft, 'showId'>,
    show: StoryShow,
    seed: string,
    signal?: AbortSignal,
  ): Promise<string>;
}

/** A show option with the people and places it brings along when published. */
export type ImaginedShow = Omit<ShowOption, 'image_url'> & {
  audienceRating: AudienceRating;
  characters: (Omit<CharacterDraft, 'showId'> & { description: string })[];
  locations: { name: string; description: string; mood: string; ambience: string }[];
};
