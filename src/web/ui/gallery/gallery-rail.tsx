import { useState } from 'react';
import { ChoicePaths } from '../objects/choice-paths.tsx';
import { EpisodeRow } from '../objects/episode-row.tsx';
import { GeneratingRow } from '../objects/generating-row.tsx';
import { TranscriptPanel } from '../objects/transcript-panel.tsx';
import { CantoAmount } from '../words/canto-amount.tsx';
import { sampleChoices, sampleEpisodes, sampleLines, sampleTitles } from './samples.ts';

const states = ['done', 'current', 'idle', 'no-audio'] as const;

export function GalleryRail() {
  const [follow, setFollow] = useState(true);
  const [line, setLine] = useState(4);
  const [playing, setPlaying] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <section className="kit__rail">
      <div>
        <h2 className="kit__t">Episode rail and doors</h2>
        <ol className="eps">
          {sampleEpisodes.map((text, at) => (
            <EpisodeRow
              key={text}
              number={at + 1}
              title={sampleTitles[at]!}
              text={text}
              state={states[at]!}
              playing={playing}
              durationMs={708_000}
              onPress={() => setPlaying(!playing)}
            />
          ))}
          <GeneratingRow title="Episode 5" label="Generating..." onPress={() => {}} />
        </ol>
        <ChoicePaths
          episodeNumber={6}
          lead={
            <>
              Open a door and it becomes episode 6. Each one costs <CantoAmount amount={300} />
            </>
          }
          choices={sampleChoices}
          chosenId={chosen}
          onChoose={setChosen}
        />
      </div>
      <div>
        <TranscriptPanel
          subtitle="Episode 3, The Keeper Who Stayed"
          lines={sampleLines}
          current={line}
          follow={follow}
          onFollowChange={setFollow}
          onLine={setLine}
        />
      </div>
    </section>
  );
}
