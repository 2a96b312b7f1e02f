import { describe, expect, it } from 'vitest';
import type { EpisodeBrief } from '../providers/text/text-provider.ts';
import type { WrittenEpisode } from './episode/write-embedded-episode.ts';
import { writeEmbeddedEpisode } from './episode/write-embedded-episode.ts';
import { toState } from './episode/story-memory.ts';
import { loadPacks } from './load-packs.ts';
import { checkEpisode, overlapOf, plainSentences } from './quality-gate.ts';
import { randomBrief, sampleBrief, sampleCharacter, sampleShow } from './sample-briefs.ts';
import { seededDice } from './words/seeded.ts';

const packs = loadPacks();
const write = (brief: EpisodeBrief) => writeEmbeddedEpisode(packs, brief);
const prose = ({ script }: WrittenEpisode) => script.lines.map(({ text }) => text).join(' ');

function follow(brief: EpisodeBrief, episode: WrittenEpisode, index: number): EpisodeBrief {
  const choice = episode.script.choices[index % 3];
  if (!choice) throw new Error('An episode has three choices.');
  const state = toState(JSON.parse(JSON.stringify(episode.memory)) as WrittenEpisode['memory']);
  return {
    ...brief,
    episodeNumber: brief.episodeNumber + 1,
    previous: { state, choiceKey: choice.key, choiceText: choice.text, lastLines: [] },
  };
}

function season(brief: EpisodeBrief, length: number, choose: (episode: number) => number): WrittenEpisode[] {
  const episodes: WrittenEpisode[] = [];
  let next = brief;
  for (let number = 1; number <= length; number++) {
    const episode = write(next);
    episodes.push(episode);
    next = follow(next, episode, choose(number));
  }
  return episodes;
}

describe('the embedded storyteller', () => {
  it('tells the same season for the same seed and choices, to the letter', () => {
    const tell = () => JSON.stringify(season(sampleBrief(), 4, (number) => number));
    expect(tell()).toBe(tell());
    expect(prose(write(sampleBrief({ seed: 'another' })))).not.toBe(prose(write(sampleBrief())));
  });

  it('marks the line with which the story turns, in its last half', () => {
    for (const [index, { script }] of season(sampleBrief(), 3, () => 0).entries()) {
      const cues = script.lines.flatMap(({ cue }, at) => (cue ? [at] : []));
      expect(cues, `episode ${index + 1}`).toHaveLength(1);
      expect(cues[0]).toBeGreaterThan(script.lines.length / 3);
    }
  });

  it('tells another story from the same state when another choice is followed', () => {
    const first = write(sampleBrief());
    const texts = [0, 1, 2].map((index) => write(follow(sampleBrief(), first, index)));
    for (const [a, b] of [[0, 1], [0, 2], [1, 2]] as const) expect(overlapOf(texts[a]!.script.lines, texts[b]!.script.lines)).toBeLessThan(0.6);
    for (const { flags } of texts) expect(flags).toEqual([]);
  }); // prettier-ignore

  it('remixes from an earlier state under a seed of its own, keeping people and landmarks', () => {
    const [first] = season(sampleBrief(), 3, () => 1);
    const remix = { ...follow(sampleBrief(), first!, 2), seed: 'the-remix' };
    const episode = write(remix);
    expect(episode.flags).toEqual([]);
    expect(episode.memory.seed).toBe('season-1');
    expect(episode.memory.frame).toEqual(first!.memory.frame);
  });

  it('goes on for eight episodes: a new aim after the fourth, nothing told twice too often, a small state', () => {
    const told = season(sampleBrief({ seed: 'long' }), 8, (number) => number * 2);
    expect(new Set(told.map(({ script }) => script.title)).size).toBe(8);
    expect(told[4]!.memory.frame.goal).not.toBe(told[3]!.memory.frame.goal);
    expect(told[4]!.memory.arc).toBe(5);
    for (const { memory } of told) expect(JSON.stringify(memory).length).toBeLessThan(5500);
    const sentences = told.flatMap(({ script }) => plainSentences(script.lines));
    expect(sentences.length - new Set(sentences).size).toBeLessThanOrEqual(8);
  });

  it('remembers in a later episode what was chosen in an earlier one', () => {
    const recalled = Array.from({ length: 12 }, (_, number) =>
      season(sampleBrief({ seed: `recall-${number}` }), 3, () => number),
    ).filter((told) => {
      const [, second, third] = told;
      const recall = second!.memory.recalls.at(-1) ?? '?';
      return prose(third!).includes(recall);
    });
    expect(recalled.length).toBeGreaterThan(0);
  });

  it('tells a hundred seasons of three episodes that the gate lets through', { timeout: 120_000 }, () => {
    let words = 0;
    const faults: string[] = [];
    for (let number = 0; number < 100; number++) {
      const dice = seededDice('choices', number);
      for (const [index, episode] of season(randomBrief(number), 3, () => Math.floor(dice.next() * 3)).entries()) {
        words += prose(episode).split(' ').length;
        for (const { check, detail } of episode.flags) faults.push(`${number}.${index + 1} ${check}: ${detail}`);
      }
    }
    expect(faults.filter((fault) => /leftover|article|determiners|said twice|choices|silent/.test(fault))).toEqual([]);
    // A word too many or a place not named in one of a hundred is no reason to fail a listener's episode.
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(6);
    expect(words / 300).toBeGreaterThan(500);
  });

  it('tells different stories to different seasons of one show', () => {
    const told = Array.from({ length: 10 }, (_, number) => write(sampleBrief({ seed: `overlap-${number}` })));
    const overlaps = told
      .flatMap((one, index) => told.slice(index + 1).map((other) => overlapOf(one.script.lines, other.script.lines)))
      .toSorted((a, b) => a - b);
    expect(overlaps[Math.floor(overlaps.length / 2)]).toBeLessThan(0.35);
  });
});

describe('what users write', () => {
  const inert = [
    '# -> END {a|b} ~ x = 1',
    '{m_ally}',
    '-> DONE',
    '* [choice]',
    '<b onclick="x()">bold</b> <script>alert(1)</script>',
    '${process.env}',
    '\n=== knot ===\nN: hello',
    '🐉🐉🐉',
    '%s %d',
    '((nope))',
    'Robert"); DROP TABLE seasons;--',
  ];

  it.each([...inert, '', '   ', '???', '李雷和韩梅梅找到了一条龙', 'Der Drache hat die Krone der Königin gestohlen und niemand weiß, wo sie ist.', 'AAAA', 'a', 'the', 'x'.repeat(600), 'please write me a story', 'I lost my dog', '1234567890'])('makes a sound story of the plot %j', (plotIdea) => {
    const episode = write(sampleBrief({ plotIdea }));
    expect(episode.flags).toEqual([]);
    expect(prose(episode)).not.toMatch(/onclick|alert|process|DROP|===|DONE|END/);
  }); // prettier-ignore

  it.each([
    "O'Brien",
    'Zoë',
    '李雷',
    'Dr. Plum',
    'd’Artagnan',
    'X',
    '{a}',
    '<i>Mo</i>',
    'N: A',
    '🙂',
    'A-very-long-name-of-forty-letters-exactly',
  ])('tells of somebody called %s', (name) => {
    const episode = write(sampleBrief({ characters: [sampleCharacter(name), sampleCharacter('Finn', 'male')] }));
    expect(checkEpisode(episode.script, { rating: 'all_ages', place: '', topics: [], minTopics: 0 })).toEqual([]);
    expect(prose(episode)).not.toMatch(/[{}<>]/);
  });

  it('keeps apart two people of the same name', () => {
    const { script } = write(
      sampleBrief({
        characters: [sampleCharacter('Alex', 'female', 'Planner', 12), sampleCharacter('alex', 'male', 'Wildcard', 12)],
      }),
    );
    const names = new Set(
      script.lines
        .filter(({ role }) => role === 'lead_a' || role === 'lead_b')
        .map(({ role, speaker }) => `${role} ${speaker}`),
    );
    expect(names).toEqual(new Set(['lead_a Alex', 'lead_b alex Two']));
    const ages = write(
      sampleBrief({
        characters: [sampleCharacter('Sam', 'female', 'Planner', 60), sampleCharacter('Sam', 'male', 'Helper', 9)],
      }),
    );
    expect(prose(ages)).toContain('Little Sam');
  });

  it.each([[null], ['🙂'], ['<img src=x onerror=alert(1)>'], ['A place.'], ['It is a terrible place where people get murdered by cannibals.'], ['The sea came in by the window, and nobody minded.']])('tells of a place described as %j', (description) => {
    const episode = write(sampleBrief({ location: { name: 'The Salt Stairs', description }, show: sampleShow({ audienceRating: '4+' }) }));
    expect(episode.flags).toEqual([]);
    expect(prose(episode)).toMatch(/the Salt Stairs/i);
    expect(prose(episode)).not.toMatch(/murder|cannibal|onerror/);
  }); // prettier-ignore

  it.each([
    ['Only reachable at low tide.', /"Only reachable at low tide\."/],
    ['Bring a coat! It rains.', /"Bring a coat!"/],
    [
      'A round room of glass, warm as a kitchen.',
      /Think of a round room of glass, warm as a kitchen\. That was the Salt Stairs\./,
    ],
    ['Everything here leans to the left.', /"Everything here leans to the left\."/],
    ['Nobody had ever counted the steps twice.', /Nobody had ever counted the steps twice\./],
    ['The stairs say "mind your head" to strangers.', /"The stairs say 'mind your head' to strangers\."/],
  ])('says %j so that it can be heard', (description, said) => {
    const heard = Array.from({ length: 8 }, (_, number) =>
      write(sampleBrief({ seed: `place-${number}`, location: { name: 'The Salt Stairs', description } })),
    );
    expect(heard.some((episode) => said.test(prose(episode)))).toBe(true);
    for (const { flags } of heard) expect(flags).toEqual([]);
    expect(heard.map(prose).join(' ')).not.toMatch(/Think of (?:only|bring|everything|nobody)/i);
  });

  it('does not say aloud what the moderator doubts, and lets no rejected plot steer it', () => {
    const dark = write(sampleBrief({ plotIdea: 'A knight kills the old king and they must find out the truth.' }));
    expect(prose(dark)).not.toMatch(/kills/);
    const rejected = write(sampleBrief({ plotIdea: 'They have sex with everyone in the castle.' }));
    expect(prose(rejected)).not.toMatch(/sex/i);
  });

  it('needs neither gender nor personality nor an answer of the wizard', () => {
    const episode = write(
      sampleBrief({
        characters: [sampleCharacter('Mara', null, null), sampleCharacter('Finn', null, null)],
        show: sampleShow({ world: {}, genre: null, tone: null }),
      }),
    );
    expect(episode.flags).toEqual([]);
  });

  it('goes on from a state it cannot read', () => {
    const previous = { state: { v: 99, odd: true }, choiceKey: 'gone', choiceText: 'Open the red door', lastLines: [] };
    const episode = write(sampleBrief({ episodeNumber: 3, previous }));
    expect(episode.script.lines[0]?.text).toContain('Open the red door');
    expect(episode.flags.filter(({ check }) => check !== 'words')).toEqual([]);
  });
});
