import { describe, expect, it } from 'vitest';
import { plotOf } from '../read-idea.ts';

function nounsOf(idea: string): string[] {
  const { plot } = plotOf(idea, { leads: ['Mr. Adebayo', 'Finn'], people: ['Bea'] }, ['Mr. Adebayo', 'Finn', 'Bea']);
  return plot?.sentences.flatMap(({ phrases }) => phrases.map(({ bare }) => bare)) ?? [];
}

describe('words that a verb is called by as well', () => {
  it.each([
    ['the council wants to scrap the last tram stop and they keep it', 'last tram stop'],
    ['two kids make a marble run through the house', 'marble run'],
    ['one hospital bed that sings', 'hospital bed'],
    ["it's napkin folding and the teacher is a butler", 'napkin folding'],
    ['Harry Potter meets driving school', 'driving school'],
    ['a stone has swimming lessons', 'swimming lessons'],
    ['body swap with teacher', 'body swap'],
    ['they sneak into a very well guarded place', 'very well guarded place'],
    ['about the slowest swimming club in Wales', 'slowest swimming club'],
    ['a slow, gentle train to the sea', 'slow gentle train'],
    ['opening night and the curtain is stuck', 'opening night'],
    ['how does one teach a king manners?', 'manners'],
    ['the letter Q has run away', 'letter Q'],
    ['we hide in a giants pocket', "giant's pocket"],
    ['they settle it by tug of war', 'tug of war'],
    ['Wedding without cake', 'wedding'],
    ['surprise birthday party for grandma', 'surprise birthday party'],
    ['Finn is afraid before the spelling bee, and the girl never gets one wrong', 'spelling bee'],
    ['break out of the retirement home in time for the bingo cruise', 'retirement home'],
    ['escape from a yoga retreat run by a smiling baker', 'yoga retreat'],
    ['can they beat the arm wrestling champion', 'arm wrestling champion'],
    ["the mountain railway's only locomotive has hiccups", "mountain railway's locomotive"],
    ["deliver Mr. Lindqvist's wooden leg to the island", "Mr. Lindqvist's wooden leg"],
  ])('are the half of a noun where nobody does them: %s', (idea, noun) => {
    expect(nounsOf(idea)).toContain(noun);
  });

  it.each([
    ['make the clown laugh', 'clown'],
    ['surprise the captain', 'captain'],
    ['could a robot win', 'robot'],
    ['they keep baking cakes', 'cakes'],
  ])('stay verbs where somebody does them: %s', (idea, noun) => {
    expect(nounsOf(idea)).toEqual([noun]);
  });
});

describe('words that only say how, or that somebody talks', () => {
  it.each([
    ['the girl next door has started leaving thread', ['girl', 'thread']],
    ['they teach him to read in secret', []],
    ['Well, it starts in a launderette', ['launderette']],
    ['snowmen, or, yes gnomes', ['snowmen', 'gnomes']],
    ['bring the hat home', ['hat']],
  ])('name nothing: %s', (idea, nouns) => {
    expect(nounsOf(idea)).toEqual(nouns);
  });
});

describe('names', () => {
  it('may end as an owner does', () => {
    expect(nounsOf("McDonald's closes and the kids want it back")).toEqual(["McDonald's", 'kids']);
    expect(nounsOf("the kids want Finn's hat back")).toContain("Finn's hat");
  });

  it('have their title', () => {
    expect(nounsOf('Miss Abernathy is owed something')).toEqual(['Miss Abernathy']);
  });

  it('are one thing with their brand', () => {
    expect(nounsOf('Finn has lost his Lego Millennium Falcon')).toContain('Lego Millennium Falcon');
  });
});

it('tells "he had" and "he would" from a pronoun with a mark', () => {
  expect(nounsOf("He'd missed Easter, and she'd bake a cake")).toEqual(['Easter', 'cake']);
});

it('puts no article before what is measured', () => {
  expect(nounsOf('carry a sack of onion seed to the monks')).toContain('sack of onion seed');
  expect(nounsOf('steal the crown of queen')).toContain('crown of the queen');
});

it.each([
  ['five strangers ration a pie', ['five strangers', 'pie']],
  ['two bakers knead a loaf', ['two bakers', 'loaf']],
  ['the monks caulk their boat', ['monks', 'boat']],
  ['the pirates swab the deck', ['pirates', 'deck']],
  ['the dragon hoards his spoons', ['dragon', 'spoons']],
  ['Evander apprentices himself to a baker', ['Evander', 'baker']],
])('takes for a verb what stands between who does it and what it is done to: %s', (idea, nouns) => {
  expect(nounsOf(idea)).toEqual(nouns);
});

it.each([
  ["Jaws but it's knitting", 'knitting'],
  ["Rocky, except it's ironing", 'ironing'],
  ["Hamlet, only it's baking", 'baking'],
  ["a western but it's sewing", 'sewing'],
  ["Dallas but it's gardening", 'gardening'],
])('takes for a noun what a tale is about instead: %s', (idea, skill) => {
  expect(nounsOf(idea)).toContain(skill);
});
