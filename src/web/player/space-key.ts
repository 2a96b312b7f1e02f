/** Elements that have a use of their own for the space bar. */
const ownUse =
  'input:not([type=range]), textarea, select, button, a[href], summary, audio, video, [contenteditable], dialog';

/** Space plays and pauses while focus is not in a field, on a button or in a dialog. Answers how to stop listening. */
export function listenForSpace(toggle: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' || event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(ownUse)) return;
      event.preventDefault();
      toggle();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
