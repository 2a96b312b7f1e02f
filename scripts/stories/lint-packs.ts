/**
 * npm run lint:packs [folder] [kind …]: tells every example of every arc over all door paths and names file and line of what is wrong.
 * `folder` holds `arcs/` (by default packs/), or is the folder of one kind; the kind `traits` is what is told of one of the two beside every plot. Shows come from the catalogue beside it, if there is one.
 */
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { openPacks } from '#engines/story/open-packs.ts';
import { lintKind, summarize } from '#engines/story/lint/lint-packs.ts';
import { lintTraits } from '#engines/story/lint/lint-traits.ts';
import { episodeMeasure } from '#engines/story/tell/episode-measure.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { exampleBrief } from './example-brief.ts';

const [given = 'packs', ...named] = process.argv.slice(2);
const asked = resolve(given);
const ofKind = existsSync(join(asked, 'arc.yaml')) || existsSync(join(dirname(asked), '../arcs'));
const folder = ofKind && !existsSync(join(asked, 'arcs')) ? resolve(asked, '../..') : asked;
if (!existsSync(join(folder, 'arcs'))) {
  console.error(
    `There are no arcs in ${folder}. A kind is given behind its folder: npm run lint:packs -- packs rescue`,
  );
  process.exit(1);
}
const packs = openPacks(folder);
const kinds =
  named.length > 0 ? named : ofKind && folder !== asked ? [basename(asked)] : [...packs.arcs.kinds, 'traits'];
const judged = new Map<string, string | null>();
/** The categories for which a line is refused to the youngest, or null. */
function judge(text: string): string | null {
  const known = judged.get(text);
  if (known !== undefined) return known;
  const { approved, categories } = judgeText(text, { rating: '4+', kind: 'line' });
  judged.set(text, approved ? null : categories.join(', '));
  return approved ? null : categories.join(', ');
}
/** What is said but does not fail: a few words too many or too few of an episode are not noticed by a listener. */
const notes = new Set(['words', 'dialogue']);
let faults = 0;
for (const kind of kinds) {
  const options = { limits: episodeMeasure, judge };
  const { findings, unreached, ways, seasons, episodes, words, talk } =
    kind === 'traits'
      ? lintTraits(packs, exampleBrief(folder), options)
      : lintKind(packs, kind, exampleBrief(folder), options);
  for (const { file, line, way, check, detail, times } of findings)
    console.log(
      `${file.startsWith('/') ? relative('.', file) : file}${line > 0 ? `:${line}` : ''}  ${way}: ${check}: ${detail}${times > 1 ? ` (${times} times)` : ''}`,
    );
  for (const way of unreached) console.log(`${kind}/${way}: never reached`);
  const [w, t] = [summarize(words), summarize(talk)];
  console.log(
    `${kind}: ${ways} ways, ${seasons} seasons, ${episodes} episodes of ${w.least} to ${w.most} words (mean ${w.mean.toFixed(0)}), dialogue ${t.least.toFixed(2)} to ${t.most.toFixed(2)} (mean ${t.mean.toFixed(2)}); ${findings.length} findings, ${unreached.length} ways never reached.\n`,
  );
  faults += findings.filter(({ check }) => !notes.has(check)).length;
}
process.exitCode = faults > 0 ? 1 : 0;
