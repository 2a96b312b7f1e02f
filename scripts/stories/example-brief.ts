import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getCatalog, readCatalog } from '#server/seeds/read-catalog.ts';
import type { Example } from '#engines/story/lint/examples.ts';
import type { StageBrief } from '#engines/story/stage/make-stage.ts';
import { storyCharacter, storyShow } from './catalog-brief.ts';

/** Cast and place of an example of `frames.yaml`, by the names of the catalogue beside a folder of packs, or of Canto's own. */
export function exampleBrief(packs: string): (example: Pick<Example, 'show' | 'leads' | 'place'>) => StageBrief {
  const beside = join(packs, '../catalog');
  const catalog = existsSync(join(beside, 'listeners.yaml')) ? readCatalog(beside) : getCatalog();
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const find = <T extends { name: string }>(what: string, all: T[], name: string): T => {
    const found =
      all.find((one) => plain(one.name) === plain(name)) ?? all.find((one) => plain(one.name).includes(plain(name)));
    if (!found) throw new Error(`There is no ${what} "${name}". There are: ${all.map((one) => one.name).join(', ')}.`);
    return found;
  };
  return (example) => {
    const show = find('show', catalog.shows.map((one) => ({ ...one, name: plain(one.name).startsWith(plain(example.show)) || one.id.startsWith(example.show) || one.id.includes(example.show) ? example.show : one.name, title: one.name })), example.show); // prettier-ignore
    const characters = example.leads.map((name) => storyCharacter(find('character', show.characters, name)));
    const [a, b] = characters;
    if (!a || !b) throw new Error('A season has two leads.');
    const { description, name } = find('place', show.locations, example.place);
    return { show: storyShow({ ...show, name: show.title }), characters: [a, b], location: { name, description } };
  };
}
