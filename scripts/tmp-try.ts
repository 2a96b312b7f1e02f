
import v8 from 'node:v8';
import { readFileSync } from 'node:fs';
import { arcKinds } from '#engines/story/frame.ts';
import { probabilities, tasks, type Ranker, type Task } from '#engines/story/reading/ranking/ranker.ts';
import { trainRanker } from '#engines/story/reading/ranking/train-ranker.ts';
const ideas = v8.deserialize(readFileSync('/tmp/rx/ideas.bin')) as any[];
const best = (sample: any, ranker: Ranker) => { const f = probabilities(sample.candidates, ranker); return f.indexOf(Math.max(...f)); };
const old = new Set(['known-ideas', 'second-ideas', 'third-ideas', 'kept-ideas']);
const [withOld='1', only='', ...sets] = process.argv.slice(2);
for (const text of sets) {
  const settings = JSON.parse(text);
  const line: string[] = [];
  let tot = [0,0,0,0,0,0,0];
  for (const hand of [...new Set(ideas.map(o=>o.hand))].filter(h=>!old.has(h))) {
    const train = ideas.filter(o=>o.hand!==hand && (withOld==='1' || !old.has(o.hand)));
    const own = ideas.filter(o=>o.hand===hand);
    const rankers: any = {};
    for (const task of tasks) if (!only || only.split(',').includes(task)) rankers[task] = trainRanker(train.flatMap(o=>o[task]??[]), settings);
    const ok = { kind: (o:any)=> rankers.kind && o.kinds.includes(arcKinds[best(o.kind, rankers.kind)]), about:(o:any)=> rankers.about && o.about && o.about.truth[best(o.about, rankers.about)]===1, against:(o:any)=> rankers.against && o.against && o.against.truth[best(o.against, rankers.against)]===1 };
    const share = (is:any)=> own.filter(is).length/own.length;
    const row = [share(ok.kind), share(ok.about), share(ok.against), share((o:any)=>ok.kind(o)&&ok.about(o)), share((o:any)=>ok.kind(o)&&ok.about(o)&&ok.against(o))];
    const ruled = [share((o:any)=>o.kinds.includes(o.ruled.kind)), share((o:any)=>o.ruled.about), share((o:any)=>o.ruled.against), share((o:any)=>o.kinds.includes(o.ruled.kind)&&o.ruled.about), share((o:any)=>o.kinds.includes(o.ruled.kind)&&o.ruled.about&&o.ruled.against)];
    line.push(hand+'('+own.length+') '+row.map(x=>x.toFixed(3)).join(' ')+' | rules '+ruled.map(x=>x.toFixed(3)).join(' '));
  }
  console.log(text, '\n  ', line.join('\n   '));
}
