import { PackError } from '../arcs/way.ts';

export const formRoles = ['show', 'idea', 'character', 'location'] as const;
export type FormRole = (typeof formRoles)[number];

/** A knot of `FIELD: text` lines: a show, a place, a plot idea or somebody's nature. */
export type Form = {
  id: string;
  role: FormRole;
  /** All header lines by name. */
  tags: Record<string, string>;
};

const knotLine = /^=== *(\w+) *=*\s*$/;
const headerTag = /^#\s*([a-z]+)\s*:\s*(.*?)\s*(?:\/\/.*)?$/;

/** Reads the forms of one ink file; `ink` is the same file without headers, each knot closed. Throws a `PackError`. */
export function parseForms(file: string, source: string): { forms: Form[]; ink: string } {
  const forms: Form[] = [];
  let header: { id: string; line: number; tags: Record<string, string> } | null = null;
  const close = () => {
    if (header) forms.push({ id: header.id, tags: header.tags, role: roleOf(file, header) });
    header = null;
  };
  const lines = source.split('\n').map((text, index) => {
    const knot = knotLine.exec(text)?.[1];
    if (knot) {
      close();
      header = { id: knot, line: index + 1, tags: {} };
      return `- -> DONE\n${text}`;
    }
    const [, key, value] = (header && headerTag.exec(text.trim())) || [];
    if (header && key !== undefined && value !== undefined) {
      header.tags[key] = value;
      return '';
    }
    if (text.trim() !== '' && !text.trim().startsWith('//')) close();
    return text;
  });
  close();
  return { forms, ink: `${lines.join('\n').trimEnd()}\n- -> DONE\n` };
}

function roleOf(
  file: string,
  { id, line, tags }: { id: string; line: number; tags: Record<string, string> },
): FormRole {
  const role = formRoles.find((name) => name === tags['role']);
  if (!role) throw new PackError(`${file}:${line}: ${id}: "# role:" must be one of ${formRoles.join(', ')}`);
  return role;
}
