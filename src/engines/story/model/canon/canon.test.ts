import { describe, expect, it } from 'vitest';
import type { ScriptLine } from '#shared/story/script.ts';
import { canonAfter, entryId, listCanon, mostEntries, type CanonEntry } from './canon.ts';
import { faultOfCanon } from './fault-of-canon.ts';
import { needsPlan, placeInPlan, type SeasonPlan } from './season-plan.ts';

const entry = (name: string, text: string, is: CanonEntry['is'] = '', kind: CanonEntry['kind'] = 'objects'): CanonEntry => ({ kind, name, text, is, ep: 1 }); // prettier-ignore
const oda = entry('Oda', 'Oda was swallowed by the tide.', 'dead', 'people');
const bram = entry('Uncle Bram', 'Uncle Bram has gone to sea.', 'gone', 'people');
const lamp = entry('the green lamp', 'The green lamp fell into the well.', 'lost');
const canon = [oda, bram, lamp];
const says = (speaker: string, text: string): ScriptLine => ({ role: speaker === 'Narrator' ? 'narrator' : 'walk_on', speaker, text }); // prettier-ignore
const fault = (line: ScriptLine, told: ScriptLine[] = []) => faultOfCanon(line, told, canon);

describe('a script held to the canon', () => {
  it('lets nobody who is dead speak or act, but be spoken of', () => {
    expect(fault(says('Oda', 'Good evening.'))).toContain('Oda is dead');
    expect(fault(says('Narrator', 'Oda opened the gate for them.'))).toContain('Oda is dead');
    expect(fault(says('Finn', 'Oda would have known.'))).toBeNull();
    expect(fault(says('Narrator', 'The gate that had been Oda’s was shut.'))).toBeNull();
    expect(fault(says("Oda's sister", 'Good evening.'))).toBeNull();
  });

  it('lets somebody who went away speak only when they have come back', () => {
    const back = says('Narrator', 'The door opened, and Uncle Bram came in, wet to the neck.');
    expect(fault(says('Uncle Bram', 'Here I am.'))).toContain('Uncle Bram is gone');
    expect(fault(says('Uncle Bram', 'Here I am.'), [says('Finn', 'I miss Uncle Bram.')])).not.toBeNull();
    expect(fault(says('Uncle Bram', 'Here I am.'), [back])).toBeNull();
  });

  it('lets nobody use what is lost, but look for it, find it and miss it', () => {
    expect(fault(says('Narrator', 'Mara held the green lamp over the map.'))).toContain('lost');
    for (const text of ['They looked for the green lamp.', 'Mara found the green lamp and held it up.', 'Who took the green lamp?', "I don't need the green lamp in my hand."])
      expect(fault(says('Mara', text)), text).toBeNull();
  }); // prettier-ignore
});

describe('the canon of a season', () => {
  it('takes in what is new and gives up what is true no more, by the key under which it was told', () => {
    const listed = listCanon(canon, undefined, 10);
    const key = listed.find(({ text }) => text === lamp.text)!.key;
    const found = { kind: 'objects' as const, name: 'the green lamp', text: 'Mara has the green lamp again.', is: '' as const }; // prettier-ignore
    const same = { ...oda, text: 'Oda was swallowed by the tide!' };
    const after = canonAfter(canon, { add: [found, same], retire: [key, 'm99'] }, listed, 3);
    expect(after.canon.map(({ text }) => text)).toEqual([oda.text, bram.text, found.text]);
    expect(after.added).toEqual([{ ...found, ep: 3 }]);
    expect(after.retired).toEqual([entryId(lamp)]);
  });

  it('stays small, and keeps what became of somebody longest', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...entry(`cup ${at}`, `Cup ${at} stands on the sill.`) }));
    const { canon: kept } = canonAfter([oda], { add: many, retire: [] }, [], 2);
    expect(kept).toHaveLength(mostEntries);
    expect(kept[0]).toEqual(oda);
    expect(kept.at(-1)!.name).toBe('cup 59');
    const told = listCanon(kept, undefined, 5);
    expect(told.map(({ text }) => text)).toContain(oda.text);
    expect(told).toHaveLength(5);
  });

  it('tells what else is remembered, once, and leaves pinned facts to their own list', () => {
    const holds = [
      { id: 'a', text: 'The green lamp fell into the well!', isPinned: false },
      { id: 'b', text: 'Finn is nine years old.', isPinned: false },
      { id: 'c', text: 'Mara hates soup.', isPinned: true },
    ];
    const texts = listCanon(canon, { holds, struck: [], corrected: [], added: [] }, 10).map(({ text }) => text);
    expect(texts).toEqual(['Finn is nine years old.', ...canon.map(({ text }) => text)]);
  });
});

it('knows where an episode stands in its plan, and when a new story begins', () => {
  const plan: SeasonPlan = { from: 1, length: 4, question: 'Who rang?', midpoint: 'MIDDLE.', ending: 'END.', cast: [], between: '' }; // prettier-ignore
  expect(placeInPlan(plan, 1)).toContain('1 of 4');
  expect(placeInPlan(plan, 2)).toContain('the middle: MIDDLE.');
  expect(placeInPlan(plan, 3)).toContain('towards this ending: END.');
  expect(placeInPlan(plan, 4)).toContain('the last of this story');
  expect([undefined, plan].map((one) => needsPlan(one, 4))).toEqual([true, false]);
  expect(needsPlan(plan, 5)).toBe(true);
});
