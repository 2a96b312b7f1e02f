import type { EpisodeScript, ScriptLine } from '#shared/story/script.ts';
import { ProviderError } from '#shared/errors.ts';
import { isForYoungest } from '#shared/shows.ts';
import { tellsTyped } from '#studio/moderation/child-words/child-words.ts';
import { openPacks } from '#engines/story/open-packs.ts';
import { seasonTitleFor } from '#engines/story/season/season-title.ts';
import {
  doorTaken,
  readState,
  restoreLines,
  type ModelMemory,
  type SeasonState,
} from '#engines/story/season/season-state.ts';
import { stateForModel } from '#engines/story/season/state-for-model.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import type { Leads } from '#engines/story/stage/bind-leads.ts';
import { bindLeads } from '#engines/story/stage/bind-leads.ts';
import { countWords } from '#engines/story/tell/fit-length.ts';
import { plainName, plainText } from '#engines/story/words/plain-text.ts';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import type { EpisodeBrief, StoryEvent, TextProvider } from '#studio/providers/text/text-provider.ts';
import type { Breaker } from './breaker.ts';
import { episodePrompt, episodeSystem } from './episode-prompt.ts';
import type { EpisodeShape } from './episode-shape.ts';
import { faultOfMemory, faultOfSilence } from '#engines/story/memory/obeys-memory.ts';
import { memoryOfModel, withoutStruckFacts } from '#engines/story/memory/remember-model.ts';
import { faultOfEpisode, faultOfLine } from './find-fault.ts';
import { openMeter } from './meter.ts';
import { MisshapenStory, providerName, RejectedStory, streamEpisode } from './stream-episode.ts';

/** An answer that is no episode and said nothing is asked for once more. */
const tries = 2;
/** What the gate refuses may be written in another way so often, before the embedded storyteller finishes it. */
const rewrites = 2;

export type Storytellers = { config: OpenAiTextConfig; embedded: TextProvider; breaker: Breaker };

/** Tells an episode with the model, and hands over to the embedded storyteller where the model fails. */
export async function* tellEpisode(
  { config, embedded, breaker }: Storytellers,
  brief: EpisodeBrief,
  signal?: AbortSignal,
): AsyncGenerator<StoryEvent> {
  const before = mendedState(brief);
  const leads = bindLeads(brief.characters, before?.seed ?? brief.seed);
  const told: ScriptLine[] = [...(brief.spoken ?? [])];
  const mayReplace = config.onFailure === 'embedded';
  const kept = openingLines(brief, before, leads);
  const opening = kept.length > 0 || !config.isNear || !mayReplace ? kept : await houseOpening(embedded, brief, signal);
  // Openings kept by the embedded storyteller may have been voiced already; the model goes on after them.
  for (const line of opening.slice(told.length)) {
    told.push(line);
    yield { type: 'line', line, isVetted: true };
  }
  const begun = told.length;
  const telling = { config, brief, before, leads, told };
  let fault: string | null = null;
  for (let attempt = 1, refused = 0; !(mayReplace && breaker.isOpen()); attempt++) {
    try {
      yield* fromModel(telling, fault, signal);
      return;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error instanceof RejectedStory && refused < rewrites) {
        refused++;
        fault = error.message;
        continue;
      }
      if (error.retryable) breaker.failed();
      if (told.length > begun) break;
      if (error instanceof MisshapenStory && attempt < tries) continue;
      if (!mayReplace) throw error;
      break;
    }
  }
  yield* embedded.writeEpisode({ ...brief, spoken: told }, signal);
}

/** An episode of so many words is not asked for more of what is newly true. */
const roomForMore = 720;

/** Some twenty seconds of speech: a model of this machine has begun by then. */
const houseLines = 4;

async function houseOpening(embedded: TextProvider, brief: EpisodeBrief, signal?: AbortSignal): Promise<ScriptLine[]> {
  const { spoken: _spoken, ...whole } = brief;
  const lines: ScriptLine[] = [];
  for await (const event of embedded.writeEpisode(whole, signal)) {
    if (event.type === 'line' && lines.push(event.line) === houseLines) break;
  }
  return lines;
}

/** Where a season stands, without what its maker has struck out. */
function mendedState({ previous, memory }: EpisodeBrief): SeasonState | null {
  const kept = readState(previous?.state);
  return kept?.llm ? { ...kept, llm: withoutStruckFacts(kept.llm, memory) } : kept;
}

function openingLines(brief: EpisodeBrief, before: SeasonState | null, leads: Leads): ScriptLine[] {
  const kept = brief.previous && doorTaken(before, brief.previous.choiceKey, brief.previous.choiceText);
  const lines = kept ? restoreLines(kept.lines, leads) : [];
  // What was struck out since is told in another way.
  return lines.some((line) => faultOfMemory(line, brief.memory, namesOf(leads))) ? [] : lines;
}

type Telling = {
  config: OpenAiTextConfig;
  brief: EpisodeBrief;
  before: SeasonState | null;
  leads: Leads;
  /** Grows as the story is told. */
  told: ScriptLine[];
};

async function* fromModel(
  { config, brief, before, leads, told }: Telling,
  fault: string | null,
  signal?: AbortSignal,
): AsyncGenerator<StoryEvent> {
  const rating = brief.show.audienceRating;
  const prompt = { system: episodeSystem(rating), prompt: episodePrompt(brief, leads, before, told, fault) };
  const meter = openMeter(`${providerName}:${config.model}`, prompt.system + prompt.prompt);
  const fresh: ScriptLine[] = [];
  try {
    for await (const event of streamEpisode(config, prompt, leads, meter, signal)) {
      if (event.type === 'line') {
        const found = repeatsTyped(brief, [event.line.text])
          ? 'it repeats a word of what was typed that small children should not hear'
          : (faultOfMemory(event.line, brief.memory, namesOf(leads)) ?? faultOfLine(event.line, told, fresh, rating));
        if (found) throw new RejectedStory(found);
        const line = event.turns ? withTurn(event.line, told) : event.line;
        told.push(line);
        fresh.push(line);
        yield { type: 'line', line, isVetted: false };
        continue;
      }
      const script = readScript(event.episode, brief, told, leads);
      const packs = openPacks();
      const llm = withoutStruckFacts(llmMemoryOf(event.episode, script), brief.memory);
      const state = stateForModel(packs, judgeText, brief, script, llm);
      const memory = memoryOfModel(mayBeRead(llm, brief), script, namesOf(leads), brief.memory);
      const title = brief.episodeNumber === 1 ? seasonTitleFor(packs, judgeText, brief) : null;
      const usage = meter.usage() ?? { provider: `${providerName}:${config.model}` };
      yield { type: 'episode', script, state, usage, memory, ...(title ? { seasonTitle: title } : {}) };
    }
  } catch (error) {
    const usage = meter.usage();
    if (usage) yield { type: 'usage', usage };
    throw error;
  }
}

/** Whether a model says a typed word that nobody but its author may hear: on a show for small children, one that is not on their list. */
function repeatsTyped({ show, location, characters, plotIdea, picks, memory }: EpisodeBrief, shown: string[]): boolean {
  if (!isForYoungest(show.audienceRating)) return false;
  const mended = [...(memory?.added ?? []), ...(memory?.corrected ?? [])].map(({ text }) => text);
  const typed = [plotIdea, ...mended, ...Object.values(picks ?? {})].filter((text) => typeof text === 'string');
  const names = characters.map(({ name }) => name);
  return tellsTyped(typed, shown, [...names, location.name, show.name]);
}

/** Once an episode, and not before there is anything that could turn. */
function withTurn(line: ScriptLine, told: ScriptLine[]): ScriptLine {
  const early = told.length < 6 || told.some(({ cue }) => cue === 'turn');
  return early ? line : { ...line, cue: 'turn' };
}

/** Title and choices as they may be shown. What the gate finds missing is a `RejectedStory`. */
function readScript(episode: EpisodeShape, brief: EpisodeBrief, told: ScriptLine[], leads: Leads): EpisodeScript {
  const { episodeNumber, location } = brief;
  const rating = brief.show.audienceRating;
  const title = plainText(episode.title, 100);
  const approved = title !== '' && judgeText(title, { rating, kind: 'line' }).approved && !repeatsTyped(brief, [title]);
  const choices = episode.choices.slice(0, 3).map(({ text }, index) => ({
    key: `llm-${episodeNumber}.${index + 1}`,
    text: plainText(text, 110).replace(/\.$/, ''),
  }));
  const script = { title: approved ? title : `Episode ${episodeNumber}`, lines: told, choices };
  const unfit =
    choices.some(({ text }) => !judgeText(text, { rating, kind: 'line' }).approved) ||
    repeatsTyped(
      brief,
      choices.map(({ text }) => text),
    );
  const place = plainName(location.name, '').replace(/^The /, 'the ');
  // What the season is about has more names than we know of, so that it is not asked for here.
  const fault =
    faultOfEpisode(script, { rating, place, topics: [], minTopics: 0 }) ??
    (countWords(told) < roomForMore ? faultOfSilence(told, brief.memory, namesOf(leads)) : null);
  if (choices.length !== 3 || unfit || fault)
    throw new RejectedStory(fault ?? (unfit ? 'a choice is not fit for the audience' : 'there were not three choices'));
  return script;
}

const namesOf = (leads: Leads) => leads.map(({ name }) => name);

/** Facts of a model as everybody may read them: those that are not fit for the audience are left out. */
function mayBeRead(llm: ModelMemory, brief: EpisodeBrief): ModelMemory {
  const rating = brief.show.audienceRating;
  const fits = (text: string) =>
    judgeText(text, { rating, kind: 'line' }).verdict === 'approved' && !repeatsTyped(brief, [text]);
  return { ...llm, facts: llm.facts.filter(fits), openThreads: llm.openThreads.filter(fits) };
}

function llmMemoryOf(episode: EpisodeShape, script: EpisodeScript): ModelMemory {
  const { summary, facts, openThreads } = episode.memory;
  return {
    summary: plainText(summary, 600),
    facts: facts.slice(0, 8).map((fact) => plainText(fact, 120)),
    openThreads: openThreads.slice(0, 5).map((thread) => plainText(thread, 120)),
    choices: script.choices.map(({ key, text }, index) => ({
      key,
      text,
      leadsTo: plainText(episode.choices[index]?.leadsTo ?? '', 160),
    })),
  };
}
