import { readFileSync } from 'node:fs';
import { getCatalog } from '#server/seeds/read-catalog.ts';
import { aimsOf, plotOf } from '#engines/story/reading/read-idea.ts';
import { chooseAim } from '#engines/story/reading/ranking/choose-aim.ts';
import { castFor, phraseMeant } from '#engines/story/reading/ranking/labelled-ideas.ts';
import { phrasesToRank } from '#engines/story/reading/ranking/features.ts';
const casts = getCatalog().shows.map(({ characters }) => { const [f='',s='',...p] = characters.map(({name})=>name); return { leads:[f,s] as [string,string], people:p }; });
const B: any = {};
for (const l of readFileSync('/work/hands/r6.jsonl','utf8').trim().split('\n').map(x=>JSON.parse(x))) {
  const cast = castFor(l.idea, casts); const { plot } = plotOf(l.idea, cast, [...cast.leads,...cast.people]); if(!plot) continue;
  const aims = aimsOf(plot); const a=aims[0]; const c=chooseAim(plot, aims); const b=c.aim;
  const kinds=[l.kind,...l.also]; const must = a?.from ? (a.from as any).modal : 'nofrom';
  const key=(a?Math.floor(a.sure/10)*10:-1)+' '+must+' '+(plot.sentences.length>1?'multi':'one');
  const ph=phrasesToRank(plot).map(p=>p.phrase); const w=ph[l.x===''?-1:phraseMeant(l.x,ph)]?.bare ?? '';
  const r=(B[key]??={n:0,rk:0,mk:0,rx:0,mx:0}); r.n++; const rk=kinds.includes(a?.kind??'house'), mk=kinds.includes(b?.kind??'house'); r.rk+=+rk; r.mk+=+mk; r.rx+=+(rk&&(a?.x?.bare??'')===w); r.mx+=+(mk&&(b?.x?.bare??'')===w);
}
for (const [k,v] of Object.entries(B).sort() as any) console.log(k.padEnd(20), v.n, 'kind rules',(v.rk/v.n).toFixed(2),'ranker',(v.mk/v.n).toFixed(2),'| right rules',(v.rx/v.n).toFixed(2),'ranker',(v.mx/v.n).toFixed(2));
const t:any=Object.values(B).reduce((s:any,v:any)=>({n:s.n+v.n,rk:s.rk+v.rk,mk:s.mk+v.mk,rx:s.rx+v.rx,mx:s.mx+v.mx})); console.log(t.n,(t.rk/t.n).toFixed(3),(t.mk/t.n).toFixed(3),(t.rx/t.n).toFixed(3),(t.mx/t.n).toFixed(3));
