import { Ear, PenLine, MicVocal } from 'lucide-react';
import { useState } from 'react';
import type { ProviderPart } from '#shared/admin/providers.ts';
import { brand } from '#shared/brand.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import type { DataOf } from '../load-section.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { CastList } from './cast-list.tsx';
import { ProviderDialog, type Proposal } from './provider-dialog.tsx';
import './voices.css';

type Data = DataOf<'voices'>;

/** Who writes and speaks, what else there is on this machine, and the cast of voices. */
export function VoicesSection(data: Data) {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const { busy, run } = useAdminAction();
  const house = (part: ProviderPart, done: string) => void run(() => api.admin.putBackHouse({ part }), done);
  return (
    <>
      <div className="vcs__two">
        <section className="adm__card" aria-labelledby="vcs-writer">
          <p className="vcs__k">
            <Icon of={PenLine} /> The writer
          </p>
          <h2 id="vcs-writer">{data.story.model ?? 'The house storyteller'}</h2>
          <p className="adm__meta">
            {data.story.base_url === null
              ? `Comes with ${brand.name}: no key, no network.`
              : `At ${data.story.base_url}. When it fails, the house storyteller goes on.`}
          </p>
          <div className="adm__acts">
            <Button size="sm" onClick={() => setProposal({ part: 'story', ...startOf(data.story) })}>
              Use another<span className="vh"> writer</span>
            </Button>
            {data.story.model && (
              <Button
                size="sm"
                variant="ghost"
                disabled={busy}
                onClick={() => house('story', 'The house writes again')}
              >
                Put back the house storyteller
              </Button>
            )}
          </div>
        </section>
        <section className="adm__card" aria-labelledby="vcs-voices">
          <p className="vcs__k">
            <Icon of={MicVocal} /> The voices
          </p>
          <h2 id="vcs-voices">
            {data.speech.model ? `${data.speech.model}, ${data.voices.length} voices` : 'The house voices'}
          </h2>
          <p className="adm__meta">
            {data.speech.base_url === null
              ? `Come with ${brand.name}: ${data.cast.length} of them, no key, no network.`
              : `At ${data.speech.base_url}.`}
          </p>
          <div className="adm__acts">
            <Button size="sm" onClick={() => setProposal({ part: 'speech', ...startOf(data.speech) })}>
              Use others<span className="vh"> for the voices</span>
            </Button>
            {data.speech.model && (
              <>
                <Button
                  size="sm"
                  icon={Ear}
                  busy={busy && 'Listening...'}
                  onClick={() => void run(() => api.admin.auditionAgain(), 'Every voice was heard')}
                >
                  Listen to all again
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={busy}
                  onClick={() => house('speech', 'The house speaks again')}
                >
                  Put back the house voices
                </Button>
              </>
            )}
          </div>
        </section>
      </div>
      <Found data={data} onChoose={setProposal} />
      <CastList data={data} />
      {proposal && <ProviderDialog proposal={proposal} onClose={() => setProposal(null)} />}
    </>
  );
}

const startOf = ({ base_url: baseUrl, model }: Data['story']) => ({ base_url: baseUrl ?? '', model: model ?? '' });

function Found({ data, onChoose }: { data: Data; onChoose: (proposal: Proposal) => void }) {
  const offers = data.found.flatMap(({ name, base_url, writer, speaker }) => [
    ...(writer ? [{ name, base_url, model: writer, part: 'story' as const }] : []),
    ...(speaker ? [{ name, base_url, model: speaker, part: 'speech' as const }] : []),
  ]);
  return (
    <section className="vcs__part" aria-labelledby="vcs-found">
      <h2 id="vcs-found">Found on this machine</h2>
      {offers.length === 0 ? (
        <p className="adm__meta">
          Nothing that writes or speaks. With Ollama: <code>ollama pull phonon</code>, then open this page again.
        </p>
      ) : (
        <ul className="vcs__rows">
          {offers.map(({ name, ...offer }) => {
            const used = data[offer.part];
            const isUsed = used.model === offer.model && used.base_url === offer.base_url;
            return (
              <li key={`${offer.part} ${offer.base_url} ${offer.model}`}>
                <div className="adm__what">
                  <h3>{name}</h3>
                  <p className="adm__meta">
                    {offer.model} {offer.part === 'story' ? 'writes' : 'speaks'}.
                  </p>
                </div>
                {isUsed ? (
                  <Badge kind="now">In use</Badge>
                ) : (
                  <Button size="sm" onClick={() => onChoose(offer)}>
                    {offer.part === 'story' ? 'Use as writer' : 'Use for the voices'}
                    <span className="vh">: {name}</span>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
