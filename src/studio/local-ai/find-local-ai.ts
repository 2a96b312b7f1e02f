import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const programs = z
  .array(
    z.object({
      name: z.string(),
      port: z.number(),
      models: z.string(),
      mark: z.string(),
      speaks: z.string().optional(),
      writes: z.string().optional(),
    }),
  )
  .parse(parse(readFileSync(join(import.meta.dirname, 'programs.yaml'), 'utf8')));
type Program = (typeof programs)[number];

/** A program on this machine that answers, with the models of it that Canto could use. */
export type LocalProgram = {
  name: string;
  /** Up to and including `/v1`. */
  baseUrl: string;
  writer: string | null;
  speaker: string | null;
};

/** Nobody notices this at a start, and a port of this machine answers within a few milliseconds. */
const timeoutMs = 300;
/** Models that do something else than tell stories. */
const noStoryteller = /embed|bge-|minilm|whisper|rerank|phonon|kokoro|tts|ocr|guard|moderation/i;
const secondChoice = /code|coder|math|vision|-vl\b/i;

const modelList = z.object({
  models: z.array(z.looseObject({ name: z.string().optional(), id: z.string().optional() })).optional(),
  data: z.array(z.looseObject({ id: z.string() })).optional(),
});

/** This machine as a program sees it; inside a container also the machine around it. */
export function localHosts(): string[] {
  const isContainer = existsSync('/.dockerenv') || existsSync('/run/.containerenv');
  return ['127.0.0.1', ...(isContainer ? ['host.docker.internal'] : [])];
}

/**
 * Asks the usual ports once, all at the same time, for 300 ms; the preferred come first. Nothing is started or loaded by it.
 * @param portOf Another port for a program than its usual one.
 */
export async function findLocalAi(
  hosts: string[] = localHosts(),
  portOf: (name: string, usual: number) => number = (_name, usual) => usual,
  waitMs = timeoutMs,
): Promise<LocalProgram[]> {
  const asked = programs.flatMap((program) =>
    hosts.map((host) => look(program, `http://${host}:${portOf(program.name, program.port)}`, waitMs)),
  );
  const found = (await Promise.all(asked)).filter((program) => program !== null);
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
}

async function look(program: Program, origin: string, waitMs: number): Promise<LocalProgram | null> {
  try {
    const response = await fetch(origin + program.models, {
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    });
    const text = response.ok ? await response.text() : '';
    if (!text.includes(program.mark)) return null;
    const { models = [], data = [] } = modelList.parse(JSON.parse(text));
    const names = [...models.map(({ name, id }) => id ?? name), ...data.map(({ id }) => id)].filter((name) => !!name);
    const found = {
      name: program.name,
      baseUrl: `${origin}/v1`,
      writer: program.writes ? storyteller(names as string[]) : null,
      speaker: program.speaks ? speakerOf(names as string[], program.speaks) : null,
    };
    return found.writer || found.speaker ? found : null;
  } catch {
    return null;
  }
}

function storyteller(names: string[]): string | null {
  const able = names.filter((name) => !noStoryteller.test(name));
  return able.find((name) => !secondChoice.test(name)) ?? able[0] ?? null;
}

function speakerOf(names: string[], wanted: string): string | null {
  if (wanted === 'any') return names.find((name) => /kokoro/i.test(name)) ?? names[0] ?? null;
  return names.find((name) => name.toLowerCase().startsWith(wanted)) ?? null;
}
