import { getCatalog } from '#server/seeds/read-catalog.ts';
import { aimsOf, plotOf, readIdea } from '#engines/story/reading/read-idea.ts';
import { chooseAim } from '#engines/story/reading/ranking/choose-aim.ts';
import { appendFileSync } from 'node:fs';
const out: string[] = [];
for (const show of getCatalog().shows) for (const s of show.seasons) {
  if ((s as any).remix) continue;
  const leads = s.leads as [string,string]; const people = show.characters.map(c=>c.name).filter(n=>!leads.includes(n));
  const idea = (s as any).plot ?? (s as any).idea ?? (s as any).plotIdea;
  const { plot } = plotOf(idea, { leads, people }, [...leads, ...people]);
  if (!plot) { console.log('?', idea); continue; }
  const a = aimsOf(plot)[0]; const b = chooseAim(plot, aimsOf(plot)).aim;
  const same = a?.kind===b?.kind && a?.x?.bare===b?.x?.bare && a?.foe?.bare===b?.foe?.bare;
  console.log(same?'  ':'✗ ', idea.slice(0,140), '\n     ', a?.kind, a?.verb, a?.x?.bare, '/', a?.foe?.bare, '→', b?.kind, b?.verb, b?.x?.bare, '/', b?.foe?.bare, JSON.stringify((s as any).picks??{}));
  const sub = (t?: string) => !t ? '' : (idea.toLowerCase().includes(t.toLowerCase()) ? t : t.split(' of ')[0]!);
  out.push(JSON.stringify({ idea, kind: a?.kind ?? 'house', also: [], x: sub(a?.x?.bare), foe: sub(a?.foe?.bare) }));
}
if (process.argv[2]) appendFileSync(process.argv[2], out.join('\n')+'\n');
