import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Story } from 'inkjs';
import { ownPacks } from '../arcs/own-packs.ts';
import type { InkPart } from '../ink/compile-ink.ts';
import { openStory } from '../ink/open-story.ts';
import { polishText } from '../words/polish-text.ts';
import { readLexicon, type Lexicon } from '../world/lexicon.ts';
import { parseForms, type Form, type FormRole } from './parse-forms.ts';

export type FormValues = Record<string, string | number | boolean>;

/** What shows, places, ideas and people are made up from: `packs/common`. Its story is opened when it is first used. */
export type FormLibrary = {
  forms(role: FormRole): Form[];
  /** The fields of a form by lower-case name; the same values and seed always give the same. */
  render(form: Form, values: FormValues, seed: number): Record<string, string>;
  lexicon: Lexicon;
};

type Ready = { forms: Form[]; story: Story; variables: Set<string> };

const ownForms = join(ownPacks, 'common');
let own: FormLibrary | null = null;

/** The forms that come with Canto, read once a process. */
export function loadForms(): FormLibrary {
  return (own ??= openForms(ownForms));
}

function openForms(folder: string): FormLibrary {
  let ready: Ready | null = null;
  const open = () => {
    if (ready) return ready;
    const { forms, variables, parts } = readForms(folder);
    return (ready = { forms, variables, story: openStory(parts) });
  };
  return {
    forms: (role) => open().forms.filter((form) => form.role === role),
    render: (form, values, seed) => renderForm(open(), form, values, seed),
    lexicon: readLexicon(join(folder, 'lexicon')),
  };
}

/** The forms of a folder in the form of `packs/common`, what may be set in them, and the parts of their story. */
export function readForms(folder: string = ownForms): { forms: Form[]; variables: Set<string>; parts: InkPart[] } {
  const [hostFile, file] = [join(folder, 'host.ink'), join(folder, 'forms.ink')];
  const host = readFileSync(hostFile, 'utf8');
  const { forms, ink } = parseForms(file, readFileSync(file, 'utf8'));
  const variables = new Set([...host.matchAll(/^VAR +(\w+) *=/gm)].map(([, name = '']) => name));
  return {
    forms,
    variables,
    parts: [
      { file: hostFile, ink: host },
      { file, ink },
    ],
  };
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
