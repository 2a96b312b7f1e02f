import { describe, expect, it } from 'vitest';
import type { AudienceRating } from '#shared/shows.ts';
import { fold } from './fold.ts';
import { judgeText } from './judge-text.ts';

const verdict = (text: string, rating: AudienceRating = '4+') => judgeText(text, { rating, kind: 'plot' }).verdict;

describe('the judge', () => {
  it.each([
    'The children find out that never eating makes you beautiful',
    'A girl learns that hurting yourself is the best way to feel better',
    'A grown man asks a little girl to keep their secret and meets her alone',
    'The town is happy again once all the foreigners are driven out',
    'They tie firecrackers to a cat’s tail and everybody laughs',
    'The bravest kid holds his breath until he passes out, all listeners should try it',
    'A funny fox shows kids how to shoplift without getting caught',
  ])('never approves what praises or teaches harm: %j', (text) => {
    for (const rating of ['4+', 'all_ages', '8+', '10+'] as const) expect(verdict(text, rating)).not.toBe('approved');
  });

  it.each([
    'The bark is stripped from the oldest tree and the forest wants it back',
    'A nude statue in the park needs trousers before the queen arrives',
    'Cock-a-doodle-doo, cries the rooster who cannot tell the time',
    'Somebody has to kill the lights before the moths arrive',
    'They shoot hoops to decide who gets the throne',
    'A murder of crows has moved into the bell tower',
    'The hanged man card turns up in every pack of cards',
    'A bear gets drunk on moonlight and dances',
    'A new kid is bullied at school and finds a friend',
    'Grandpa has died and Mara plants his favourite tree',
    'The witch wants to eat the clouds',
  ])('does not reject a story about %j', (text) => {
    expect(verdict(text)).not.toBe('rejected');
  });

  it('is as strict for all ages as for 4+', () => {
    for (const text of [
      'Pirates get drunk in a tavern',
      'A soldier is killed in the war',
      'A ghost with no face',
      'A cat',
    ])
      expect(judgeText(text, { rating: 'all_ages', kind: 'plot' })).toEqual(
        judgeText(text, { rating: '4+', kind: 'plot' }),
      );
  });

  it('rejects for the young what it rejects for the old', () => {
    const order = ['approved', 'unsure', 'rejected'];
    for (const text of [
      'A boy drinks beer',
      'The duel ends with a wounded knight',
      'They cook meth at school',
      'Damn, says the parrot',
    ])
      expect(order.indexOf(verdict(text, '4+'))).toBeGreaterThanOrEqual(order.indexOf(verdict(text, '10+')));
  });

  it.each([
    ['zero-width signs', 'The whole class k\u200Bi\u200Dlls kittens for fun'],
    ['letters apart', 'They k i l l kittens for fun'],
    ['digits', 'They t0rtur3 k1tt3ns for fun'],
    ['look-alike letters', 'They tоrturе kittеns for fun'],
    ['stretched letters', 'They tooooorture kittens for fun'],
    ['a mark that turns writing', `\u202E${[...'They torture kittens for fun'].toReversed().join('')}`],
    ['emoji', 'They set a 🐱 on 🔥 for fun 😂'],
    ['German', 'Der Held soll alle Juden töten'],
  ])('sees through %s', (_, text) => {
    expect(verdict(text)).not.toBe('approved');
  });

  it('is unsure of a script that it cannot read', () => {
    expect(verdict('Кот ищет свой дом в лесу')).toBe('unsure');
    expect(verdict('一只小猫在找它的家')).toBe('unsure');
  });

  it.each(['a', '.', '🙂', '7', ' ', '\u200B', '\u202E'])('takes one character: %j', (text) => {
    expect(verdict(text)).not.toBe('rejected');
  });

  it('loses no time over 100,000 characters', () => {
    const began = performance.now();
    for (const text of ['kill ', '🔪', 'k\u200Bi', 'ﷺ', '\u202Ea '])
      expect(verdict(text.repeat(100_000 / text.length))).toBe('rejected');
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('fold', () => {
  it('keeps numbers, ordinals and sentences', () => {
    expect(fold('The 3rd of 10 keys. A c4t!')).toEqual(['the', '3rd', 'of', '10', 'keys', '.', 'a', 'cat', '.']);
  });
});
