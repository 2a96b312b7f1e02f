/** A corrected sentence: what it said is struck through, what it says now stands beside it, as by hand. */
export function CorrectedWords({ was, now }: { was: string; now: string }) {
  const [a, b] = [was.split(' '), now.split(' ')];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const text = (words: string[]) => words.join(' ');
  return (
    <>
      {text(a.slice(0, start))} <del>{text(a.slice(start, a.length - end))}</del>{' '}
      <ins>{text(b.slice(start, b.length - end))}</ins> {text(a.slice(a.length - end))}
    </>
  );
}
