import { describe, expect, it } from 'vitest';
import { makeNoun } from './make-noun.ts';
import { oneOfMany, ownerless } from './mend-noun.ts';

const noun = (the: string) => makeNoun({ the }, { from: 'said', sure: 1 });

describe('oneOfMany', () => {
  it.each([
    ['the robots', 'the smallest robot', false],
    ['the twins', 'the twins', true],
    ['the dog', 'the dog', false],
  ])('makes of %s %s', (many, the, plural) => {
    expect(oneOfMany(noun(many))).toMatchObject({ the, plural });
  });
});

describe('ownerless', () => {
  it('leaves out an owner who is not on the stage', () => {
    expect(ownerless('feeling', noun("the son's hamster")).the).toBe('the hamster');
    expect(ownerless('two-of-us', noun("the other's diary")).the).toBe('the diary');
  });
  it('keeps an owner whose feeling it is', () => {
    expect(ownerless('feeling', noun("the widow's husband"), 'the widow').the).toBe("the widow's husband");
    expect(ownerless('feeling', noun("the son's hamster"), 'the widow').the).toBe('the hamster');
  });
  it('keeps who has a name, and who is to have it back', () => {
    expect(ownerless('feeling', noun("Nell's dog")).the).toBe("Nell's dog");
    expect(ownerless('recover', noun("the baker's hat")).the).toBe("the baker's hat");
  });
});
