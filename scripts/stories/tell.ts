/**
 * npm run tell -- <id of an example of frames.yaml> | --idea "…" [--show name --a name --b name --place name] [--packs folder] [--doors 312] [--foe talks|mute] [--skeleton name] [--seed word]
 * Prints a season readably, with the ways that told it and the doors. Without --seed an idea is its own, so that two ideas are not always told
 * by the same spine.
 */
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { arcKind, type ArcKind, type Frame } from '#engines/story/frame.ts';
import { exampleFrame } from '#engines/story/lint/lint-packs.ts';
import { readExamples } from '#engines/story/lint/examples.ts';
import { openPacks } from '#engines/story/open-packs.ts';
import { atFirst, openSeason } from '#engines/story/season/begin-season.ts';
import { frameOfIdea } from '#engines/story/season/frame-of-idea.ts';
import { stageOfPlot } from '#engines/story/stage/lead-apart.ts';
import { makeStage, type Stage, type StageBrief } from '#engines/story/stage/make-stage.ts';
import { nothingStruck } from '#engines/story/memory/mend-season.ts';
import { asidesOf, wordsOf, withAsides } from '#engines/story/tell/asides.ts';
import { tellEpisode, type Stand } from '#engines/story/tell/tell-episode.ts';
import { seasonTitle } from '#engines/story/tell/titles.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { catalogBrief } from './catalog-brief.ts';
import { exampleBrief } from './example-brief.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    packs: { type: 'string', default: 'packs' },
    doors: { type: 'string', default: '111' },
    foe: { type: 'string' },
    skeleton: { type: 'string' },
    /** Another season of the same idea, as another listener would hear it. */
    seed: { type: 'string' },
    idea: { type: 'string' },
    show: { type: 'string' },
    a: { type: 'string' },
    b: { type: 'string' },
    place: { type: 'string' },
  },
});
const [id] = positionals;
const packs = openPacks(resolve(flags.packs));

type Asked = { kind: ArcKind; title: string; brief: StageBrief; stage: Stage; frame: Frame; seed: string };

/** An example of `frames.yaml` with the frame that stands there. */
function fromExample(): Asked {
  const all = packs.arcs.kinds.flatMap((kind) =>
    readExamples(packs.arcs.folder, kind).map((example) => ({ kind: arcKind.parse(kind), example })),
  );
  const found = all.find(({ example }) => example.id === id);
  if (!found)
    throw new Error(`There is no example "${id}". There are: ${all.map(({ example }) => example.id).join(', ')}.`);
  const { kind, example } = found;
  const brief = exampleBrief(packs.arcs.folder)(example);
  const stage = makeStage(brief, packs.tables, packs.lexicon, example.id);
  return {
    kind,
    title: example.idea,
    brief,
    stage,
    frame: exampleFrame(packs, kind, example, stage),
    seed: flags.seed ?? example.id,
  };
}

/** An idea as the reader reads it. */
function fromIdea(idea: string): Asked {
  const { brief } = catalogBrief(idea, flags, idea);
  const seed = flags.seed ?? brief.seed;
  const stage = makeStage(brief, packs.tables, packs.lexicon, seed);
  const frame = frameOfIdea(packs, judgeText, brief, stage);
  return { kind: frame.kind, title: idea, brief, stage: stageOfPlot(frame, stage), frame, seed };
}

const {
  kind,
  title,
  brief,
  stage,
  frame: read,
  seed,
} = flags.idea === undefined ? fromExample() : fromIdea(flags.idea);
const frame = flags.foe ? { ...read, foe: { ...read.foe, talks: flags.foe === 'talks' } } : read;
const season = openSeason(packs, frame, stage, () => 0, seed, flags.skeleton);
if (!season) throw new Error('No spine has an end for this frame; npm run lint:packs says more.');
const { on, planned } = season;
console.log(
  `${seasonTitle(planned.skeleton.season, on.slots, () => 0, seed)?.toUpperCase()}   (${kind}, ${planned.skeleton.name})`,
);
console.log(
  `${brief.show.name} · ${brief.characters.map(({ name }) => name).join(' and ')} · ${brief.location.name}\nIdea (never quoted): ${title}`,
);
let stand: Stand = { episode: 1, facts: season.facts, running: atFirst, opening: null };
for (let episode = 1; episode <= 4; episode++) {
  const asides = asidesOf({ frame, season, stage, stand, seed, episode, arc: 1, heard: '', before: null, struck: nothingStruck, tell: [] }); // prettier-ignore
  const whole = tellEpisode(on, planned, { ...stand, room: wordsOf(asides) });
  if (!whole) throw new Error(`Episode ${episode} has no way to the end.`);
  const told = withAsides(whole, asides);
  const lines = told.told.flatMap((one) => one.lines);
  const count = (some: typeof lines) => some.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const talk = count(lines.filter(({ role }) => role !== 'narrator')) / count(lines);
  console.log(
    `\n\n## ${episode}. ${told.titles[0] ?? '(no title)'}   [${count(lines)} words, dialogue ${(100 * talk).toFixed(0)} %]`,
  );
  for (const { way, lines: said } of told.told) {
    console.log(`\n                                                                  -- ${way.id}`);
    for (const { role, speaker, delivery, text } of said)
      console.log(role === 'narrator' ? text : `    ${speaker}${delivery ? ` (${delivery})` : ''}: ${text}`);
  }
  const taken = (Number(flags.doors[episode - 1] ?? 1) || 1) - 1;
  console.log('');
  for (const [index, door] of told.doors.entries())
    console.log(`  ${index === taken && episode < 4 ? '>' : ' '} ${index + 1}) ${door.text}  [${door.style}]`);
  const door = told.doors[taken];
  const way = on.arc.ways.find((one) => one.id === door?.way);
  if (episode < 4 && (!door || !way)) throw new Error(`There is no door ${taken + 1}.`);
  stand = {
    episode: episode + 1,
    facts: told.facts,
    running: told.running,
    opening: way ? { way, lines: door?.lines ?? null } : null,
  };
}
