/**
 * npm run tell:showcase -- [words of a show's or season's name] [--path 102] [--list]
 * Prints the catalogue's seasons as a first start tells them, with their doors. --path tells those that fit by other doors
 * (0 to 2), --list only names what each is about.
 */
import { parseArgs } from 'node:util';
import { countLineWords } from '#engines/story/tell/fit-length.ts';
import { getCatalog } from '#server/seeds/read-catalog.ts';
import { tellShowcase } from './showcase.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { path: { type: 'string' }, list: { type: 'boolean', default: false } },
});
const wanted = positionals.join(' ').toLowerCase();
const path = flags.path ? [...flags.path].map(Number) : null;
const isWanted = (show: string, title: string) => `${show} ${title}`.toLowerCase().includes(wanted);
const catalog = getCatalog();
const shows = catalog.shows.map((show) => ({
  ...show,
  seasons: show.seasons.map((season) => (path && isWanted(show.name, season.title) ? { ...season, path } : season)),
}));

for (const { show, season, about, outcome, told } of tellShowcase({ ...catalog, shows })) {
  if (!isWanted(show.name, season.title)) continue;
  const { frame, skeleton } = told[0]!.state;
  console.log(
    `\n# ${season.title}   (${show.name}; ${frame.kind}, ${skeleton}; ${season.by}; path ${season.path.join('')})`,
  );
  console.log(`Idea: ${season.idea}\nRead: ${about} [${outcome}]   Own title: ${told[0]!.seasonTitle}`);
  if (flags.list) continue;
  for (const [at, { script, ways, debts }] of told.entries()) {
    if (season.remix && at < season.remix.after) continue;
    const taken = season.path[at - (season.remix ? season.remix.after - 1 : 0)];
    const owed = debts.length > 0 ? `, owes ${debts.join(' ')}` : '';
    console.log(`\n## ${at + 1}. ${script.title} (${countLineWords(script.lines)} words${owed})\n${ways.join(' ')}`);
    for (const { role, speaker, delivery, text } of script.lines)
      console.log(role === 'narrator' ? text : `  ${speaker}${delivery ? ` (${delivery})` : ''}: ${text}`);
    for (const [index, { text }] of script.choices.entries())
      console.log(`${index === taken ? '>' : ' '} ${index}) ${text}`);
  }
}
