import { stripMarkdown } from '#shared/seasons.ts';
import { prices } from '#shared/wallet.ts';
import { isVeiled, type Lifted, type PathTree, type Placed } from './path-tree.ts';

export const titleOf = ({ node }: Placed): string =>
  stripMarkdown(node.title).trim() || `Episode ${node.episode_number}`;

export const shutDoorPrice = prices.remix;

/** "Episode 6, veiled, by nightowlmum, already told, free". */
export function spokenNode(placed: Placed, lifted: Lifted, hereId: string | undefined): string {
  const { node, kind, gathered } = placed;
  if (kind === 'gathered') return `${gathered} more paths to episode ${node.episode_number}, gathered`;
  if (kind === 'shut')
    return `The door ${node.door} to episode ${node.episode_number}, nobody has opened it, ${shutDoorPrice} cantos`;
  return [
    `Episode ${node.episode_number}`,
    isVeiled(placed, lifted) ? 'veiled' : titleOf(placed),
    node.door && `through the door ${node.door}`,
    node.username && `by ${node.username}`,
    node.id === hereId ? 'the end of your path' : node.on_path ? 'your path' : 'already told, free',
    placed.share !== null && `${placed.share}% opened this door`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** "11 min"; null while unknown. */
export const minutesOf = (durationMs: number | null): string | null =>
  durationMs ? `${Math.max(1, Math.round(durationMs / 60_000))} min` : null;

/** "62% chose “Climb down to the cellar”", once the path has chosen there; null before. */
export function shareWords({ children }: Placed): string | null {
  const taken = children.find(({ node }) => node.on_path);
  return taken?.node.door && taken.share !== null ? `${taken.share}% chose “${taken.node.door}”` : null;
}

/** Who is signed out has no path of their own. */
export const endWords = (signedIn: boolean): string =>
  signedIn ? 'Your path ends here' : 'The story ends here so far';

/** How often the most remixed episode of the path was remixed. */
export const mostRemixed = ({ path }: PathTree): number => Math.max(0, ...path.map(({ remixes }) => remixes));

/** "remixed 14 times, most of all"; null for an episode of others, or that nobody remixed. */
export function remixWords({ node, remixes }: Placed, most: number): string | null {
  if (!node.on_path || remixes === 0) return null;
  const words = remixes === 1 ? 'remixed once' : `remixed ${remixes} times`;
  return remixes === most ? `${words}, most of all` : words;
}
