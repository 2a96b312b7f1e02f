const aboutTheTelling = [
  '(?:episode|chapter|ending|twist|rhyme|pun|joke|cliffhanger|villain|baddie)s?',
  'bedtime story',
  'year[- ]olds?',
  '(?:simple|easy|short|big|hard) words',
  '(?:simple|bad) language',
  'too (?:long|short|scary)',
  'scary (?:bits|parts|things)',
  'my (?:son|daughter|kids?|children)',
].join('|');
const asks = 'no|not|nothing|without|use|write|make|tell|give|include|add|keep|lots of|for|happy|sad';
const counted = '(?:\\d+|two|three|four|five|six|ten) (?:short |long )?(?:episodes|chapters)';
/** A first sentence or aside that speaks of the telling; "for my daughter Ella, 6:" ends at its colon. */
const note = new RegExp(
  `^(?:(?:please )?(?:${asks})\\b(?=[^.!?:;,]*\\b(?:${aboutTheTelling})\\b)|${counted}\\b|cliffhangers\\b)[^.!?:;,]*[.!?:;,]+(?: \\d+:)?\\s*(?:about )?(?=\\p{L})`,
  'iu',
);

/** The idea without "No scary bits please.", "For 4 year olds." and "5 episodes, happy ending, about". */
export function withoutNotes(text: string): string {
  const rest = text.replace(note, '');
  return rest === text ? text : withoutNotes(rest);
}

const rewordings: [RegExp, string][] = [
  [/^(?:(?:so|um|uh|ok|okay|well|basically)[\s,]+)+/i, ''],
  [/\btheres\b/gi, 'there is'],
  [/\b(do|does|did|is|was|would|ca|wo)nt\b/gi, "$1n't"],
  [
    /\b(wants?|needs?|has|have) (?=(?:go|find|get|become|be|learn|save|build|drive|fly|catch|steal|bring|win)\b)/gi,
    '$1 to ',
  ],
  [/\bfor (?=(?:get|find|save|see|buy|bring|catch|win|make) )/gi, 'to '],
  [/\bto go (?:looking|searching|hunting) for\b/gi, 'to find'],
  [/\b(?:go(?:es)?|sets? out|is|are) (?:looking|searching|hunting) for\b/gi, 'must find'],
];

/** "mara want go to moon for get cheese", "they go looking for a blanket": in words that the reader knows. */
export function reword(text: string): string {
  return rewordings.reduce((said, [odd, plain]) => said.replace(odd, plain), text);
}
