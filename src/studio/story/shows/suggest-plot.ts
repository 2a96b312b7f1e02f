import { judgeByRules } from '../../moderation/judge-by-rules.ts';
import type { EpisodeBrief } from '../../providers/text/text-provider.ts';
import { leadValues, strangerValues, castStrangers } from '../episode/bind-cast.ts';
import { settingOf } from '../episode/episode-setting.ts';
import type { PackLibrary } from '../load-packs.ts';
import { renderForm } from '../pack/render-form.ts';
import { hash32, seededDice } from '../words/seeded.ts';

/** One plot idea of one or two sentences for these people in this place. Another seed gives another idea. */
export function suggestPlot(
  library: PackLibrary,
  brief: Pick<EpisodeBrief, 'seed' | 'show' | 'characters' | 'location'>,
): string {
  const { seed, show } = brief;
  const setting = settingOf(library, brief, seed);
  const [stranger] = castStrangers(
    setting.words.names,
    setting.words.jobs,
    setting.leads.map(({ name }) => name),
    seed,
  );
  const values = {
    ...setting.words.fixed, ...setting.words.flavour(seed), ...leadValues(setting.leads, false), ...strangerValues(stranger), place: setting.place,
  }; // prettier-ignore
  const ideas = seededDice(seed, 'idea').shuffle(library.forms('idea'));
  const texts = ideas.map(
    (form) => renderForm(library.pack('common'), form, values, hash32(seed, form.id))['plot'] ?? '',
  );
  // A name may turn a harmless idea into one that the moderator refuses; the next one then does.
  const fitting = texts.find(
    (text) => text !== '' && judgeByRules(text, { rating: show.audienceRating, kind: 'plot' }).approved,
  );
  return fitting ?? texts[0] ?? 'A bell has been ringing all night, in a place where there is no bell.';
}
