import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { mayLookAround, useLocalAi } from '#server/use-local-ai.ts';
import { findLocalAi } from './find-local-ai.ts';

let servers: Server[] = [];
afterEach(async () => {
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  servers = [];
});

/** A program that answers GET by path; null never answers. */
async function program(lists: Record<string, unknown> | null): Promise<number> {
  const server = createServer((request, response) => {
    if (!lists) return;
    const list = lists[request.url ?? ''];
    response.writeHead(list ? 200 : 404).end(typeof list === 'string' ? list : JSON.stringify(list ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

/** Looks for these alone: every other program's port is one on which nobody listens. */
const find = (ports: Record<string, number>, waitMs = 10_000) =>
  findLocalAi(['127.0.0.1'], (name) => ports[name] ?? 9, waitMs);

const tags = (...names: string[]) => ({
  '/api/tags': { models: names.map((name) => ({ name, model: name, size: 1 })) },
});
const ids = (owner: string, ...names: string[]) => ({
  '/v1/models': { object: 'list', data: names.map((id) => ({ id, object: 'model', owned_by: owner })) },
});

describe('what is found on this machine', () => {
  it('is Ollama with what writes and what speaks', async () => {
    const port = await program(tags('nomic-embed-text:latest', 'qwen2.5-coder:7b', 'gemma4:e2b', 'phonon:latest'));
    expect(await find({ Ollama: port })).toEqual([
      { name: 'Ollama', baseUrl: `http://127.0.0.1:${port}/v1`, writer: 'gemma4:e2b', speaker: 'phonon:latest' },
    ]);
  });

  it.each([
    [
      'LM Studio',
      ids('organization_owner', 'text-embedding-nomic', 'qwen2.5-14b-instruct'),
      'qwen2.5-14b-instruct',
      null,
    ],
    ['llama.cpp', ids('llamacpp', '/models/gemma.gguf'), '/models/gemma.gguf', null],
    ['KoboldCpp', ids('koboldcpp', 'koboldcpp/Tiefighter'), 'koboldcpp/Tiefighter', null],
    ['Kokoro-FastAPI', ids('kokoro', 'tts-1', 'kokoro'), null, 'kokoro'],
    [
      'Speaches',
      {
        '/v1/audio/models': {
          models: [
            { id: 'piper-amy', voices: [] },
            { id: 'Kokoro-82M', voices: [] },
          ],
        },
      },
      null,
      'Kokoro-82M',
    ],
  ])('is %s', async (name, lists, writer, speaker) => {
    const port = await program(lists);
    expect(await find({ [name]: port })).toEqual([{ name, baseUrl: `http://127.0.0.1:${port}/v1`, writer, speaker }]);
  });

  it('is nothing where the port is somebody else’s, has no model, or never answers, and takes no time', async () => {
    const start = performance.now();
    const found = await find(
      {
        'llama.cpp': await program({ '/v1/models': { data: [{ id: 'x', owned_by: 'vllm' }] } }),
        Ollama: await program(tags()),
        'LM Studio': await program({ '/v1/models': '<html>organization_owner' }),
        Speaches: await program(null),
      },
      300,
    );
    expect(found).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2500);
  });
});

describe('what becomes of it', () => {
  const config = (env: Record<string, string> = {}) =>
    readConfig({ AUTH_SECRET: 'x'.repeat(32), BASE_URL: '', ...env });
  const ollama = { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', writer: 'gemma4:e2b', speaker: 'phonon' };
  const kokoro = { name: 'Kokoro-FastAPI', baseUrl: 'http://127.0.0.1:8880/v1', writer: null, speaker: 'kokoro' };

  it('is used without a variable, the better voice before the other, and said in one line', () => {
    const { config: used, said } = useLocalAi(config(), [kokoro, ollama]);
    expect(used.story).toMatchObject({ kind: 'openai', model: 'gemma4:e2b', isNear: true, firstLineTimeoutMs: 60_000 });
    expect(used.speech).toMatchObject({ kind: 'openai', model: 'kokoro', baseUrl: kokoro.baseUrl });
    expect(said).toBe(
      'Found Kokoro-FastAPI: kokoro speaks; Ollama: gemma4:e2b writes. LOCAL_AI=off leaves them alone.',
    );
  });

  it('is only proposed where the public comes', () => {
    const given = config({ BASE_URL: 'https://canto.example' });
    const { config: used, said } = useLocalAi(given, [ollama]);
    expect([used.story.kind, used.speech.kind]).toEqual(['embedded', 'embedded']);
    expect(said).toContain('Ollama (gemma4:e2b could write, phonon could speak) at http://127.0.0.1:11434/v1');
  });

  it('is not even looked for when it is off, or story or speech is configured', () => {
    expect(mayLookAround(config())).toBe(true);
    expect(mayLookAround(config({ LOCAL_AI: 'off' }))).toBe(false);
    expect(mayLookAround(config({ STORY_BASE_URL: 'https://a.example/v1', STORY_MODEL: 'm' }))).toBe(false);
    expect(mayLookAround(config({ SPEECH_BASE_URL: 'https://a.example/v1', SPEECH_MODEL: 'm' }))).toBe(false);
  });

  it('is advice where nothing is found', () => {
    const { config: used, said } = useLocalAi(config(), []);
    expect(used.story.kind).toBe('embedded');
    expect(said).toContain('ollama pull phonon');
  });
});
