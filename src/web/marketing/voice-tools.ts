import { AudioLines, Mic, Scissors, SlidersHorizontal } from 'lucide-react';
import type { Tool } from './cards/voice-toolkit.tsx';

/** The four parts of the voice toolkit and what each really does. */
export const voiceTools: readonly Tool[] = [
  {
    icon: Mic,
    title: 'Recording studio',
    text: 'Every line of a script is spoken in our own studio, sentence by sentence. You need no microphone, booth or quiet street.',
    points: ['Play begins while the rest is still being recorded', 'A sentence is recorded once and kept'],
  },
  {
    icon: AudioLines,
    title: 'AI voice enhancement',
    text: 'Levels are evened out by measurement, so that a whisper carries and a shout does not hurt.',
    points: ['One loudness for all episodes (-19 LUFS)', 'Peaks kept below -1 dB'],
  },
  {
    icon: Scissors,
    title: 'Audio editing',
    text: 'Lines are joined with the pauses a reader would leave, and the place’s music is laid under them.',
    points: ['Music stays behind the voice', 'A transcript timed to the word, and a file that seeks at once'],
  },
  {
    icon: SlidersHorizontal,
    title: 'Voice customization',
    text: 'Who somebody is decides how they sound: their age, their build, their temper.',
    points: ['A voice per character, narrator and walk-ons too', 'The same voice in every season they appear in'],
  },
];
