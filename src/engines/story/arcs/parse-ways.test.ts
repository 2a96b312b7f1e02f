import { describe, expect, it } from 'vitest';
import { namesIn, parseWays } from './parse-ways.ts';

it('lets the verb after the pronoun of one teacher be that of many, and after the noun of one', () => {
  const source =
    "=== t_x ===\n# step: go\nA: {x_they_cap}{x_plural:'ve|'s} mended it. {x_cap} {x_plural:like|likes} {x_them}.";
  const { ink, ways } = parseWays('recover', 'ways.ink', source);
  expect(ink).toContain("A: {x_they_cap}{x_many:'ve|'s} mended it. {x_cap} {x_plural:like|likes} {x_them}.");
  expect(ways[0]?.slots).toContain('x_many');
});

describe('the header of a way', () => {
  it('says what it needs and makes', () => {
    const [way] = parseWays(
      'recover',
      'ways.ink',
      '=== t_go ===\n# step: go2  // the fork\n# needs: way=chase,ask owner no-space no-why=nest\n# makes: way=tool\n# where: wild water\nA: {x_cap}.',
    ).ways;
    expect(way).toMatchObject({ id: 't_go', step: 'go2', makes: { way: 'tool' }, where: ['wild', 'water'], line: 1 });
    expect(way?.needs).toEqual([
      { key: 'way', values: ['chase', 'ask'], not: false },
      { key: 'owner', values: [], not: false },
      { key: 'space', values: [], not: true },
      { key: 'why', values: ['nest'], not: true },
    ]);
  });

  it.each([
    ['# step: go\n# colour: red', /ways\.ink:1: t_x: there is no header "# colour:"/],
    ['# where: moon\n# step: go', /"# where: moon" must be one of room/],
    ['# title: X', /"# step:" is missing/],
  ])('names file and line of a mistake (%s)', (header, message) => {
    expect(() => parseWays('recover', 'ways.ink', `=== t_x ===\n${header}\nA: Yes.`)).toThrow(message);
  });

  it.each([
    ['A: {x_cap} was {foe_known:taken by {foe}|gone}.', ['x_cap', 'foe_known', 'foe']],
    ['{ b_kind:', ['b_kind']],
    ['- "planner": B: {a}? # low', ['a']],
    ['{ way == "chase": N: x | y }', ['way']],
    ['- way == "chase" && not till: N: x', ['way', 'till']],
    ['{ a == "Liesl" || b == "Liesl":', ['a', 'b']],
    ['{a_kind == b_kind:Yours.|Mine.}', ['a_kind', 'b_kind']],
  ])('knows the slots of %s', (text, names) => {
    expect([...new Set(namesIn(text))]).toEqual(names);
  });
});
