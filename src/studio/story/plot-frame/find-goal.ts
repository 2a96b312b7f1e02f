import { toAnswer, toFindOut, whoDidIt } from './find-answer.ts';
import { followFind, getOut, journeyTo, truthAboutAnything, truthAboutSubject, winContest } from './find-errand.ts';
import { helpOther } from './find-friend.ts';
import {
  carriedOff, comingTowards, goneMissing, inDanger, lostSomething, runOut, turnBack, unstoppable,
} from './find-mishap.ts'; // prettier-ignore
import { againstVillain } from './find-villain.ts';
import { askedFor, laterWish, ownWish } from './find-wish.ts';
import type { Goal, GoalSource } from './goal.ts';

type Strategy = (source: GoalSource) => Goal | null;

/** In order of how sure they are; the first that finds something decides. */
const strategies: Strategy[] = [
  toFindOut, askedFor, toAnswer, journeyTo, whoDidIt, ownWish, laterWish, comingTowards, unstoppable, carriedOff, turnBack, inDanger, runOut, againstVillain, goneMissing, lostSomething, helpOther, getOut, winContest, followFind, truthAboutSubject, truthAboutAnything,
]; // prettier-ignore

export function findGoal(source: GoalSource): Goal | null {
  for (const strategy of strategies) {
    const goal = strategy(source);
    if (goal && isSpeakable(goal.text)) return goal;
  }
  return null;
}

function isSpeakable(goal: string): boolean {
  return (
    goal.split(' ').length <= 14 &&
    !/\b(?:himself|herself|she|he|who is|i|me|my|you|your)\b|[":]/i.test(goal.replace(/^find out who /, ''))
  );
}
