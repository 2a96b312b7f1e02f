import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Story } from 'inkjs/full';
import { ownPacks } from '../arcs/own-packs.ts';
import { polishText } from '../words/polish-text.ts';
import { readLexicon, type Lexicon } from '../world/lexicon.ts';
import { compileInk } from './compile-ink.ts';
import { parseForms, type Form, type FormRole } from './parse-forms.ts';

export type FormValues = Record<string, string | number | boolean>;

/** What shows, places, ideas and people are made up from: `packs/common`. Compiled when it is first used (about 0.3 s). */
export type FormLibrary = {
  forms(role: FormRole): Form[];
  /** The fields of a form by lower-case name; the same values and seed always give the same. */
  render(form: Form, values: FormValues, seed: number): Record<string, string>;
  lexicon: Lexicon;
};

type Ready = { forms: Form[]; story: Story; variables: Set<string> };

let own: FormLibrary | null = null;

/** The forms that come with Canto, read once a process. */
export function loadForms(): FormLibrary {
  return (own ??= openForms(join(ownPacks, 'common')));
}

function openForms(folder: string): FormLibrary {
  let ready: Ready | null = null;
  const open = () => (ready ??= compileForms(folder));
  return {
    forms: (role) => open().forms.filter((form) => form.role === role),
    render: (form, values, seed) => renderForm(open(), form, values, seed),
    lexicon: readLexicon(join(folder, 'lexicon')),
  };
}

function compileForms(folder: string): Ready {
  const [hostFile, file] = [join(folder, 'host.ink'), join(folder, 'forms.ink')];
  const host = readFileSync(hostFile, 'utf8');
  const { forms, ink } = parseForms(file, readFileSync(file, 'utf8'));
  const story = compileInk([
    { file: hostFile, ink: host },
    { file, ink },
  ]);
  const variables = new Set([...host.matchAll(/^VAR +(\w+) *=/gm)].map(([, name = '']) => name));
  return { forms, story, variables };
}

const fieldLine = /^([A-Z]+): (.*)$/s;

function renderForm({ story, variables }: Ready, form: Form, values: FormValues, seed: number): Record<string, string> {
  story.ResetState();
  story.state.storySeed = seed % 100_000;
  story.state.previousRandom = 0;
  for (const [name, value] of Object.entries(values)) {
    if (variables.has(name))
      story.variablesState.$(name, typeof value === 'string' ? value.replaceAll('\n', ' ') : value);
  }
  story.ChoosePathString(form.id);
  const fields: Record<string, string> = {};
  while (story.canContinue) {
    const [, name, text] = fieldLine.exec((story.Continue() ?? '').trim()) ?? [];
    if (name && text) fields[name.toLowerCase()] = polishText(text);
  }
  return fields;
}
