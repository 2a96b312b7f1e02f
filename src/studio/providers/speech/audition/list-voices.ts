import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Send } from '../../ask-endpoint.ts';
import { listedVoice, type ListedVoice } from './audition.ts';
import { genderOf } from './gender-by-name.ts';

/** Kokoro has some thirty English voices; a server with hundreds is not heard to the end. */
const mostVoices = 40;

const tables = z
  .record(z.string(), z.array(listedVoice.extend({ since: z.string().optional() })))
  .parse(parse(readFileSync(join(import.meta.dirname, 'known-voices.yaml'), 'utf8')));

/** The voices of servers without a list: OpenAI's, and the four of Phonon as Ollama has it. */
export function knownVoices(model: string): ListedVoice[] {
  const table = /phonon/i.test(model) ? 'phonon' : 'openai';
  return (tables[table] ?? []).flatMap(({ since, ...voice }) => (since && model.startsWith('tts-1') ? [] : [voice]));
}

const named = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  voice_id: z.string().optional(),
  gender: z.string().optional(),
  language: z.string().optional(),
  locale: z.string().optional(),
});
const voiceList = z.array(z.union([z.string(), named]));
const answers = z.union([
  voiceList,
  z.object({ voices: voiceList }),
  z.object({ data: voiceList }),
  z.object({ voices: z.record(z.string(), named.loose()) }).transform(({ voices }) => Object.keys(voices)),
]);
const models = z.object({
  models: z.array(z.object({ id: z.string(), voices: voiceList.optional() })),
});

/**
 * The English voices that a server itself lists: by model (Speaches), or at one of the addresses in use. Null where there
 * is no list, as at OpenAI and Ollama. @param send Throws for every answer that is no good one.
 */
export async function listVoices(send: Send, base: string, model: string): Promise<ListedVoice[] | null> {
  const ofModel = models.safeParse(await readJson(send, `${base}/v1/audio/models`));
  const own = ofModel.data?.models.find(({ id }) => id === model)?.voices;
  if (own?.length) return readList(own);
  for (const path of ['/v1/audio/voices', '/v1/voices', '/voices']) {
    const { data } = answers.safeParse(await readJson(send, base + path));
    if (!data) continue;
    const list = Array.isArray(data) ? data : 'voices' in data ? data.voices : data.data;
    if (list.length > 0) return readList(list);
  }
  return null;
}

async function readJson(send: Send, url: string): Promise<unknown> {
  try {
    return JSON.parse((await send(url)).toString('utf8'));
  } catch {
    return null;
  }
}

function readList(list: z.infer<typeof voiceList>): ListedVoice[] {
  const all = list.flatMap((entry) => {
    const { gender, language, locale, ...ids } = typeof entry === 'string' ? { id: entry } : { ...entry };
    const name = ids.id ?? ids.voice_id ?? ids.name;
    if (!name || !isEnglish(name, language ?? locale)) return [];
    const said = genderOf(name, gender);
    return [{ name, ...(said && { gender: said }) }];
  });
  const first = new Map(all.map((voice) => [voice.name, voice]));
  return [...first.values()].slice(0, mostVoices);
}

/** Kokoro's names begin with language and gender (`bf_emma`), those of Piper and Azure with a locale (`en_GB-alan`). */
function isEnglish(name: string, language: string | undefined): boolean {
  if (language) return /^(?:en\b|en[-_]|english|a$|b$)/i.test(language);
  const kokoro = /^([a-z])[fm]_/.exec(name)?.[1];
  if (kokoro) return kokoro === 'a' || kokoro === 'b';
  const locale = /^([a-z]{2})[-_][A-Z]{2}\b|^([a-z]{2})[-_][A-Z]{2}_?-/.exec(name);
  return !locale || (locale[1] ?? locale[2]) === 'en';
}
