import { ArrowRight, SpellCheck2 } from 'lucide-react';
import { useEffect, useId, useState, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router';
import { fewestLetters, searchKinds, type SearchKind } from '#shared/search/search-limits.ts';
import type { SearchResult } from '#shared/search/search.ts';
import { mostShowsCounted, type ShowCard } from '#shared/shows.ts';
import { useRootData } from '#web/root-data.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { SearchRowContent } from './search-row-content.tsx';
import { kindAddress, kindNames, rowsOf, showRow, type SearchRow } from './search-rows.ts';
import { countFound, useSearch } from './use-search.ts';
import './search.css';

type Props = {
  text: string;
  /** The box: a combobox whose list this is. */
  field: RefObject<HTMLInputElement | null>;
  /** Something was chosen: the box empties itself. */
  onChosen: () => void;
};
type Choice = { id: string; to: string };

/** What the box finds while one types, below it; arrows choose, Enter opens, Esc closes and keeps the words. */
export function SearchPanel({ text, field, onChosen }: Props) {
  const words = text.trim();
  const { found, words: foundWords, state, instead } = useSearch(words);
  const userId = useRootData().me?.user.id ?? null;
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [chosen, setChosen] = useState(-1);
  const navigate = useNavigate();
  const listId = useId();
  const shownWords = found?.mended ?? foundWords;
  const groups = found ? groupsOf(found, shownWords, instead, userId) : [];
  const choices = groups.flatMap(({ rows, all }) => [...rows.map(choiceOf), ...(all ? [all] : [])]);
  const isOpen = closedFor !== text && words.length >= fewestLetters && (found !== null || state === 'failed');
  const active = choices[chosen] ?? null;
  const optionId = (choice: Choice) => `${listId}-${choices.indexOf(choices.find(({ id }) => id === choice.id)!)}`;

  useEffect(() => setChosen(-1), [found]);
  useCombobox(field, {
    isOpen,
    listId,
    activeId: active && optionId(active),
    onMove: (step) => {
      setClosedFor(null);
      // Before the first and after the last comes the box itself.
      const places = choices.length + 1;
      setChosen((at) => ((at + 1 + step + places) % places) - 1);
    },
    onOpen: () => {
      if (!active) return false;
      onChosen();
      void navigate(active.to);
      return true;
    },
    onClose: () => setClosedFor(text),
  });
  useEffect(() => {
    if (active) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  if (!isOpen) return null;
  const total = found ? countFound(found) : 0;
  return (
    <div className={state === 'slow' ? 'sbox is-waiting' : 'sbox'}>
      <p className="vh" role="status">
        {state === 'failed' ? resting : found && announce(found, total, instead)}
      </p>
      {state === 'failed' && <p className="sbox__say">{resting}</p>}
      {state !== 'failed' && found?.mended && (
        <p className="sbox__say">
          <Icon of={SpellCheck2} />
          <span>
            Showing <b>{found.mended}</b>.
          </span>
          <Link className="lk" to={kindAddress(foundWords, 'shows', true)} onClick={onChosen}>
            Search for “{foundWords}”
          </Link>
        </p>
      )}
      {state !== 'failed' && found && total === 0 && <p className="sbox__say">No shows found</p>}
      {state !== 'failed' && choices.length > 0 && (
        <div className="sbox__g" role="listbox" id={listId} aria-label="Search results">
          {groups.map(({ kind, name, rows, all, total: ofKind }) => (
            <div key={kind} role="group" aria-label={name} className={`sbox__k sbox__k--${kind}`}>
              <div className="sbox__h" aria-hidden="true">
                {name}
              </div>
              {rows.map((row) => (
                <Link
                  key={row.id}
                  id={optionId(choiceOf(row))}
                  role="option"
                  aria-selected={active?.id === choiceOf(row).id}
                  tabIndex={-1}
                  className="sfound"
                  to={row.to}
                  onClick={onChosen}
                >
                  <SearchRowContent row={row} words={shownWords} />
                </Link>
              ))}
              {all && (
                <Link
                  id={optionId(all)}
                  role="option"
                  aria-selected={active?.id === all.id}
                  tabIndex={-1}
                  className="sbox__all"
                  to={all.to}
                  onClick={onChosen}
                >
                  All {countLabel(ofKind)}
                  <span className="vh"> {kind}</span>
                </Link>
              )}
            </div>
          ))}
        </div>
      )}
      {state !== 'failed' && total > 0 && (
        <p className="sbox__f">
          <Link className="sbox__more" to={kindAddress(shownWords, 'shows')} onClick={onChosen}>
            See all {countLabel(total)} results on Browse
            <Icon of={ArrowRight} />
          </Link>
          <span className="sbox__keys" aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Esc</kbd> close
          </span>
        </p>
      )}
    </div>
  );
}

const resting = 'Search is resting. Press Enter to try Browse.';
const choiceOf = ({ kind, id, to }: SearchRow): Choice => ({ id: `${kind} ${id}`, to });
const countLabel = (count: number) => (count < mostShowsCounted ? String(count) : `${mostShowsCounted}+`);

const toTry = 'Shows to try';

function groupsOf(found: SearchResult, words: string, instead: readonly ShowCard[], userId: string | null) {
  if (instead.length > 0) {
    const rows = instead.map((show) => showRow(show, userId));
    return [{ kind: 'shows' as const, name: toTry, rows, all: null, total: instead.length }];
  }
  return searchKinds
    .map((kind) => {
      const rows = rowsOf(found, kind, words, userId);
      const { total } = found[kind];
      const all = total > rows.length ? { id: `all ${kind}`, to: kindAddress(words, kind) } : null;
      return { kind, name: kindNames[kind], rows, all, total };
    })
    .filter(({ rows }) => rows.length > 0);
}

function announce(found: SearchResult, total: number, instead: readonly ShowCard[]): string {
  if (total === 0)
    return instead.length > 0 ? `No shows found, ${countOf(instead.length, 'show')} to try` : 'No shows found';
  const parts = searchKinds
    .filter((kind) => found[kind].total > 0)
    .map((kind) => countOf(found[kind].total, singular[kind]));
  return `${countOf(total, 'result')}, ${parts.join(', ')}${found.mended ? ` for ${found.mended}` : ''}`;
}
const singular: Record<SearchKind, string> = {
  shows: 'show',
  seasons: 'season',
  characters: 'character',
  creators: 'creator',
};

type Combobox = {
  isOpen: boolean;
  listId: string;
  activeId: string | null;
  onMove: (step: 1 | -1) => void;
  /** Whether there was something to open. */
  onOpen: () => boolean;
  onClose: () => void;
};

/**
 * Makes the field of the header the combobox of this list, for as long as the list is there. The field belongs to the page's
 * first scripts, which know nothing of lists; keys are taken at the field itself, before the menu's sheet closes on Esc.
 */
function useCombobox(field: RefObject<HTMLInputElement | null>, box: Combobox): void {
  const { isOpen, listId, activeId } = box;
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    input.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) input.setAttribute('aria-controls', listId);
    if (activeId && isOpen) input.setAttribute('aria-activedescendant', activeId);
    return () => {
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    };
  }, [field, isOpen, listId, activeId]);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const typed = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') box.onMove(event.key === 'ArrowDown' ? 1 : -1);
      else if (event.key === 'Escape' && isOpen) box.onClose();
      else if (!(event.key === 'Enter' && isOpen && box.onOpen())) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const left = (event: FocusEvent) => {
      if (!form?.contains(event.relatedTarget as Node | null)) box.onClose();
    };
    const closed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target === input || !isOpen) return;
      event.stopPropagation();
      input?.focus();
      box.onClose();
    };
    input?.addEventListener('keydown', typed);
    form?.addEventListener('focusout', left);
    form?.addEventListener('keydown', closed);
    return () => {
      input?.removeEventListener('keydown', typed);
      form?.removeEventListener('focusout', left);
      form?.removeEventListener('keydown', closed);
    };
  });
}
