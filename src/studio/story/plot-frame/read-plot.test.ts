import { describe, expect, it } from 'vitest';
import { readPlot } from './read-plot.ts';

const read = (plot: string) => readPlot(plot, ['Mara', 'Finn'], true);

describe('readPlot', () => {
  it.each([
    [
      'A thief has stolen the moon and they must get it back before dawn.',
      'recover',
      'the moon',
      'get the moon back before dawn',
      'the thief',
    ],
    ['dragons', 'mystery', 'the dragons', 'find out the truth about the dragons', ''],
    [
      'i want a story where they have to save the princess from an evil robot king',
      'rescue',
      'the princess',
      'save the princess from an evil robot king',
      'the evil robot king',
    ],
    ['What if all the colors in the world disappeared?', 'mystery', 'the colors', 'bring the colors back', ''],
    [
      'They enter a baking contest but the secret ingredient comes alive!!',
      'contest',
      'the baking contest',
      'win the baking contest',
      '',
    ],
    ['the lighthouse keeper is missing', 'mystery', 'the lighthouse keeper', 'find the lighthouse keeper', ''],
    ['Escape from the haunted school', 'escape', 'the haunted school', 'escape from the haunted school', ''],
    ['make it funny pls, a llama who thinks he is a detective loses his hat', 'recover', 'the hat', 'find the hat', ''],
    ['Two strangers wake up on a ship with no crew and no memory.', 'escape', 'the ship', 'get out of the ship', ''],
    [
      'They need to deliver an urgent letter to the Ice Queen, but the river has frozen.',
      'journey',
      'the urgent letter',
      'deliver an urgent letter to the Ice Queen',
      '',
    ],
    ['A DRAGON STEALS THE CROWN AND EVERYONE PANICS!!!', 'recover', 'the crown', 'get the crown back', 'the dragon'],
    [
      '<b>A pirate</b> steals <script>alert(1)</script> the map',
      'recover',
      'the map',
      'get the map back',
      'the pirate',
    ],
    [
      'Someone is stealing all the left shoes in town',
      'mystery',
      'the left shoes',
      'find out who was stealing all the left shoes in town',
      '',
    ],
    [
      'They find a baby dragon and have to hide it from their parents',
      'quest',
      'the baby dragon',
      'hide the baby dragon from their parents',
      '',
    ],
    ['I lost my dog', 'recover', 'the dog', 'find the dog', ''],
    ['Help a shy yeti make friends', 'friend', 'the shy yeti', 'help a shy yeti make friends', ''],
    [
      'Un dragón roba la corona de la reina y nadie sabe dónde está.',
      'mystery',
      'the message',
      'find out what the message says',
      '',
    ],
    ['海の底で光る石が見つかる', 'mystery', 'the message', 'find out what the message says', ''],
    ['The robots want to go on strike', 'mystery', 'the robots', 'find out why the robots wanted to go on strike', ''],
    ['help the robots go on strike', 'friend', 'the robots', 'help the robots go on strike', ''],
    ['I want Luna to find her puppy', 'friend', 'the puppy', 'help Luna find her puppy', ''],
    ["Why can't pigs fly?", 'mystery', 'the pigs', 'find out why pigs could not fly', ''],
    ['My daughter wants a story about horses', 'mystery', 'the horses', 'find out the truth about the horses', ''],
    ['A storm blows the tent away', 'rescue', 'the tent', 'get the tent back', 'the storm'],
    ['They must save the day', 'rescue', 'the day', 'save the day', ''],
    ['🐉🔥👑', 'mystery', 'the bell', 'find out who rang the bell', ''],
  ])('reads %j', (plot, kind, topic, goal, foe) => {
    const { frame } = read(plot);
    expect({ kind: frame.kind, topic: frame.topic.the, goal: frame.goal, foe: frame.foe }).toEqual({
      kind,
      topic,
      goal,
      foe,
    });
  });

  it('quotes the sentences of the user with the leads in them, once', () => {
    expect(read('They find a map. It leads under the sea, and they follow it.').logline).toBe(
      'Mara and Finn find a map. It leads under the sea, and they follow it.',
    );
    expect(read('cheese').logline).toContain('cheese');
    expect(read('Write me a story about my brother and I').logline).not.toMatch(/\b(?:my|me|I)\b/);
  });

  it('does not quote what the moderator doubts', () => {
    expect(readPlot('A knight kills the old king at dawn.', ['Mara', 'Finn'], false).logline).not.toContain('kills');
  });

  it('hears which tone is wished for', () => {
    expect(read('make it spooky, a house that moves').tone).toBe('spooky');
    expect(read('A house that moves at night. Make it funny!').tone).toBe('funny');
  });

  it('reads any text in a few milliseconds and always has a topic and an aim', () => {
    for (const plot of [
      '',
      ' ',
      'x'.repeat(600),
      'the the the',
      '. . .',
      'a story about being brave',
      'and then and then and then',
      'They '.repeat(120),
    ]) {
      const { frame, logline } = read(plot);
      expect(frame.topic.the).toMatch(/^\S.*\S$/);
      expect(frame.goal.split(' ').length).toBeGreaterThan(1);
      expect(logline).toMatch(/[.!?]$/);
    }
  });
});
