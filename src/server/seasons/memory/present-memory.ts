import { sql } from 'drizzle-orm';
import { isForYoungest } from '#shared/shows.ts';
import { mentions } from '#shared/story/same-words.ts';
import { excerpt } from '#shared/seasons.ts';
import type { RememberedFact, SeasonMemory } from '#shared/story/memory.ts';
import { memoryWords } from '#engines/story/memory/memory-words.ts';
import { onlyChildWords } from '#studio/moderation/child-words/child-words.ts';
import { readShow } from '../../catalog/queries.ts';
import type { Context, Viewer } from '../../context.ts';
import { isAdmin } from '../../viewer.ts';
import { isCreator } from '../policy.ts';
import { audioUrl } from '../present-season.ts';
import { getLastEpisode, getSeason, listChoices } from '../queries.ts';
import type { SeasonRow } from '../tables.ts';
import type { KeptFact } from './kept-memory.ts';
import { readMemory, type MemoryNow } from './read-memory.ts';

const roleLength = 60;
/** What a maker reads where somebody else has typed words that are for themselves alone. */
const unreadable = 'Something that its first maker added for themselves.';

type Ctx = Pick<Context, 'db'>;
type Line = { episode: number; line: number; episode_id: string; audio_key: string | null; speaker: string; text: string; at_ms: number | null }; // prettier-ignore

/** What a season remembers, as its viewer may read it. Throws AppError: `not_found`. */
export async function presentMemory(ctx: Ctx, seasonId: string, viewer: Viewer | null): Promise<SeasonMemory> {
  const season = await getSeason(ctx, seasonId, viewer);
  const [now, show, last] = await Promise.all([
    readMemory(ctx, seasonId),
    readShow(ctx, season.showId),
    getLastEpisode(ctx, seasonId),
  ]);
  const names = [...season.leads.map(({ name }) => name), season.place.name, show.name];
  const youngest = isForYoungest(show.audienceRating);
  const mayRead = (fact: KeptFact) =>
    fact.typedBy === undefined ||
    isAdmin(viewer) ||
    (viewer !== null && fact.typedBy === viewer.userId) ||
    !youngest ||
    onlyChildWords([fact.text, fact.was].join(' '), names);
  const canMend = isCreator(season, viewer);
  const facts = [...now.memory.facts, ...struckSince(now)];
  const shown = facts.filter((fact) => mayRead(fact) || canMend);
  const [lines, people, chosen, lastChanges] = await Promise.all([
    readLines(ctx, seasonId, shown),
    listPeople(ctx, season, now.episode),
    listChosen(ctx, seasonId, now.episode),
    listLastChanges(ctx, seasonId),
  ]);
  const nextEpisode = (last?.stage === 'failed' ? 0 : 1) + (last?.episodeNumber ?? 0);
  return {
    season_id: seasonId,
    episode_number: now.episode,
    next_episode: Math.max(1, nextEpisode),
    can_mend: canMend,
    facts: shown.map((fact) => presentFact(fact, mayRead(fact), now, lines, lastChanges.get(fact.id))),
    people,
    chosen,
    doors: last?.episodeNumber === now.episode ? await doorsOf(ctx, last.id, now, mayRead) : [],
    changes: canMend ? ([...lastChanges.values()][0]?.changes ?? 0) : 0,
  };
}

/** Struck out since the last episode: shown until the next. */
const struckSince = ({ left, memory }: MemoryNow) => {
  const before = new Set(left.struck.map(({ id }) => id));
  return memory.struck.filter(({ id }) => !before.has(id));
};

function presentFact(
  fact: KeptFact,
  isReadable: boolean,
  { memory, pending }: MemoryNow,
  lines: Line[],
  last: LastChange | undefined,
): RememberedFact {
  const line = lines.find(({ episode, line: at }) => episode === fact.episode && at === fact.line);
  return {
    id: fact.id,
    chapter: fact.chapter,
    about: fact.about,
    text: isReadable ? fact.text : unreadable,
    was: isReadable ? (fact.was ?? null) : null,
    origin: fact.isAdded ? 'maker' : 'story',
    is_struck: memory.struck.some(({ id }) => id === fact.id),
    is_pinned: fact.isPinned ?? false,
    episode_number: fact.episode,
    said: line
      ? {
          episode_id: line.episode_id,
          episode_number: fact.episode,
          speaker: line.speaker,
          text: line.text,
          at_ms: line.at_ms,
          voice_audio_url: line.audio_key ? audioUrl(line.audio_key) : null,
        }
      : null,
    version: last?.number ?? 0,
    change_id: last && last.act !== 'undo' ? last.id : null,
    changed_at: last ? new Date(last.created_at).toISOString() : null,
    is_new: pending.some(({ factId }) => factId === fact.id),
  };
}

/** The lines that said the facts, with their places in the sound. */
async function readLines({ db }: Ctx, seasonId: string, facts: KeptFact[]): Promise<Line[]> {
  const wanted = facts.flatMap(({ episode, line }) => (line === undefined ? [] : [{ episode, line }]));
  if (wanted.length === 0) return [];
  const { rows } = await db.execute<Line>(sql`
    select wanted.episode, wanted.line, told.id as episode_id, told.audio_key, said.speaker, said.text,
      (told.transcript -> wanted.line ->> 'start_ms')::float8 as at_ms
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (episode int, line int)
    join season_episodes told on told.season_id = ${seasonId} and told.episode_number = wanted.episode
    join episode_lines said on said.episode_id = told.id and said.position = wanted.line`);
  return rows;
}

/** Those who spoke up to an episode, the leads first; who has not spoken lately is offstage. */
async function listPeople({ db }: Ctx, season: SeasonRow, episode: number): Promise<SeasonMemory['people']> {
  const { rows } = await db.execute<{
    name: string;
    last: number;
    image_url: string | null;
    description: string | null;
  }>(sql`
    select spoken.name, spoken.last, known.image_url, known.description from (
      select speaker as name, max(episode_number) as last, count(*) as lines
      from episode_lines join season_episodes on season_episodes.id = episode_id
      where season_id = ${season.id} and episode_number <= ${episode} and stage = 'ready' and role <> 'narrator'
      group by speaker
    ) spoken
    left join lateral (select image_url, description from characters
      where show_id = ${season.showId} and characters.name = spoken.name and hidden_at is null and deleted_at is null limit 1) known on true
    order by spoken.lines desc, spoken.name limit 40`);
  const leads = season.leads.map(({ name }) => name);
  return rows
    .map(({ name, last, image_url, description }) => {
      const lead = season.leads.find((one) => one.name === name);
      const role = lead?.description ?? description ?? lead?.personality ?? null;
      return { name, role: role && excerpt(role, roleLength).replace(/\.$/, ''), image_url, last_heard: last, is_offstage: last < episode }; // prettier-ignore
    })
    .toSorted((a, b) => rank(a.name) - rank(b.name));

  function rank(name: string): number {
    const at = leads.indexOf(name);
    return at < 0 ? leads.length : at;
  }
}

async function listChosen({ db }: Ctx, seasonId: string, episode: number): Promise<SeasonMemory['chosen']> {
  const { rows } = await db.execute<{ text: string; after_episode: number }>(sql`
    select choice_text as text, episode_number - 1 as after_episode from season_episodes
    where season_id = ${seasonId} and choice_text is not null and episode_number <= ${episode} and stage = 'ready'
    order by episode_number`);
  return rows;
}

type LastChange = { fact_id: string; number: number; id: string; act: string; created_at: string; changes: number };

/** The last change of each fact, with how many there are in all. */
async function listLastChanges({ db }: Ctx, seasonId: string): Promise<Map<string, LastChange>> {
  const { rows } = await db.execute<LastChange>(sql`
    select distinct on (fact_id) fact_id, number, id, act, to_json(created_at) #>> '{}' as created_at,
      (select count(*)::int from memory_changes whole where whole.season_id = ${seasonId}) as changes
    from memory_changes where season_id = ${seasonId} order by fact_id, number desc`);
  return new Map(rows.map((row) => [row.fact_id, row]));
}

/** What hangs on the doors to come, from the memory alone; never what comes of it. */
async function doorsOf(ctx: Ctx, episodeId: string, { memory }: MemoryNow, mayRead: (fact: KeptFact) => boolean) {
  const { hangs: sentences, costs } = memoryWords();
  const choices = await listChoices(ctx, episodeId);
  return choices.flatMap(({ id, choiceKey, choiceText }) => {
    const leans = (memory.hangs[choiceKey] ?? []).flatMap((factId) => memory.facts.filter((fact) => fact.id === factId && mayRead(fact))); // prettier-ignore
    const [fact] = leans;
    if (!fact) return [];
    const ended = /[.!?"]$/.test(fact.text) ? fact.text : `${fact.text}.`;
    const sentence = mentions(fact.text, costs.words) ? costs.text : sentences[fact.chapter];
    const hangsOn = sentence.replace('[fact]', () => ended);
    return [{ choice_id: id, choice_text: choiceText, hangs_on: hangsOn }];
  });
}
