import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openPacks } from '#engines/story/open-packs.ts';
import { frameOfIdea } from '#engines/story/season/frame-of-idea.ts';
import { readIdea } from '#engines/story/reading/read-idea.ts';
import { makeStage } from '#engines/story/stage/make-stage.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { catalogBrief } from './catalog-brief.ts';
const packs = openPacks(resolve('packs'));
for (const line of readFileSync(process.argv[2]!, 'utf8').trim().split('\n')) {
  const [idea = '', show = 'Grandma'] = line.split('|').map((s) => s.trim());
  const { brief } = catalogBrief(idea, { show }, 'tell');
  const stage = makeStage(brief, packs.tables, packs.lexicon, brief.seed);
  const f = frameOfIdea(packs, judgeText, brief, stage) as any;
  const r = readIdea({
    idea,
    show: { name: brief.show.name, description: null },
    leads: [stage.leads[0].name, stage.leads[1].name],
    place: brief.location.name,
    regulars: stage.others.map((o: any) => o.name),
  });
  console.log(
    `${idea}\n   -> ${f.kind} x=${f.x.the}(${f.x.type},${f.x.from},${f.x.size}) foe=${f.foe.the}(${f.foe.type},${f.foe.from}) den=${f.den.the} tool=${f.tool?.the}(${f.tool?.from}) verb=${f.verb.to} till=${f.till?.text} stake=${f.stake}\n      read: ${r.kind.is} ${Object.entries(
      r.slots,
    )
      .map(([k, v]: any) => `${k}=${v.text}`)
      .join('; ')}`,
  );
}
