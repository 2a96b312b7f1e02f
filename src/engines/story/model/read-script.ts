import type { EpisodeScript, ScriptLine } from '#shared/story/script.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { faultOfSilence } from '#engines/story/memory/obeys-memory.ts';
import { withoutStruckFacts } from '#engines/story/memory/remember-model.ts';
import type { ModelMemory } from '#engines/story/season/season-state.ts';
import { countLineWords } from '#engines/story/tell/fit-length.ts';
import { plainName, plainText } from '#engines/story/words/plain-text.ts';
import { canonAfter, type CanonEntry, type Listed } from './canon/canon.ts';
import type { SeasonPlan } from './canon/season-plan.ts';
import type { Door } from './doors/fault-of-doors.ts';
import { faultOfEpisode } from './find-fault.ts';
import { mayTell } from './may-tell.ts';
import type { EpisodeShape } from './prompt/episode-shape.ts';

/** An episode of so many words is not asked for more of what is newly true. */
const roomForMore = 720;

/** What is missing of an episode all of whose lines were heard, in words for its writer; null when nothing is. */
export function missingFrom(brief: EpisodeBrief, told: ScriptLine[], names: string[]): string | null {
  const { show, location, memory } = brief;
  const place = plainName(location.name, '').replace(/^The /, 'the ');
  const script = { title: '', lines: told, choices: [] };
  // What the season is about has more names than we know of, so that it is not asked for here.
  return (
    faultOfEpisode(script, { rating: show.audienceRating, place, topics: [], minTopics: 0 }) ??
    (countLineWords(told) < roomForMore ? faultOfSilence(told, memory, names) : null)
  );
}

export function scriptOf(brief: EpisodeBrief, title: string, told: ScriptLine[], doors: Door[]): EpisodeScript {
  const plain = plainText(title, 100);
  const { episodeNumber } = brief;
  return {
    title: plain !== '' && mayTell(brief, plain) ? plain : `Episode ${episodeNumber}`,
    lines: told,
    choices: doors.map(({ text }, at) => ({ key: `llm-${episodeNumber}.${at + 1}`, text })),
  };
}

type Kept = { llm: ModelMemory; added: CanonEntry[]; retired: string[] };

/** What of a model's own memory is kept after an episode: `before` is what was kept until then. */
export function modelMemoryAfter(
  brief: EpisodeBrief,
  { memory }: Pick<EpisodeShape, 'memory'>,
  script: EpisodeScript,
  doors: Door[],
  { before, plan, listed }: { before: ModelMemory | undefined; plan: SeasonPlan | undefined; listed: Listed[] },
): Kept {
  const say = (text: string, letters: number) => plainText(text, letters);
  const add = memory.add
    .slice(0, 8)
    .map(({ kind, name, text, is }) => ({ kind, name: say(name, 40), text: say(text, 110), is }))
    .filter(({ text, name }) => mayTell(brief, `${name}: ${text}`));
  const { canon, added, retired } = canonAfter(before?.canon ?? [], { add, retire: memory.retire }, listed, brief.episodeNumber); // prettier-ignore
  const llm: ModelMemory = {
    ...(plan ? { plan } : {}),
    summary: say(memory.summary, 600) || (before?.summary ?? ''),
    canon,
    openThreads: memory.openThreads
      .slice(0, 5)
      .map((thread) => say(thread, 120))
      .filter((thread) => thread !== ''),
    choices: script.choices.map(({ key, text }, at) => {
      const { leadsTo = '', cost = '' } = doors[at] ?? {};
      return { key, text, leadsTo, cost };
    }),
  };
  const stands = withoutStruckFacts(llm, brief.memory);
  return { llm: stands, added: added.filter((entry) => stands.canon.includes(entry)), retired };
}
