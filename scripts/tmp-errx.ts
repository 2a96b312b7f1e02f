import v8 from 'node:v8';
import { readFileSync } from 'node:fs';
import { probabilities } from '#engines/story/reading/ranking/ranker.ts';
import { trainRanker } from '#engines/story/reading/ranking/train-ranker.ts';
import { castFor } from '#engines/story/reading/ranking/labelled-ideas.ts';
import { plotOf } from '#engines/story/reading/read-idea.ts';
import { phrasesToRank } from '#engines/story/reading/ranking/features.ts';
const ideas = v8.deserialize(readFileSync('/tmp/rx/ideas.bin')) as any[];
const settings={"epochs":18,"step":0.12,"decay":0.06,"kept":0.6};
const own=ideas.filter(o=>o.hand==='r1');
const a=trainRanker(ideas.filter(o=>o.hand!=='r1').flatMap(o=>o.about??[]),settings);
let n=0;
for (const o of own){ const cast={leads:['Mara','Finn'] as [string,string],people:[]};
 const ph=phrasesToRank(plotOf(o.idea.idea,cast,[])!.plot!);
 if(!o.about){ if(n++<200) console.log('NOPH', o.idea.kind,'want['+o.idea.x+'] have',ph.map(p=>p.phrase.bare).join(' / '),'|',o.idea.idea.slice(0,120)); continue;}
 const p=probabilities(o.about.candidates,a); const b=p.indexOf(Math.max(...p)); if(o.about.truth[b]!==1&&n++<90) console.log(o.idea.kind,'want['+o.idea.x+'] got['+(ph[b]?.phrase.bare??'-')+'] '+Math.max(...p).toFixed(2),'|',o.idea.idea.slice(0,140)); }
