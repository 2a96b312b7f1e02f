import { expect, test } from 'vitest';
import { browseRequest, readBrowseAddress, toggleFilter, writeBrowseAddress } from './browse-address.ts';

const read = (query: string) => readBrowseAddress(new URLSearchParams(query));

test('an address without a query is every show by trend', () => {
  expect(read('')).toEqual({ search: '', filters: [], sort: 'trending' });
  expect(writeBrowseAddress(read(''))).toBe('');
});

test('what is written is read back the same, signs included', () => {
  const selection = { search: 'cats & "dragons" 50%', filters: ['4+', 'Mystery'], sort: 'popular' as const };
  expect(read(writeBrowseAddress(selection).slice(1))).toEqual(selection);
});

test('unknown filters and sorts in an address are left out', () => {
  expect(read('filter=Horror&filter=8%2B&filter=8%2B&sort=cheapest')).toEqual({
    search: '',
    filters: ['8+'],
    sort: 'trending',
  });
});

test('the order in which chips are pressed does not change the address', () => {
  const start = read('');
  const one = toggleFilter(toggleFilter(start, 'Space'), 'All Ages');
  const other = toggleFilter(toggleFilter(start, 'All Ages'), 'Space');
  expect(writeBrowseAddress(one)).toBe(writeBrowseAddress(other));
  expect(toggleFilter(one, 'Space').filters).toEqual(['All Ages']);
});

test('blank search and no chips are not sent', () => {
  expect(browseRequest({ search: '  ', filters: [], sort: 'newest' })).toEqual({ sort: 'newest' });
  expect(browseRequest({ search: ' fox ', filters: ['Fantasy'], sort: 'trending' })).toEqual({
    search: 'fox',
    filter: ['Fantasy'],
    sort: 'trending',
  });
});
