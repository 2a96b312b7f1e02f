// A spoken answer, by the browser's own recogniser: on this device where it can, else through its maker's service.
import { matchAnswer, type Answer } from './match-answer.ts';

type Result = ArrayLike<{ transcript: string }> & { isFinal: boolean };
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  processLocally?: boolean;
  start: () => void;
  abort: () => void;
};
type RecognitionMaker = {
  new (): Recognition;
  available?: (wanted: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

const language = 'en-US';
/** A service that ends at once is not started for ever. */
const mostStarts = 60;

export type Ear = { kind: 'device' | 'service'; stop: () => void };

const makerOf = (): RecognitionMaker | undefined => {
  const maker = globalThis as unknown as Record<string, RecognitionMaker | undefined>;
  return maker.SpeechRecognition ?? maker.webkitSpeechRecognition;
};

export const canHear = () => makerOf() !== undefined;

type Told = {
  doors: readonly string[];
  /** False while the narrator speaks, who would answer for the listener. */
  isOpen: () => boolean;
  onAnswer: (answer: Answer | null) => void;
  /** The browser keeps the microphone shut. */
  onRefused: () => void;
};

/** Listens until it is stopped; null where the browser has no recogniser. */
export async function openEar({ doors, isOpen, onAnswer, onRefused }: Told): Promise<Ear | null> {
  const Maker = makerOf();
  if (!Maker) return null;
  const wanted = { langs: [language], processLocally: true };
  const isLocal = (await Maker.available?.(wanted).catch(() => '')) === 'available';
  const recognition = new Maker();
  Object.assign(recognition, { lang: language, continuous: true, interimResults: false, maxAlternatives: 5 });
  if (isLocal) recognition.processLocally = true;
  let stopped = false;
  let starts = 0;
  const start = () => {
    starts += 1;
    try {
      if (!stopped && starts <= mostStarts) recognition.start();
    } catch {
      // It is listening already.
    }
  };
  recognition.addEventListener('result', (event) => {
    const { results, resultIndex } = event as Event & { results: ArrayLike<Result>; resultIndex: number };
    if (!isOpen()) return;
    for (const result of Array.from(results).slice(resultIndex)) {
      if (result.isFinal)
        onAnswer(
          matchAnswer(
            Array.from(result, ({ transcript }) => transcript),
            doors,
          ),
        );
    }
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { error?: string };
    if (error !== 'not-allowed' && error !== 'service-not-allowed') return;
    stopped = true;
    onRefused();
  });
  recognition.addEventListener('end', start);
  start();
  return {
    kind: isLocal ? 'device' : 'service',
    stop() {
      stopped = true;
      recognition.abort();
    },
  };
}
