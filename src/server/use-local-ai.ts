import type { LocalProgram } from '#studio/local-ai/find-local-ai.ts';
import { speechAt, storyAt } from '#studio/providers/endpoint-config.ts';
import type { Config } from './config.ts';

/** Two sentences of everyday length, in which the program of a model is told by what it does. */
const does = ({ writer, speaker }: LocalProgram, would: boolean) =>
  [
    writer && `${writer} ${would ? 'could write' : 'writes'}`,
    speaker && `${speaker} ${would ? 'could speak' : 'speaks'}`,
  ]
    .filter(Boolean)
    .join(', ');

/**
 * The configuration with what was found on this machine, and the line that says so. A Canto that is open to the public uses
 * nothing by itself: strangers must not get an owner's processor unasked. Where story or speech is configured, nothing is said.
 */
export function useLocalAi(config: Config, found: LocalProgram[]): { config: Config; said: string | null } {
  if (!mayLookAround(config)) return { config, said: null };
  const writing = found.find(({ writer }) => writer);
  const speaking = found.find(({ speaker }) => speaker);
  if (!writing && !speaking)
    return {
      config,
      said: config.isPublic
        ? null
        : 'For natural voices and a writer with a model: install Ollama, `ollama pull phonon`, `ollama pull gemma4`, start again.',
    };
  const used = [...new Set([speaking, writing])]
    .filter((program) => program !== undefined)
    .map((program) => ({
      ...program,
      writer: program === writing ? program.writer : null,
      speaker: program === speaking ? program.speaker : null,
    }));
  if (config.isPublic) {
    const could = used.map((program) => `${program.name} (${does(program, true)}) at ${program.baseUrl}`).join(', ');
    return { config, said: `Found ${could}. Canto is open to the public, so nothing is used until you say so.` };
  }
  return {
    config: {
      ...config,
      ...(writing?.writer ? { story: storyAt(writing.baseUrl, writing.writer) } : {}),
      ...(speaking?.speaker ? { speech: speechAt(speaking.baseUrl, speaking.speaker) } : {}),
    },
    said: `Found ${used.map((program) => `${program.name}: ${does(program, false)}`).join('; ')}. LOCAL_AI=off leaves them alone.`,
  };
}

/** Whether the owner left it to Canto what writes and speaks. */
export function mayLookAround({ localAi, story, speech }: Config): boolean {
  return localAi === 'auto' && story.kind === 'embedded' && speech.kind === 'embedded';
}
