import { useEffect } from 'react';
import { PublicShow } from './public-show.tsx';
import { sampleShow } from './sample-show.ts';

const noCharacters = { list: [] };

/** Stands in for a show that cannot be loaded: the built-in sample. Logs the error. */
export function UnreachableShow({ error }: { error: unknown }) {
  useEffect(() => console.error('Could not load the show:', error), [error]);
  return <PublicShow show={sampleShow} sample characters={noCharacters} owned={false} onCreateSeason={null} />;
}
