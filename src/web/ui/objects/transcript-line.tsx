import type { TimedLine } from '#shared/story/script.ts';

const colourClasses = ['w1', 'w2'] as const;
type Colour = (typeof colourClasses)[number];

/** Alternates two colours by order of appearance; the narrator has no name and no colour. */
export function voiceColours(lines: readonly Pick<TimedLine, 'role' | 'speaker'>[]): Map<string, Colour> {
  const colours = new Map<string, Colour>();
  for (const { role, speaker } of lines) {
    if (role === 'narrator' || colours.has(speaker)) continue;
    colours.set(speaker, colourClasses[colours.size % colourClasses.length]!);
  }
  return colours;
}

const placeClass = { past: 'ln--p', now: 'ln--now', future: 'ln--n' };

type Props = {
  line: Pick<TimedLine, 'role' | 'speaker' | 'text'>;
  colour: Colour | undefined;
  place: keyof typeof placeClass;
  /** The one line that Tab reaches; arrows lead to the others. */
  reachable: boolean;
  onPress?: () => void;
};

export function TranscriptLine({ line, colour, place, reachable, onPress }: Props) {
  const narration = line.role === 'narrator';
  const className = ['ln', placeClass[place], narration && 'ln--nar', onPress && 'ln--go'].filter(Boolean).join(' ');
  const words = (
    <>
      {!narration && <span className={`ln__w ${colour ?? ''}`.trim()}>{line.speaker} </span>}
      <span>{line.text}</span>
    </>
  );
  const current = place === 'now' ? 'true' : undefined;
  if (!onPress) {
    return (
      <p className={className} aria-current={current}>
        {words}
      </p>
    );
  }
  return (
    <button type="button" className={className} aria-current={current} tabIndex={reachable ? 0 : -1} onClick={onPress}>
      {words}
    </button>
  );
}
