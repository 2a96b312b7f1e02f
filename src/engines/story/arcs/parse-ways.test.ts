import { describe, expect, it } from 'vitest';
import { namesIn, parseWays } from './parse-ways.ts';

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
