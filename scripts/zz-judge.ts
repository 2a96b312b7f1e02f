import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { unknownWords } from '#studio/moderation/child-words/child-words.ts';
for (const t of process.argv.slice(2))
  console.log(
    t,
    JSON.stringify(judgeText(t, { rating: '8+' as any, kind: 'name' })),
    JSON.stringify(judgeText(t, { rating: '8+' as any, kind: 'plot' }).verdict),
    unknownWords(t),
  );
