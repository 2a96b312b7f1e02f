import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { mayLookAround, useLocalAi } from '#server/use-local-ai.ts';
import type { Episode } from '#shared/seasons.ts';
import { findLocalAi } from '#studio/local-ai/find-local-ai.ts';
import { openStudio } from '#studio/open-studio.ts';
import { hum, wavFile } from '#studio/providers/speech/audition/testing/speech-servers.ts';
import { hurryJobs } from './hurry-jobs.ts';
import { createShowFixture, newSeason, untilReady } from './show-fixture.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let ollama: Server;
let stopHurrying: () => void;
const asked = { chats: 0, voices: new Set<string>() };
beforeAll(async () => {
  world = await openWorld();
  stopHurrying = hurryJobs(world);
  ollama = createServer((request, response) => void answer(request).then((body) => response.end(body)));
  await new Promise<void>((resolve) => ollama.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  stopHurrying?.();
  await world?.close();
  ollama.closeAllConnections();
  await new Promise((resolve) => ollama.close(resolve));
});

const pitches: Record<string, number> = { Freya: 210, Harper: 188, Sterling: 104, Toby: 126 };

/** Ollama with a model that writes and one that speaks, by the documentation of its API. */
async function answer(request: IncomingMessage): Promise<string | Buffer> {
  let body = '';
  for await (const part of request) body += String(part);
  if (request.url === '/api/tags')
    return JSON.stringify({ models: [{ name: 'phonon:latest' }, { name: 'gemma4:e2b' }] });
  const call = body ? JSON.parse(body) : {};
  if (request.url === '/v1/chat/completions') {
    asked.chats++;
    return streamed(episodeFor(call.messages.at(-1).content));
  }
  if (request.url !== '/v1/audio/speech' || !(call.voice in pitches)) return '{}';
  asked.voices.add(call.voice);
  return wavFile(hum(pitches[call.voice]!, call.input));
}

function streamed(text: string): string {
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'gemma4:e2b', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  return `${chunk({ role: 'assistant', content: text }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`;
}

/** An episode that the gate lets pass, of whoever the question names. */
function episodeFor(prompt: string): string {
  const data = JSON.parse(/<data>([^]*)<\/data>/.exec(prompt)?.[1] ?? '{}');
  const [a, b] = (data.leads ?? [{ name: 'Mira' }, { name: 'Tobias' }]).map(({ name }: { name: string }) => name);
  const place = data.place?.name ?? 'the quay';
  const lines = Array.from({ length: 24 }, (_, at) => ({
    speaker: ['Narrator', a, b][at % 3],
    text: `This is line number ${at + 1}, and over ${place} the moon had sunk a bit. Cup ${at + 1} stood on the sill, full of its light.`,
    delivery: '',
    turns: at === 15,
  }));
  return JSON.stringify({
    title: 'The moon on a string',
    lines,
    choices: ['Climb the tall tower', 'Follow the silver thread', 'Ask the old owl'].map((text) => ({
      text,
      leadsTo: 'They find out more.',
    })),
    memory: { summary: 'The moon is stolen.', facts: ['The bell rings.'], openThreads: ['Who pulls the string?'] },
  });
}

it('beside Ollama an episode is written and spoken by it without a variable, and opened by the house', async () => {
  const { port } = ollama.address() as AddressInfo;
  const given = readConfig({ DATA_DIR: world.ctx.config.dataDir, BASE_URL: '' });
  expect(mayLookAround(given)).toBe(true);
  const found = await findLocalAi(['127.0.0.1'], (name) => (name === 'Ollama' ? port : 9), 10_000);
  const { config, said } = useLocalAi(given, found);
  expect(said).toBe('Found Ollama: gemma4:e2b writes, phonon:latest speaks. LOCAL_AI=off leaves them alone.');
  const { close, ...studio } = await openStudio(config);
  Object.assign(world.ctx.studio, studio);
  try {
    const fan = await world.listener();
    const order = await fan.run<{ season: { id: string } }>(
      'create-season-v3',
      newSeason(await createShowFixture(world, fan)),
    );
    const [episode] = (await untilReady(fan, order.body.season.id)) as [Episode];
    expect(episode.stage).toBe('ready');
    expect(episode.content).toContain('This is line number 24');
    expect(episode.content.indexOf('This is line number 1,')).toBeGreaterThan(60);
    expect(asked.chats).toBeGreaterThan(0);
    expect(Object.keys(pitches)).toEqual(expect.arrayContaining([...asked.voices]));
    expect(asked.voices.size).toBeGreaterThan(1);
  } finally {
    await close();
  }
});
