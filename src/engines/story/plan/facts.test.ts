import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { openPacks } from '../open-packs.ts';
import { sampleBrief } from '../sample-briefs.ts';
import { frameOfIdea } from '../season/frame-of-idea.ts';
import { makeStage } from '../stage/make-stage.ts';
import { factsOf } from './facts.ts';

const packs = openPacks(resolve('packs'));

function factsFor(plotIdea: string) {
  const brief = { ...sampleBrief(), plotIdea };
  const stage = makeStage(brief, packs.tables, packs.lexicon, 'seed');
  return factsOf(frameOfIdea(packs, judgeText, brief, stage), stage);
}

describe('factsOf', () => {
  it.each([
    ['defend the bridge against the trolls', { x_parts: 'yes' }],
    ['protect the sheep from the wolves', { x_parts: undefined }],
    ['protect the snowman from the dragon', { x_parts: undefined }],
    ['repair the old clock', { mends: 'yes', brewed: undefined }],
    ['make soup for a giant', { brewed: 'cooked', owner: 'the giant' }],
    ['build a bridge', { brewed: undefined, mends: undefined }],
    ['escape from the dry well', { den_is: 'below' }],
    ['we are trapped in a fairy tale book', { den_is: 'told' }],
    ['escape from the market', { den_is: 'stores' }],
    ["we have to get out of my cousin's wedding", { den_is: 'company' }],
    ['they are stuck in the longest queue', { den_is: 'company' }],
    ['they should cheer up the ghost nobody is scared of', { shunned: 'unfeared' }],
    ['the bus driver nobody thanks', { shunned: 'unthanked' }],
    ['a robot who wants to quit', { shunned: 'weary' }],
    ['a girl can hear what people think', { shunned: 'knows' }],
    ['a girl can hear what people are about to say', { shunned: 'foreknows' }],
    ['A girl can hear what people will say ten seconds before they say it', { shunned: 'foreknows' }],
    ['The clerk is promoted to king by mistake and nobody dares say so', { shunned: 'raised' }],
    ['A mouse becomes mayor by accident', { shunned: 'raised' }],
    ['they have to tickle a walrus until it laughs', { tickles: 'yes', lulls: undefined }],
    ['A translator starts improving what people say', { shunned: 'amends' }],
    ['they write letters to the sea and one day it answers', { shunned: undefined, vast: 'yes' }],
    ['make friends with the shy dragon', { shunned: undefined, timid: 'yes' }],
    ['they make friends with a giant who is shy', { timid: 'yes' }],
    ['the two of them have a secret', { secrets: 'yes' }],
    ['make friends with the dragon', { timid: undefined }],
    ['the bad king locked us in the tower but we have a very long scarf', { locked: 'yes' }],
    ['escape from the tower', { locked: undefined }],
    [
      'they must deliver a live lobster to a poet on the far side of the mountains',
      { cargo: 'alive', owner: 'the poet' },
    ],
    ['the golden wedding of the two hedgehogs', { feast: 'wedding' }],
    ['a surprise birthday party', { feast: 'surprise' }],
    ['Diwali', { feast: 'holiday' }],
    ['the school play', { feast: undefined }],
    ['deliver a letter to a ghost', { cargo: 'message', owner: 'the ghost' }],
    ["bring grandpa's piano to the lighthouse", { cargo: 'huge', owner: undefined }],
    ['deliver a wedding cake across the desert', { cargo: 'eaten' }],
    ['carry the egg to the volcano before it hatches', { cargo: 'egg' }],
    ['get the medicine to the island before the storm', { cargo: 'cure', till: 'the storm' }],
    ['take grandma to the sea', { cargo: 'person' }],
    ['carry the baby to the queen', { cargo: 'alive', owner: 'the queen' }],
    ['deliver the letters to the moon', { cargo: 'made' }],
    ['they have to deliver a parcel that nobody may open', { cargo: 'shut' }],
    ['deliver a crate of angry chickens to the opera', { cargo: 'made' }],
    ['casimir wants to see the sea', { cargo: undefined }],
    ['sail round the world', { cargo: undefined }],
    ["take grandma's ashes to the sea", { cargo: undefined }],
    ['bring back the moon', { cargo: undefined }],
    ['my brother is stuck inside the vending machine', { stuck: 'tight', limb: undefined, foe_type: 'thing' }],
    ["a boy's arm is stuck in the post box", { stuck: 'tight', limb: 'arm', x_talks: 'yes' }],
    ["my sister's hand is stuck in the biscuit jar", { stuck: 'tight', limb: 'hand', x: 'person' }],
    ['the cat has got its head in the watering can', { stuck: 'tight', limb: 'head', x: 'creature' }],
    ['grandpa is locked in the bathroom', { stuck: 'shut', foe_type: 'thing', foe: 'mute' }],
    ['the goat is on the crane', { stuck: 'high' }],
    [
      'the mayor swaps places with a penguin',
      { swap: 'places', other: 'creature', x_talks: 'yes', swapper: undefined },
    ],
    ['grandma and her grandson swap ages', { swap: 'ages', other: 'person', x_old: 'yes' }],
    ['the boy has swapped bodies with the toaster', { swap: undefined, other: undefined }],
    ['the cat has turned into a teapot', { swap: undefined, became: 'the teapot' }],
    ['the cow is wedged under the paddle and the tide is an hour away', { stuck: 'tight', till: 'the tide' }],
    ['free the prince from the dragon', { stuck: undefined, foe_type: 'creature' }],
    ['the sailors are trapped in the sunken ship', { stuck: undefined, den_is: 'moving' }],
    ['the kitten has fallen into the well', { stuck: undefined, den_is: 'below' }],
    ['a robot is stuck on the roof', { stuck: undefined }],
    ['the council wants to close the swimming pool', { closing: 'close', foe: 'talks', x: 'place' }],
    ['save the old oak from being cut down for a car park', { closing: 'fell', became: 'the car park', foe: 'talks' }],
    ['stop the mayor from banning snowball fights', { closing: 'ban', x_plural: 'yes', foe_known: 'yes' }],
    ['keep the last cinema from becoming a supermarket', { closing: 'turn', became: 'the supermarket' }],
    ['the school wants to sell the piano', { closing: 'sell', x: 'thing' }],
    ['the town wants to move the statue of the dog', { closing: 'move' }],
    ['save the park from the developers', { closing: 'turn' }],
    ['the company is going to tear down the old theatre', { closing: 'down' }],
    ["they want to knock down grandma's house", { closing: undefined }],
    ['the dragon wants to burn down the village', { closing: undefined }],
    ['a thief wants to steal the statue', { closing: undefined }],
    ['they have to close the portal before the monsters come', { closing: undefined }],
    ['put on a school play about pirates', { staged: 'play', about: 'the pirates', guest: undefined }],
    ['put on a school play about pirates but nobody knows their lines', { staged: 'play', fault: 'lines' }],
    ['a puppet show but the puppets are on strike', { staged: 'puppets', trouble: 'the puppets are on strike' }],
    ['the circus is coming', { staged: 'turns', trouble: undefined }],
    ['a puppet show for the king', { staged: 'puppets', guest: 'the king' }],
    ['a concert on the glacier', { staged: 'sung', about: undefined }],
    ['a radio play with no sound effects', { staged: 'air' }],
    ['the ballet needs a swan', { staged: 'danced' }],
    ['the parade must go on even in the rain', { staged: 'march' }],
    ['the circus is coming', { staged: 'turns' }],
    ['the ghost choir sings one last time', { staged: 'sung', troupe: 'the ghost choir', event: 'the concert' }],
    ['a surprise party for grandma', { staged: undefined }],
    ['harvest feast', { staged: undefined }],
    ['a wedding for the two scarecrows', { staged: undefined }],
    ['build a robot that does homework', { deed_is: 'write', x_talks: 'yes' }],
    ['invent a machine that makes it snow on Mondays', { deed_is: 'weather', prints: 'yes' }],
    ['invent shoes that never get lost', { deed_is: 'never', prints: undefined }],
    ['bake a cake that makes people laugh', { deed_is: undefined, brewed: 'cooked' }],
    ['a family of trolls moves in next door and nobody dares say hello', { folk: 'yes', x: 'group' }],
    ['make friends with the goblins', { folk: undefined }],
    ['make friends with the grumpy widow at number nine', { gruff: 'yes', x: 'person' }],
    ['make friends with the shy whale', { gruff: undefined, timid: 'yes' }],
    ['build a submarine out of bathtubs', { rides: 'yes' }],
    ['build a bridge', { rides: undefined }],
    ['teach the sea to whisper', { vast: 'yes', learns: 'quiet' }],
    ['teach the whale to whisper', { vast: undefined }],
    ['teach the puppy to stop chewing shoes', { learns: 'manner', lesson: 'stop chewing shoes' }],
    ['cook soup for a giant', { brewed: 'cooked' }],
    ['knit a scarf for a giraffe', { brewed: 'other' }],
    ['mend the robot that does homework', { deed_is: undefined }],
    ['build a kite', { deed_is: undefined }],
    ['a clumsy wizard turns the entire town into frogs', { closing: undefined }],
    ['The pawnbroker refuses to sell back her cello', { closing: undefined }],
    ['save the old cinema from closing', { closing: 'close', foe_known: undefined, foe: 'talks' }],
    ['the moon has fallen into the harbour and the fishermen want to sell it for scrap', { came: 'yes', x: 'thing' }],
    ['hide the baby dinosaur from the neighbours', { came: 'yes' }],
    ['protect the baby whale from the hunters who arrive at dawn', { came: undefined }],
    ['defend the bridge against the trolls', { came: undefined }],
    ['the landlord is selling our village hall', { closing: 'sell', foe_known: 'yes' }],
  ])('%s', (idea, known) => {
    const facts = factsFor(idea);
    for (const [key, value] of Object.entries(known)) expect(facts[key], key).toBe(value);
  });
});

it.each([
  ['who salted the tea?', 'spoiled'],
  ['who broke the blue jug?', 'broken'],
  ['who ate the cake?', 'eaten'],
  ['who keeps sending postcards?', 'left'],
  ['find out where all the socks go', 'gone'],
  ['why does the bread sing at night?', 'heard'],
  ['why has the whistle stopped whistling?', undefined],
  ['A ghost haunts the ferry but only on Tuesdays', 'haunts'],
  ['every night at 3:12 the church bell rings although nobody is in the tower', 'heard'],
  ["what if there's a door in our cellar which wasn't there yesterday?", 'come'],
])('of "%s" it is known that something was %s', (idea, done) => {
  expect(factsFor(idea)['asks_of']).toBe(done);
});

it('knows who cannot have gone for a walk', () => {
  expect(factsFor('a baby seal is stuck in a fishing net and they cut it')['fast']).toBe('yes');
  expect(factsFor('rescue the kitten from the giant')['fast']).toBeUndefined();
});

describe('what has only just come', () => {
  const brief = { ...sampleBrief(), plotIdea: 'defend the bridge against the trolls' };
  const stage = makeStage(brief, packs.tables, packs.lexicon, 'seed');
  const bridge = frameOfIdea(packs, judgeText, brief, stage);
  const cameOf = (head: string, text: string, verb = 'keep it safe', the = `the ${head}`) =>
    factsOf(
      {
        ...bridge,
        verb: { ...bridge.verb, to: verb },
        x: { ...bridge.x, the, head, type: 'creature' },
        besides: [{ is: 'clause', text }],
      },
      stage,
    )['came'];

  it.each([
    ['alien', "the alien lands in grandma's garden"],
    ['egg', 'the dragon egg has hatched in the school'],
    ['penguin', 'the penguin turns up in the bathtub'],
    ['lion', 'a lion has escaped from the zoo'],
    ['whale', 'they find the baby whale in the swimming pool'],
  ])('is the %s, of which it is said that "%s"', (head, text) => {
    expect(cameOf(head, text)).toBe('yes');
  });

  it.each([
    ['whale', 'the hunters arrive at dawn'],
    ['whale', 'the whale loves the sea'],
    ['moon', 'the moon never came'],
    ['penguin', 'they find a map in the penguin house'],
  ])('is not the %s, of which it is said that "%s"', (head, text) => {
    expect(cameOf(head, text)).toBeUndefined();
  });

  it('is what is kept hidden, unless it is somebody’s own', () => {
    expect(cameOf('robot', 'the robot is blue', 'keep it secret')).toBe('yes');
    expect(cameOf('dog', 'the dog is blue', 'hide it', "Grandma's dog")).toBeUndefined();
  });
});
