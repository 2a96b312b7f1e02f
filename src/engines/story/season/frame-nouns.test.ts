import { expect, it } from 'vitest';
import { getCatalog } from '#server/seeds/read-catalog.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { openPacks } from '../open-packs.ts';
import { makeStage } from '../stage/make-stage.ts';
import { frameOfIdea } from './frame-of-idea.ts';

const packs = openPacks();

/** The plot of an idea in a show of the catalogue, with its first people at its first place. */
function frameIn(name: string, plotIdea: string) {
  const show = getCatalog().shows.find((one) => one.name.includes(name) && one.characters.length > 1)!;
  const { name: place, description } = show.locations[0]!;
  const leads = show.characters
    .slice(0, 2)
    .map(({ line, hair, ...person }) => ({ ...person, description: line, hairColor: hair }));
  const brief: EpisodeBrief = {
    seed: plotIdea,
    episodeNumber: 1,
    show: { ...show, audienceRating: show.rating, people: show.characters } as unknown as EpisodeBrief['show'],
    characters: leads as EpisodeBrief['characters'],
    location: { name: place, description },
    plotIdea,
    previous: null,
  };
  return frameOfIdea(packs, judgeText, brief, makeStage(brief, packs.tables, packs.lexicon, brief.seed));
}

it.each([
  ['Grandma', 'Sam wants to beat the giants at jumping', 'leap', 'the big boots', 'the giants', 'the jumping contest'],
  ['Night Train', 'chess against Death', 'board', 'the one good move', 'Death', 'the chess'],
  ['Fox', 'a staring contest with the moon', 'still', 'the straight face', 'the moon', 'the staring contest'],
  ['Lantern', 'a race against the tide with a wheelbarrow', 'race', 'the wheelbarrow', 'the tide', 'the race'],
  ['Orbit', 'chess match against the station computer', 'board', 'the one good move', 'the station computer', 'the chess match'],
  ['Library', 'hide and seek with the ghosts, they always win', 'hide', 'the brown coat', 'the ghosts', 'the game of hide and seek'],
  ['Cloud', 'football match against the giants', 'ball', 'the good boot', 'the giants', 'the football match'],
  ['Tidewater', 'snail race!! my snail Turbo against the mean eel', 'race', 'the snail Turbo', 'the mean eel', 'the snail race'],
  ['Clockwork', "our snails against the mayor's tortoises, first one to the fountain", 'race', 'the snails', "the mayor's tortoises", 'the race to the fountain'],
])('in %s, "%s" is fought by %s, with %s', (show, idea, act, x, foe, event) => {
  const frame = frameIn(show, idea);
  expect(frame).toMatchObject({ kind: 'contest', act, x: { the: x }, foe: { the: foe }, event: { the: event } });
  expect(frame.verb.to).toBe('win it');
}); // prettier-ignore

it('enters for the thing that a show would least like to lose, and with something that has a weak part', () => {
  const { prize, weak } = frameIn('Lantern', 'a race against the tide with a wheelbarrow');
  expect(prize).toMatchObject({ the: 'the old logbook', from: 'show' });
  expect(weak?.the).toBe('the left wheel');
});

it.each([
  ['Snowed', "someone is leaving footprints on the ceiling and everybody says it's the lodgers", 'the lodgers', 'who is leaving footprints on the ceiling'],
  ['Robots', 'why does my left shoe always go missing and I think its the cat', 'the cat', 'why the left shoe always goes missing'],
])('in %s, "%s" suspects %s and asks %s', (show, idea, foe, ask) => {
  expect(frameIn(show, idea)).toMatchObject({ kind: 'find-out', foe: { the: foe }, ask: { text: ask } });
}); // prettier-ignore

it.each([
  [
    'Pixel',
    "me and my brother get locked in a giant's lunchbox and need to get out before lunch",
    "in the giant's lunchbox",
    'the giant',
  ],
  ['Tidewater', 'get out of the whale before it dives', 'in the whale', 'the whale'],
  ['Fox', "trapped in a boring dream that won't end", 'in the boring dream', 'the moths'],
  ['Late Ferry', "escape from the toymaker's cellar", 'in the cellar', 'the captain'],
])('in %s, of "%s", they are held %s by %s', (show, idea, inside, foe) => {
  expect(frameIn(show, idea)).toMatchObject({ kind: 'escape', den: { in: inside }, foe: { the: foe } });
});

it('is on a floor, and in a net', () => {
  const floor = 'A power cut hits the city and they have to get through it on the fourteenth floor.';
  expect(frameIn('Library', floor).den.in).toBe('on the fourteenth floor');
  expect(frameIn('Lantern', 'a baby seal is stuck in a fishing net and they cut it').den.in).toBe('in the fishing net');
});

it('lets one of many open the door to what is brought to them', () => {
  expect(frameIn('Tidewater', 'they have to bring a sheep to the gods').owner?.text).toBe('the oldest of the gods');
});

it('calls an astronaut nothing that a thing is called', () => {
  expect(frameIn('Spring', 'an astronaut is stuck in a tree').x.they).not.toBe('it');
});

it('calls a crew they, as one calls several', () => {
  const { x, verb } = frameIn('Orbit', 'a deep-sea crew is trapped in a cave');
  expect(x).toMatchObject({ they: 'they', plural: false });
  expect(verb.to).toBe('free them');
});
