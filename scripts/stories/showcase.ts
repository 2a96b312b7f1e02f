// The catalogue's seasons as a first start tells them, without a database or a voice.
import { openPacks, type StoryPacks } from '#engines/story/open-packs.ts';
import { aboutSeason, presentReading } from '#engines/story/season/present-reading.ts';
import { readingOfIdea } from '#engines/story/season/frame-of-idea.ts';
import { writeEpisode, type WrittenEpisode } from '#engines/story/season/write-episode.ts';
import { makeStage } from '#engines/story/stage/make-stage.ts';
import { choiceLeadingTo, planNextEpisode, type KnownSeasons } from '#server/seeds/plan-next-episode.ts';
import { getCatalog, type Catalog, type CatalogSeason, type CatalogShow } from '#server/seeds/read-catalog.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { storyCharacter, storyShow } from './catalog-brief.ts';

export type ShowcaseSeason = {
  show: CatalogShow;
  season: CatalogSeason;
  brief: EpisodeBrief;
  /** What the wizard would say of its idea. */
  about: string;
  /** Whether the idea was read: "read", or "unread" where the show's own plot is told. */
  outcome: string;
  /** From episode 1; a remix begins with those that it keeps. */
  told: WrittenEpisode[];
};

/** All seasons of a catalogue, each by its path, in the order in which a first start makes them: what a maker heard before counts. */
export function tellShowcase(catalog: Catalog = getCatalog(), packs: StoryPacks = openPacks()): ShowcaseSeason[] {
  const all = catalog.shows.flatMap((show) => show.seasons.map((season) => begin(packs, show, season)));
  const byId = new Map(all.map((one) => [one.season.id, one]));
  const made = all.filter(({ season }) => !season.remix);
  const known: KnownSeasons = new Map(made.map(({ season }) => [season.id, []]));
  for (let next = planNextEpisode(catalog, known); next; next = planNextEpisode(catalog, known)) {
    const { season, episodeNumber } = next;
    const one = byId.get(season.id)!;
    if (season.remix && one.told.length === 0) {
      const source = byId.get(season.sourceId!)!;
      Object.assign(one, { brief: source.brief, told: source.told.slice(0, season.remix.after) });
      made.push(one);
    }
    const heardBefore = made
      .slice(0, made.indexOf(one))
      .toReversed()
      .flatMap((other) => (other.season.by === season.by ? (other.told.at(-1)?.state ?? []) : []));
    one.told.push(writeEpisode(packs, judgeText, briefOf(one, episodeNumber, heardBefore)));
    known.set(
      season.id,
      one.told.map((_, at) => ({ id: '', episodeNumber: at + 1, stage: 'ready', chargedUserId: null, failure: null })),
    );
  }
  return all;
}

function begin(packs: StoryPacks, show: CatalogShow, season: CatalogSeason): ShowcaseSeason {
  const characters = season.leads.map((lead) => storyCharacter(show.characters.find(({ name }) => name === lead)!));
  const { name, description } = show.locations.find((place) => place.name === season.location)!;
  const brief: EpisodeBrief = {
    seed: season.id,
    episodeNumber: 1,
    show: storyShow(show),
    characters: characters as EpisodeBrief['characters'],
    location: { name, description },
    plotIdea: season.idea,
    picks: season.picks,
    previous: null,
  };
  const stage = makeStage(brief, packs.tables, packs.lexicon, season.id);
  const reading = readingOfIdea(judgeText, brief, stage);
  return { show, season, brief, about: aboutSeason(reading), outcome: presentReading(reading).outcome, told: [] };
}

function briefOf(
  { brief, season, told }: ShowcaseSeason,
  episodeNumber: number,
  heardBefore: WrittenEpisode['state'][],
): EpisodeBrief {
  const before = told.at(-1);
  if (!before) return { ...brief, ...(heardBefore.length > 0 ? { heardBefore } : {}) };
  const choice = before.script.choices[choiceLeadingTo(season, episodeNumber) ?? 0];
  const previous = {
    state: before.state,
    choiceKey: choice?.key ?? '',
    choiceText: choice?.text ?? '',
    lastLines: [],
  };
  return { ...brief, episodeNumber, previous };
}
