/** How much of each part of the material a prompt has, in letters or pieces. */
export type DataLimits = {
  /** Letters of each of the show's texts, and of a person's or place's. */
  prose: number;
  about: number;
  idea: number;
  /** Letters of each part of the plan, and people of it. */
  plan: number;
  cast: number;
  summary: number;
  people: number;
  places: number;
  /** Sentences of the canon, and of each list that its maker mended. */
  canon: number;
  mended: number;
  threads: number;
  episodes: number;
  lastLines: number;
  spoken: number;
  examples: number;
  cliches: number;
};

const everything: DataLimits = { prose: 2000, about: 600, idea: 2000, plan: 200, cast: 4, summary: 600, people: 10, places: 8, canon: 60, mended: 40, threads: 6, episodes: 4, lastLines: 6, spoken: 60, examples: 3, cliches: 80 }; // prettier-ignore

/** From all that there is to the least with which an episode can be written on. The first that fits is taken. */
export const dataLimits: DataLimits[] = [
  everything,
  { prose: 400, about: 240, idea: 1000, plan: 200, cast: 4, summary: 600, people: 6, places: 4, canon: 30, mended: 16, threads: 5, episodes: 3, lastLines: 5, spoken: 24, examples: 2, cliches: 24 },
  { prose: 240, about: 160, idea: 600, plan: 160, cast: 4, summary: 500, people: 5, places: 3, canon: 18, mended: 10, threads: 4, episodes: 2, lastLines: 4, spoken: 12, examples: 1, cliches: 14 },
  { prose: 140, about: 120, idea: 400, plan: 120, cast: 3, summary: 400, people: 3, places: 2, canon: 12, mended: 7, threads: 3, episodes: 1, lastLines: 3, spoken: 8, examples: 1, cliches: 8 },
  { prose: 80, about: 80, idea: 300, plan: 90, cast: 2, summary: 300, people: 2, places: 1, canon: 8, mended: 5, threads: 2, episodes: 1, lastLines: 3, spoken: 5, examples: 0, cliches: 6 },
  { prose: 40, about: 40, idea: 150, plan: 45, cast: 2, summary: 150, people: 1, places: 0, canon: 5, mended: 3, threads: 1, episodes: 0, lastLines: 2, spoken: 3, examples: 0, cliches: 4 },
]; // prettier-ignore
