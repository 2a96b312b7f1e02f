import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeEach } from 'vitest';
import { sampleBrief } from '#engines/story/sample-briefs.ts';
import { embeddedText } from '../../embedded-text.ts';
import { openAiText } from '../openai-compatible.ts';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import {
  ending,
  markless,
  more,
  openings,
  recapSentences,
  rest,
  restWithDogs,
  show,
  withLine,
  written,
} from './story-answers.ts';

/** Each behaviour of the endpoint is asked for by a word in the plot idea. */
export const about = (word: string) => sampleBrief({ plotIdea: `A thief has stolen the moon, said ${word}.` });

type Sent = { response_format?: { type: string }; messages: { role: string; content: string }[] };

/** An OpenAI-compatible endpoint that is there for one file of tests; before each it forgets what it was asked. */
export async function startStoryEndpoint() {
  const mock = new LLMock({ port: 0 });
  teach(mock);
  await mock.start();
  afterAll(() => mock.stop());
  beforeEach(() => mock.clearRequests());
  const config: OpenAiTextConfig = {
    kind: 'openai',
    baseUrl: `${mock.url}/v1`,
    apiKey: 'key',
    model: 'story-1',
    jsonMode: 'json_schema',
    onFailure: 'embedded',
    firstLineTimeoutMs: 3000,
    timeoutMs: 20_000,
  };
  return {
    mock,
    open: (changes: Partial<OpenAiTextConfig> = {}) => openAiText({ ...config, ...changes }, embeddedText()),
    lastSent: () => mock.getLastRequest()?.body as unknown as Sent,
  };
}

function teach(mock: LLMock): void {
  const episode = JSON.stringify(written);
  const usage = { prompt_tokens: 1234, completion_tokens: 987, total_tokens: 2221 };
  mock.on({ userMessage: 'For each of them write only the first' }, { content: JSON.stringify(openings), usage });
  mock.on({ userMessage: 'said Fenced' }, { content: `Here you are:\n\`\`\`json\n${episode}\n\`\`\`` });
  mock.on({ userMessage: 'said Garbage' }, { content: 'Once upon a time there was no JSON at all.' });
  mock.on({ userMessage: 'said Wrong' }, { content: JSON.stringify({ title: 'x', lines: 'none' }) });
  mock.on({ userMessage: 'said Halfway' }, { content: `${episode.slice(0, 2600)} and then it forgot itself` });
  mock.on({ userMessage: /said Torn[^]*The episode has begun/ }, { content: JSON.stringify(rest), usage });
  mock.on({ userMessage: 'said Torn' }, { content: episode }, { latency: 4, chunkSize: 40, truncateAfterChunks: 80 });
  mock.on({ userMessage: /said Early[^]*The episode has begun/ }, { content: 'no more of it' });
  mock.on(
    { userMessage: 'said Early' },
    { content: JSON.stringify({ ...written, beats: [], cliff: '' }) },
    { latency: 4, chunkSize: 40, truncateAfterChunks: 50 },
  );
  mock.on({ userMessage: 'said Slow' }, { content: episode }, { streamingProfile: { ttft: 4000, tps: 900 } });
  mock.on({ userMessage: 'said Streaming' }, { content: episode, usage }, { streamingProfile: { ttft: 20, tps: 700 } });
  mock.on({ userMessage: /said Mended[^]*could not be used: it is not fit/ }, { content: JSON.stringify(rest), usage });
  mock.on({ userMessage: /said Short[^]*could not be used: words: 2/ }, { content: JSON.stringify(rest), usage });
  mock.on({ userMessage: /said Endless[^]*is long enough/ }, { content: JSON.stringify(ending), usage });
  mock.on(
    { userMessage: /said Silent[^]*could not be used: nothing of what is newly/ },
    { content: JSON.stringify({ ...restWithDogs, lines: restWithDogs.lines.slice(0, 6) }), usage },
  );
  mock.on(
    { userMessage: /said Denied[^]*could not be used: it contradicts/ },
    { content: JSON.stringify(restWithDogs), usage },
  );
  mock.on({ userMessage: 'said Denied' }, { content: withLine(9, 'Mara was not afraid of dogs at all.'), usage });
  mock.on(
    { userMessage: /said Struck[^]*could not be used: it says what was/ },
    { content: JSON.stringify(rest), usage },
  );
  mock.on({ userMessage: 'said Struck' }, { content: withLine(9, 'It was Oda who keeps the gate.'), usage });
  mock.on({ userMessage: /said Zblorf[^]*could not be used: it repeats/ }, { content: JSON.stringify(rest), usage });
  mock.on({ userMessage: 'said Zblorf' }, { content: withLine(9, 'And the Zblorf laughed at all of it.'), usage });
  mock.on({ userMessage: 'said Mended' }, { content: withLine(9, 'What the fuck was that?'), usage });
  mock.on(
    { userMessage: 'said Messy' },
    { content: withLine(9, 'And then {name} came in <b>loudly</b> ((TODO)).'), usage },
  );
  mock.on({ userMessage: 'said Parrot' }, { content: withLine(9, written.lines[3]!.text), usage });
  mock.on(
    { userMessage: 'said Short' },
    { content: JSON.stringify({ ...written, lines: written.lines.slice(0, 10) }), usage },
  );
  mock.on(
    { userMessage: 'said Endless' },
    { content: JSON.stringify({ ...written, lines: [...written.lines, ...more] }), usage },
  );
  mock.on({ userMessage: 'said Markless' }, { content: JSON.stringify({ ...written, lines: markless }) });
  mock.on(
    { userMessage: 'said Rude' },
    {
      content: JSON.stringify({
        ...written,
        lines: written.lines.map((line, index) => (index === 9 ? { ...line, text: 'What the fuck was that?' } : line)),
      }),
    },
  );
  mock.on(
    { userMessage: /said Alike(?![^]*Give only its three choices)/ },
    { content: JSON.stringify({ ...written, choices: written.choices.map((one) => ({ ...one, kind: 'face' })) }) },
  );
  mock.on(
    { userMessage: /said Choiceless(?![^]*Give only its three choices)/ },
    { content: JSON.stringify({ ...written, choices: written.choices.slice(0, 1) }) },
  );
  mock.on(
    { userMessage: 'Suggest one plot' },
    { content: JSON.stringify({ plot: 'Mara and Finn must mend the moon before the tide forgets to turn.' }) },
  );
  mock.on(
    { userMessage: 'Invent the two shows' },
    { content: JSON.stringify({ shows: [show('Salt and Sugar', 'Comedy'), show('The Ninth Bell', 'Mystery')] }) },
  );
  mock.on(
    { userMessage: 'Describe this character' },
    { content: JSON.stringify({ description: 'She counts the stairs, and then counts them again for luck.' }) },
  );
  mock.on(
    { userMessage: /of the gagged moon[^]*Write what happened so far/ },
    { content: JSON.stringify({ sentences: ['Mara and Finn had gone home.'] }) },
  );
  mock.on(
    { userMessage: 'Write what happened so far' },
    { content: JSON.stringify({ sentences: recapSentences }), usage },
  );
  // What was told already is not told again.
  mock.on(
    { userMessage: /alreadySpokenInThisEpisode[^]*This is line number/ },
    { content: JSON.stringify(rest), usage },
  );
  mock.on({ userMessage: /.*/s }, { content: episode, usage });
}
