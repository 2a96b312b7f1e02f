import v8 from 'node:v8';
import { readFileSync } from 'node:fs';
import { arcKinds } from '#engines/story/frame.ts';
import { probabilities } from '#engines/story/reading/ranking/ranker.ts';
import { trainRanker } from '#engines/story/reading/ranking/train-ranker.ts';
const ideas = v8.deserialize(readFileSync('/tmp/rx/ideas.bin')) as any[];
const settings={"epochs":18,"step":0.12,"decay":0.06,"kept":0.6};
const train = ideas.filter(o=>o.hand!=='r2'), own=ideas.filter(o=>o.hand==='r2');
const k=trainRanker(train.map(o=>o.kind),settings), a=trainRanker(train.flatMap(o=>o.about??[]),settings);
let n=0; const conf:any={}; 
for (const o of own){ const p=probabilities(o.kind.candidates,k); const b=arcKinds[p.indexOf(Math.max(...p))]!; const ok=o.kinds.includes(b); if(!ok){ conf[o.kinds[0]+'→'+b]=(conf[o.kinds[0]+'→'+b]??0)+1; if(n++<70) console.log(Math.max(...p).toFixed(2), o.kinds.join('/'),'→',b,'(rule',o.ruled.kind+')', '|', o.idea.idea.slice(0,160)); } }
console.log(Object.entries(conf).sort((x:any,y:any)=>y[1]-x[1]).slice(0,30));
