import { stripMarkdown } from '#shared/seasons.ts';

type Line = { role: string; speaker: string; text: string; delivery?: string | null };
type Script = {
  episodeNumber: number;
  title: string;
  choiceText: string | null;
  lines: readonly Line[];
  choices: readonly string[];
};

/** An episode as a script to read: what was chosen, who says what and how, and the ways on. */
export function writeScript({ episodeNumber, title, choiceText, lines, choices }: Script): string {
  const blocks = [
    `# Episode ${episodeNumber}: ${plain(title)}`,
    ...(choiceText ? [`_The choice: ${plain(choiceText)}_`] : []),
    ...lines.map(writeLine),
    ...(choices.length > 0
      ? ['## What happens next?', choices.map((choice, at) => `${at + 1}. ${plain(choice)}`).join('\n')]
      : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function writeLine({ role, speaker, text, delivery }: Line): string {
  if (role === 'narrator') return plain(text);
  return `**${plain(speaker)}**${delivery ? ` _(${plain(delivery)})_` : ''}: ${plain(text)}`;
}

/** Words never turn into markup of the page they stand in. */
function plain(text: string): string {
  return stripMarkdown(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>#|]/g, '\\$&');
}
