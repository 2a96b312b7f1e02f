import { describe, expect, it } from 'vitest';
import { readIdea } from '../read-idea.ts';

const read = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'Gull Point', description: null },
    leads: ['Mara', 'Finn'],
    place: 'The Lamp Room',
    regulars: ['Mr. Pemberton'],
  });
const slotsOf = (idea: string) => {
  const { kind, slots } = read(idea);
  return [kind.is, slots.feel?.text, slots.feeler?.text, slots.x?.text];
};

describe('a feeling is had by whoever the idea says has it', () => {
  it.each([
    ['the dog is afraid of fireworks', 'fear', 'the dog', 'the fireworks'],
    ['my dog is scared of the hoover', 'fear', 'the dog', 'the hoover'],
    ['a cloud is afraid of heights', 'fear', 'the cloud', 'the heights'],
    ['the elephant is afraid of mice', 'fear', 'the elephant', 'the mice'],
    ['the hamster is nervous about the vet', 'fear', 'the hamster', 'the vet'],
    ['the scarecrow is jealous of the crows', 'jealous', 'the scarecrow', 'the crows'],
    ['the cat is jealous of the new baby', 'jealous', 'the cat', 'the new baby'],
    ['Mr. Pemberton is jealous of the new neighbour', 'jealous', 'Mr. Pemberton', 'the new neighbour'],
    ['the old teddy bear is envious of the new toy car', 'jealous', 'the old teddy bear', 'the new toy car'],
    ['the moon is jealous of the sun', 'jealous', 'the moon', 'the sun'],
    ["Grandma's house is homesick for the sea", 'homesick', "Grandma's house", 'the sea'],
    ['my best friend is moving away', 'lonely', undefined, 'the best friend'],
    ["Ada's best friend has moved away", 'lonely', undefined, "Ada's best friend"],
    ['The widow next door cannot bring herself to throw away her husband’s boots', 'lonely', 'the widow', "the widow's husband's boots"], // prettier-ignore
    ["Mara can't throw away her grandfather's slippers", 'lonely', undefined, "Mara's grandfather's slippers"],
    ['They are sad', 'sad', undefined, undefined],
    ['The sun is sulking and they must cheer it up', 'angry', 'the sun', undefined],
    ['They must cheer up the sun', 'lonely', 'the sun', undefined],
    ['A village mourns its old clock and they must cheer it up', 'grief', 'the village', 'the old clock'],
    ['we are moving away', 'homesick', undefined, undefined],
    ['the horse misses the sea', 'homesick', 'the horse', 'the sea'],
    ['the robot misses the girl who built him', 'lonely', 'the robot', 'the girl'],
    ['a man whose wife has died keeps setting the table for two', 'grief', 'the man', "the man's wife"],
    ['An old man misses his wife who died', 'grief', 'the old man', "the old man's wife"],
    ['The lighthouse keeper talks to his dead wife', 'grief', 'the lighthouse keeper', "the lighthouse keeper's wife"],
    ["Grandma's cat is grieving for the old dog", 'grief', "Grandma's cat", 'the old dog'],
  ])('%s', (idea, feel, feeler, x) => {
    expect(slotsOf(idea)).toEqual(['feeling', feel, feeler, x]);
  });

  it.each([
    ['Mara is jealous of the new baby', 'jealous', 'the new baby'],
    ["I am jealous of my best friend's dog", 'jealous', "the best friend's dog"],
    ['Finn feels left out because of the new baby', 'sibling', 'the new baby'],
    ['Finn is shy about the school play', 'shy', 'the school play'],
  ])('a lead or the writer is nobody else: %s', (idea, feel, x) => {
    expect(slotsOf(idea)).toEqual(['feeling', feel, undefined, x]);
  });

  it('does not take who died for who grieves, nor the name of a feeling for what it is about', () => {
    expect(read("Mara's grandpa died and she is sad").slots.feeler).toBeUndefined();
    expect(slotsOf('jealousy')).toEqual(['feeling', 'jealous', undefined, undefined]);
    expect(slotsOf('the lighthouse is lonely').slice(1)).toEqual(['lonely', 'the lighthouse', undefined]);
  });
});
