import { plainText } from '#engines/story/words/plain-text.ts';
import { usualLength, type EpisodePlan, type SeasonPlan } from './canon/season-plan.ts';
import type { PlanShape } from './prompt/episode-shape.ts';

/** What a model planned, as it may be kept: short, plain, and only what `mayTell`. */
export type ReadPlan = { season: SeasonPlan | null; title: string | null; beats: EpisodePlan | null };

const fewest = 3;
const most = 6;

export function readPlan(
  { season, cast = [], between = '', beats = [], cliff = '' }: PlanShape,
  episodeNumber: number,
  mayTell: (text: string) => boolean,
): ReadPlan {
  const say = (text: string | undefined, letters: number) => {
    const plain = plainText(text ?? '', letters);
    return plain !== '' && mayTell(plain) ? plain : '';
  };
  const scenes = beats.map((beat) => say(beat, 200)).filter((beat) => beat !== '');
  const end = say(cliff, 200);
  const question = say(season?.question, 140);
  return {
    title: say(season?.title, 60).replace(/[.]$/, '') || null,
    beats: scenes.length > 0 || end !== '' ? { beats: scenes.slice(0, 5), cliff: end } : null,
    season:
      season && question !== ''
        ? {
            from: episodeNumber,
            length: lengthOf(season.episodes),
            question,
            midpoint: say(season.midpoint, 160),
            ending: say(season.ending, 160),
            cast: cast
              .slice(0, 4)
              .map(({ name, talks, wants }) => ({
                name: say(name, 40),
                talks: say(talks, 120),
                wants: say(wants, 100),
              }))
              .filter(({ name, talks }) => name !== '' && talks !== ''),
            between: say(between, 140),
          }
        : null,
  };
}

const lengthOf = (episodes: number) =>
  Number.isFinite(episodes) && episodes > 0 ? Math.min(most, Math.max(fewest, Math.round(episodes))) : usualLength;
