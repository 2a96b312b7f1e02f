import { Fragment } from 'react';
import type { Location } from '#shared/shows.ts';
import { ArchPortrait } from '../ui/objects/arch-portrait.tsx';
import type { CastCharacter } from './use-wizard-material.ts';

/** The small playbill beside the plot: who plays tonight, and where. */
export function TonightBill({ cast, place }: { cast: readonly CastCharacter[]; place: Location | null }) {
  return (
    <aside className="bill">
      <p className="bill__k">Tonight</p>
      <div className="bill__c">
        {cast.map((character) => (
          <ArchPortrait key={character.id} image={character.image_url} alt={character.name} sizes="80px" />
        ))}
      </div>
      <p className="bill__s d">
        {cast.map(({ id, name }, at) => (
          <Fragment key={id}>
            {at > 0 && (
              <>
                {' '}
                <em className="sm">and</em>{' '}
              </>
            )}
            <span>{name}</span>
          </Fragment>
        ))}
      </p>
      {place && (
        <p className="bill__w">
          <em>at</em> {place.name}
        </p>
      )}
    </aside>
  );
}
