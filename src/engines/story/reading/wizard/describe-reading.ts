import type { ReadSlot, Reading, SlotName } from '../reading.ts';
import { isToldSlot, slotNames } from '../reading.ts';
import { describeNoun } from '../slots/describe-noun.ts';
import { table } from '../words/tables.ts';

/** A piece of the line that the wizard shows: plain words, or a slot with other ways of reading it. `sure` is 0 where nothing was read. */
export type LinePart = { text: string } | { slot: SlotName; text: string; sure: number; options: ReadSlot['options'] };

/** What stands for a slot of which the idea says nothing. */
const unread: Partial<Record<SlotName, string>> = { x: 'what this show holds dear' };

/** "Posy and Gerald must bring back Grandma's hat from the geese." in pieces. */
export function describeReading({ kind, slots, leads }: Reading): LinePart[] {
  const parts: LinePart[] = [];
  const say = (text: string) => {
    const last = parts.at(-1);
    if (last && !('slot' in last)) last.text += text;
    else if (text !== '') parts.push({ text });
  };
  say(`${leads[0]} and ${leads[1]} `);
  const { line, asked, learnt, felt, held, wanted, against, chosen, stands, loved } = table('kinds')[kind.is];
  const isFor = slots.event !== undefined && slots.x !== undefined && slots.event.text !== slots.x.text;
  const own = slots.rivalry
    ? against
    : slots.office
      ? stands
      : slots.love
        ? loved
        : slots.chosen
          ? chosen
          : slots.ask
            ? asked
            : slots.lesson && slots.verb?.text === 'learn'
              ? learnt
              : slots.feeler
                ? felt
                : isFor
                  ? held
                  : slots.x && slots.verb?.text.endsWith(' they want')
                    ? wanted
                    : undefined;
  for (const { text, optional } of groupsOf(own ?? line)) {
    const pieces = piecesOf(text);
    if (
      optional &&
      pieces.some(
        ({ slot }) => slot && (!isToldSlot(slot, slots[slot]) || (slot !== 'x' && slots[slot].text === slots.x?.text)),
      )
    )
      continue;
    for (const { slot, words } of pieces) {
      if (!slot) say(joined(words, slots));
      else if (slot === 'verb' && !slots.verb) say(table('kinds')[kind.is].verb[0].replaceAll(' <them>', ''));
      else
        parts.push({
          slot,
          text: (slot === 'feel' ? feelingSaid(slots.feel?.text) : slots[slot]?.text) ?? unread[slot] ?? '',
          sure: slots[slot]?.sure ?? 0,
          options: slots[slot]?.options ?? [],
        });
    }
  }
  if (isToldSlot('trait', slots.trait)) {
    say('; ');
    parts.push({ slot: 'trait', ...slots.trait });
  }
  say('.');
  return parts;
}

/** What goes on until it is over, where "save" is done before. */
const lasts = /^(?:keep|guard|protect|defend|hold|watch|shelter|hide)\b/;

/** Small words that hang on a slot: "out" takes "of", several "are", "guard" has "until" where "save" has "before". */
function joined(words: string, slots: Reading['slots']): string {
  return words
    .replace('<of>', table('feelings')[slots.feel?.text ?? '']?.of ?? 'about')
    .replace('<out of>', (slots.verb?.text ?? 'out').endsWith('out') ? ' of' : '')
    .replace('<want>', slots.x && describeNoun(slots.x.text).plural ? 'want' : 'wants')
    .replace('<until>', lasts.test(slots.verb?.text ?? 'keep') ? 'until' : 'before')
    .replace(
      '<is>',
      slots.feeler
        ? describeNoun(slots.feeler.text).plural
          ? 'are'
          : 'is'
        : slots.x && describeNoun(slots.x.text).plural
          ? 'are'
          : 'is',
    );
}

const feelingSaid = (as: string | undefined) => table('feelings')[as ?? '']?.says;

/** "must [verb]{ from [foe]}" → what always stands and what may be left out. */
function groupsOf(line: string): { text: string; optional: boolean }[] {
  return line.split('{').flatMap((piece, at) => {
    if (at === 0) return [{ text: piece, optional: false }];
    const [inside = '', rest = ''] = piece.split('}');
    return [
      { text: inside, optional: true },
      { text: rest, optional: false },
    ];
  });
}

function piecesOf(text: string): { slot: SlotName | null; words: string }[] {
  return text.split('[').flatMap((piece, at) => {
    if (at === 0) return [{ slot: null, words: piece }];
    const [name, rest = ''] = piece.split(']');
    return [
      { slot: slotNames.find((slot) => slot === name) ?? null, words: '' },
      { slot: null, words: rest },
    ];
  });
}
