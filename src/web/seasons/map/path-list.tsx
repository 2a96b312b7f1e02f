import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { endWords, minutesOf, mostRemixed, remixWords, shutDoorPrice, titleOf } from './node-words.ts';
import { isVeiled, straightOn, type Lifted, type PathTree, type Placed } from './path-tree.ts';

type Props = {
  tree: PathTree;
  lifted: Lifted;
  chosenId: string | null;
  isMaker: boolean;
  signedIn: boolean;
  onChoose: (id: string) => void;
};

/** The tree as nested lists: the own path downward, under each episode the doors out of it, and behind them the others'. */
export function PathList({ tree, ...rest }: Props) {
  if (!tree.root) return null;
  return <Strand from={tree.root} most={mostRemixed(tree)} hereId={tree.path.at(-1)?.node.id} {...rest} />;
}

type StrandProps = Omit<Props, 'tree'> & { from: Placed; most: number; hereId: string | undefined };

/** The episodes of one path, from one on. */
function Strand({ from, ...rest }: StrandProps) {
  const path: Placed[] = [];
  for (let at: Placed | undefined = from; at; at = next(at)) path.push(at);
  return (
    <ol className="plist" aria-label={from.node.door ? `Through the door ${from.node.door}` : 'The story'}>
      {path.map((placed) => (
        <Item key={placed.node.id} placed={placed} straight={next(placed)} {...rest} />
      ))}
    </ol>
  );
}

/** The own path ends where it ends: what others told after it are doors like all others. */
function next(placed: Placed): Placed | undefined {
  const straight = straightOn(placed);
  return placed.node.on_path && !straight?.node.on_path ? undefined : straight;
}

type ItemProps = Omit<StrandProps, 'from'> & { placed: Placed; straight: Placed | undefined };

function Item({ placed, straight, ...rest }: ItemProps) {
  const { lifted, chosenId, onChoose, most, isMaker, signedIn, hereId } = rest;
  const { node, children } = placed;
  const veiled = isVeiled(placed, lifted);
  const others = children.filter((child) => child !== straight);
  const shut = placed.drawn.filter(({ kind }) => kind === 'shut');
  const facts = [
    node.username && `by ${node.username}`,
    minutesOf(node.duration_ms),
    node.heard && 'heard',
    isMaker && remixWords(placed, most),
  ].filter(Boolean);
  return (
    <li className={node.on_path ? 'plist__e is-own' : node.heard ? 'plist__e is-heard' : 'plist__e'}>
      <span className="plist__n" aria-hidden="true">
        {node.episode_number}
      </span>
      {node.door && (
        <p className="plist__d">
          Through the door <b>{node.door}</b>.{placed.share !== null && ` ${placed.share}% opened it.`}
        </p>
      )}
      <button type="button" className="plist__b" aria-pressed={node.id === chosenId} onClick={() => onChoose(node.id)}>
        <span className="vh">Episode {node.episode_number}, </span>
        {veiled ? 'Veiled' : titleOf(placed)}
      </button>
      <p className="dim">
        {facts.join(', ')}
        {node.id === hereId && <b className="plist__h"> {endWords(signedIn)}</b>}
      </p>
      <Folds others={others} {...rest} />
      {shut.map((door) => (
        <button
          key={door.node.id}
          type="button"
          className="plist__s"
          aria-pressed={door.node.id === chosenId}
          onClick={() => onChoose(door.node.id)}
        >
          {door.node.door}
          <small>nobody has opened it, {shutDoorPrice} cantos</small>
        </button>
      ))}
    </li>
  );
}

/** So many paths out of one episode are named at first, and so many more at a press. */
const named = { first: 24, more: 100 };

function Folds({ others, ...rest }: Omit<StrandProps, 'from'> & { others: readonly Placed[] }) {
  const [count, setCount] = useState(named.first);
  const left = others.length - count;
  return (
    <>
      {others.slice(0, count).map((child) => (
        <Fold key={child.node.id} child={child} {...rest} />
      ))}
      {left > 0 && (
        <Button size="sm" variant="ghost" onClick={() => setCount(count + named.more)}>
          {countOf(left, 'more path')}
        </Button>
      )}
    </>
  );
}

/** Another path behind its door. Its episodes are drawn once it is opened: a story may have thousands. */
function Fold({ child, ...rest }: Omit<StrandProps, 'from'> & { child: Placed }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="plist__f" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {child.node.door ?? 'Another path'}
        <small>
          {child.share !== null && `${child.share}%, `}already told
          {child.node.username && `, by ${child.node.username}`}
        </small>
      </summary>
      {open && <Strand from={child} {...rest} />}
    </details>
  );
}
