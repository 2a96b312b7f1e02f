// A model that is none: an OpenAI-compatible endpoint that writes by rote what an episode asks for. It reads the prompt, keeps to its
// shape, and now and then does what small models do: it contradicts the canon, repeats itself, or breaks off.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededDice } from '#engines/story/words/seeded.ts';

export type StandIn = {
  url: string;
  calls: { episodes: number; doors: number; openings: number; judged: number };
  close(): Promise<void>;
};

/** `breaksOff`: each so-many-th episode answer ends in the middle; 0 for none. */
export async function startStandIn({ breaksOff = 0 }: { breaksOff?: number } = {}): Promise<StandIn> {
  const calls = { episodes: 0, doors: 0, openings: 0, judged: 0 };
  const server: Server = createServer((request, response) => void answer(request, response, calls, breaksOff));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
} // prettier-ignore

type Data = {
  leads?: { name: string }[];
  place?: { name: string };
  plotIdea?: string;
  episodeNumber?: number;
  chosen?: string;
  costs?: string;
  isTrue?: Record<string, string>;
  alreadySpokenInThisEpisode?: string[];
};

async function answer(request: IncomingMessage, response: ServerResponse, calls: StandIn['calls'], breaksOff: number) {
  let body = '';
  for await (const part of request) body += String(part);
  const call = JSON.parse(body || '{}') as { stream?: boolean; messages?: { content: string }[] };
  const prompt = call.messages?.at(-1)?.content ?? '';
  const data = JSON.parse(/<data>\n([^]*?)\n<\/data>/.exec(prompt)?.[1] ?? '{}') as Data;
  const text = JSON.stringify(write(prompt, data, calls));
  const usage = { prompt_tokens: Math.ceil(body.length / 4), completion_tokens: Math.ceil(text.length / 4), total_tokens: 0 }; // prettier-ignore
  if (!call.stream) {
    response.setHeader('content-type', 'application/json');
    const message = { role: 'assistant', content: text };
    return void response.end(JSON.stringify({ id: '1', object: 'chat.completion', created: 1, model: 'stand-in', choices: [{ index: 0, message, finish_reason: 'stop' }], usage })); // prettier-ignore
  }
  response.setHeader('content-type', 'text/event-stream');
  const stops = breaksOff > 0 && calls.episodes % breaksOff === 0 ? Math.floor(text.length * 0.6) : text.length;
  for (let at = 0; at < stops; at += 400) {
    response.write(chunk({ content: text.slice(at, Math.min(stops, at + 400)) }, null));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (stops < text.length) return void response.destroy();
  response.end(`${chunk({}, 'stop', usage)}data: [DONE]\n\n`);
}

const chunk = (delta: object, finish: string | null, usage?: object) =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'stand-in', choices: [{ index: 0, delta, finish_reason: finish }], ...(usage ? { usage } : {}) })}\n\n`;

function write(prompt: string, data: Data, calls: StandIn['calls']): object {
  const [a, b] = [data.leads?.[0]?.name ?? 'Ann', data.leads?.[1]?.name ?? 'Ben'];
  if (prompt.includes('Which of the two')) {
    calls.judged++;
    return { better: calls.judged % 3 === 0 ? 'same' : calls.judged % 2 === 0 ? 'A' : 'B', why: 'It was clearer.' };
  }
  const episode = data.episodeNumber ?? 1;
  const dice = seededDice('stand-in', data.plotIdea ?? '', episode, data.alreadySpokenInThisEpisode?.length ?? 0);
  const choices = doorsOf(dice, episode);
  if (prompt.includes('Give only its three choices')) {
    calls.doors++;
    return { choices };
  }
  if (prompt.includes('For each of them write only the first')) {
    calls.openings++;
    return { openings: choices.map((_, at) => ({ choice: at + 1, lines: [
      { speaker: 'Narrator', text: `So ${a} and ${b} did it, by way number ${at + 1}.`, delivery: '' },
      { speaker: a, text: `That makes ${at + 2} of us, and I can only see ${at + 1}.`, delivery: 'dry' },
      { speaker: b, text: `Then count again from the other side, number ${at + 1}.`, delivery: '' },
    ] })) }; // prettier-ignore
  }
  calls.episodes++;
  return episodeOf(dice, data, [a, b], choices);
}

const things = ['lamp', 'rope', 'map', 'bell', 'ladder', 'kettle', 'key', 'drum', 'basket', 'clock', 'mirror', 'boat'];
const acts = ['turned over', 'hid', 'counted', 'tied up', 'weighed', 'painted', 'swapped', 'dropped', 'followed', 'mended']; // prettier-ignore
const spots = ['under the stairs', 'behind the stove', 'on the roof', 'by the water', 'in the cart', 'at the gate', 'up the tree', 'below the bridge']; // prettier-ignore
type Dice = ReturnType<typeof seededDice>;

function doorsOf(dice: Dice, episode: number) {
  const [one, two, three] = dice.shuffle(things);
  return [
    { text: `Open the ${one} at once`, kind: 'face', cost: `the quiet of hour ${episode}`, leadsTo: `The ${one} has somebody in it.` },
    { text: `Ask who owns the ${two}`, kind: 'ask', cost: `the secret of the ${two}`, leadsTo: `The owner of the ${two} wants an answer too.` },
    { text: `Leave without the ${three}`, kind: 'leave', cost: `the ${three} itself`, leadsTo: `The ${three} follows them.` },
  ]; // prettier-ignore
}

function episodeOf(dice: Dice, data: Data, [a, b]: [string, string], choices: object[]): object {
  const { episodeNumber: episode = 1, plotIdea = '', chosen = '', costs = '', place } = data;
  const spoken = data.alreadySpokenInThisEpisode?.length ?? 0;
  const idea = plotIdea.replaceAll(/[^\p{L}\p{N}' ]/gu, ' ').split(/\s+/).filter((word) => word.length > 3); // prettier-ignore
  const used = new Set<string>();
  const fresh = () => {
    for (let at = 0; at < 60; at++) {
      const said = `${dice.pick(acts)} the ${dice.pick(things)} ${dice.pick(spots)}`;
      if (!used.has(said) && used.add(said)) return said;
    }
    return `${dice.pick(acts)} thing number ${used.size}`;
  };
  const say = (at: number): { speaker: string; text: string } => {
    const word = idea[at % Math.max(1, idea.length)] ?? 'it';
    if (at === 0 && chosen) return { speaker: 'Narrator', text: `At ${place?.name}, they did what they had to: ${chosen.toLowerCase()}. It cost them ${costs || 'a good while'}.` }; // prettier-ignore
    if (at === 0) return { speaker: 'Narrator', text: `At ${place?.name} somebody had ${fresh()}, and everybody knew why.` }; // prettier-ignore
    if (at % 4 === 0) return { speaker: 'Narrator', text: `${a} had ${fresh()}. Nobody had asked about the ${word}.` };
    if (at % 2 === 1) return { speaker: a, text: `I ${fresh()}, and then you ${fresh()}. What has that to do with the word ${word}, number ${at}?` }; // prettier-ignore
    return { speaker: b, text: `You said so at hour ${at}. I only ${fresh()}, and I ${fresh()} because of you.` };
  };
  const lines = Array.from({ length: 32 }, (_, at) => ({ ...say(at + spoken), delivery: '', turns: at === 18 }));
  const keys = Object.keys(data.isTrue ?? {});
  return {
    season: { title: `The ${dice.pick(things)} of ${a}`, question: `Who ${fresh()}?`, episodes: 4, midpoint: `It was ${b} who ${fresh()}.`, ending: `They ${fresh()} together.` },
    cast: [{ name: a, talks: 'In questions.', wants: 'To know.' }, { name: b, talks: 'In numbers.', wants: 'To be left alone.' }],
    between: `${a} once ${fresh()}.`,
    beats: [`${a} ${fresh()}.`, `${b} ${fresh()}.`],
    cliff: `Then somebody ${fresh()}, and it was neither of them.`,
    title: `Hour ${episode} of the ${dice.pick(things)}`,
    lines,
    choices,
    memory: {
      summary: `${a} and ${b} are after it, in hour ${episode}.`,
      add: [
        { kind: 'objects', name: `the ${dice.pick(things)}`, text: `Somebody ${fresh()} in hour ${episode}.`, is: '' },
        { kind: 'objects', name: 'the anchor', text: `The anchor is lost since hour ${episode}.`, is: 'lost' },
      ],
      retire: keys.slice(0, 1),
      openThreads: [`Who ${fresh()}?`],
    },
  }; // prettier-ignore
}
