/** Where a search leads: Browse with the words in its address; null for blank ones. */
export function searchAddress(text: string): string | null {
  const words = text.trim();
  return words ? `/browse?search=${encodeURIComponent(words)}` : null;
}
