// All stylesheets become one, so a class name must mean one thing everywhere: `npm run lint` runs this over src/web.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform, type SelectorComponent } from 'lightningcss';

/**
 * What is wrong with the class names of these stylesheets, a sentence for each name. A class belongs to the stylesheet in
 * which it starts a selector; others may only adapt it below a class of their own (`.remix .btn`). A state (`is-open`)
 * belongs to nobody, so it may start none.
 * @param sheets CSS by the name that a sentence shall call it by.
 */
export function findCollisions(sheets: ReadonlyMap<string, string>): string[] {
  const owners = new Map<string, Set<string>>();
  for (const [file, css] of sheets) {
    for (const name of startingClasses(file, css)) owners.set(name, (owners.get(name) ?? new Set()).add(file));
  }
  return [...owners].flatMap(([name, files]) => {
    const list = [...files].join(' and ');
    if (name.startsWith('is-')) return `.${name} is a state: write it after a class of the stylesheet's own (${list}).`;
    return files.size > 1
      ? `.${name} starts a selector in ${list}: rename it in all but one, or write it below a class of its own.`
      : [];
  });
}

/** The first class of each selector, also of one in brackets: `main > :is(.a, .b) .c` starts with a and b. */
function startingClasses(filename: string, css: string): Set<string> {
  const names = new Set<string>();
  const collect = (selector: readonly SelectorComponent[]): boolean => {
    for (const part of selector) {
      if (part.type === 'class') return Boolean(names.add(part.name));
      if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
        if (part.selectors.map(collect).includes(true)) return true;
    }
    return false;
  };
  // The visitor also meets the selectors in brackets by themselves; `StyleRule` meets each rule once.
  transform({
    filename,
    code: Buffer.from(css),
    visitor: { Rule: { style: ({ value }) => void value.selectors.forEach(collect) } },
  });
  return names;
}

/** The stylesheets of the pages, by path from the repository. */
export function readStylesheets(root: string): Map<string, string> {
  const files = globSync('src/web/**/*.css', { cwd: root }).toSorted();
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

if (import.meta.main) {
  const collisions = findCollisions(readStylesheets(join(import.meta.dirname, '../..')));
  for (const sentence of collisions) console.error(sentence);
  if (collisions.length > 0) process.exit(1);
}
