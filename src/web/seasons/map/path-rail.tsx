import { useState, type ReactNode } from 'react';
import { Sleeve } from '#web/ui/cards/sleeve.tsx';
import { Door } from '#web/ui/icons/door.tsx';
import { Equaliser } from '#web/ui/icons/equaliser.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { endWords, minutesOf, mostRemixed, remixWords, shareWords, shutDoorPrice, titleOf } from './node-words.ts';
import { isVeiled, straightOn, type Lifted, type PathTree, type Placed } from './path-tree.ts';
import './path-rail.css';

type Props = {
  tree: PathTree;
  lifted: Lifted;
  chosenId: string | null;
  isMaker: boolean;
  signedIn: boolean;
  onChoose: (id: string | null) => void;
  /** Of the door that is chosen: it stands under the doors of its episode. */
  card: ReactNode;
};

/** The path of the season downward, as phones show it: after each episode its doors, and at a press what others told behind one of them. */
export function PathRail({ tree, card, signedIn, ...rest }: Props) {
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const end = tree.path.at(-1);
  const chosen = tree.byId.get(rest.chosenId ?? '');
  const cardAt = chosen && turnOn(chosen);
  const fork = cardAt?.children.some(({ node }) => node.on_path) ? cardAt : tree.path.at(-2);
  const most = mostRemixed(tree);
  return (
    <ol className="prail" aria-label="The path">
      {tree.path.map((placed) => {
        const remixes = rest.isMaker && remixWords(placed, most);
        const facts = [
          placed.node.username && `by ${placed.node.username}`,
          minutesOf(placed.node.duration_ms),
          remixes,
        ];
        const share = placed === fork ? shareWords(placed) : null;
        return (
          <li key={placed.node.id} className={placed === end ? 'prail__e is-here' : 'prail__e'}>
            <span className="prail__n" aria-hidden="true">
              {placed === end ? <Equaliser still /> : placed.node.episode_number}
            </span>
            <h2 className="prail__t">
              <span className="vh">Episode {placed.node.episode_number}, </span>
              {titleOf(placed)}
            </h2>
            <p className="dim">{facts.filter(Boolean).join(', ')}</p>
            {placed === end && <p className="prail__h">{endWords(signedIn)}</p>}
            {share && <p className="prail__s">{share}</p>}
            <Doors
              turn={placed}
              isEnd={placed === end}
              unfolded={unfolded}
              onUnfold={(id) => {
                rest.onChoose(null);
                setUnfolded(id === unfolded ? null : id);
              }}
              {...rest}
            />
            {placed === cardAt && card}
          </li>
        );
      })}
    </ol>
  );
}

/** The episode of the path behind whose doors a node is. */
function turnOn(placed: Placed): Placed | undefined {
  let at: Placed | null = placed.node.on_path ? placed : placed.parent;
  while (at && !at.node.on_path) at = at.parent;
  return at ?? undefined;
}

type DoorsProps = Omit<Props, 'tree' | 'card' | 'signedIn'> & {
  turn: Placed;
  isEnd: boolean;
  unfolded: string | null;
  onUnfold: (id: string) => void;
};

function Doors({ turn, isEnd, unfolded, onUnfold, lifted, chosenId, onChoose }: DoorsProps) {
  const open = turn.node.doors.find((door) => `${turn.node.id} ${door}` === unfolded);
  if (turn.node.doors.length === 0) return null;
  return (
    <>
      <div className="prail__d" role="group" aria-label={`Doors of episode ${turn.node.episode_number}`}>
        {turn.node.doors.map((door, at) => {
          const id = `${turn.node.id} ${door}`;
          const told = turn.children.filter(({ node }) => node.door === door);
          const taken = told.find(({ node }) => node.on_path);
          const share = told.find((each) => each.share !== null)?.share ?? null;
          const [only] = told;
          const isShut = turn.drawn.some((each) => each.kind === 'shut' && each.node.id === id);
          const state = stateOf({ isTaken: taken !== undefined, isTold: told.length > 0, isShut, isEnd });
          const face = (
            <>
              <span className="pdoor__v">
                <Door />
              </span>
              <b>{share === null ? state : `${share}%`}</b>
              {share !== null && <span className="vh">{state}. </span>}
              <span>{door}</span>
            </>
          );
          const look = `pdoor gel-${(at % 3) + 1}${taken ? ' is-own' : ''}${told.length === 0 ? ' is-shut' : ''}`;
          if ((taken && told.length === 1) || (!isShut && told.length === 0))
            return (
              <div key={id} className={look}>
                {face}
              </div>
            );
          // Behind the doors to come there is one telling to begin with: its card is there at once.
          if (told.length === 0 || (isEnd && told.length === 1))
            return (
              <button
                key={id}
                type="button"
                className={look}
                aria-pressed={chosenId === (only?.node.id ?? id)}
                onClick={() => onChoose(chosenId === (only?.node.id ?? id) ? null : (only?.node.id ?? id))}
              >
                {face}
              </button>
            );
          return (
            <button key={id} type="button" className={look} aria-expanded={open === door} onClick={() => onUnfold(id)}>
              {face}
            </button>
          );
        })}
      </div>
      {open !== undefined &&
        turn.children
          .filter(({ node }) => node.door === open && !node.on_path)
          .slice(0, mostUnfolded)
          .map((child) => (
            <Strand key={child.node.id} from={child} lifted={lifted} chosenId={chosenId} onChoose={onChoose} />
          ))}
    </>
  );
}

type DoorState = { isTaken: boolean; isTold: boolean; isShut: boolean; isEnd: boolean };

function stateOf({ isTaken, isTold, isShut, isEnd }: DoorState): string {
  if (isTaken) return 'Taken';
  if (isTold) return 'Already told';
  // What is behind it may be on a page of the map that is still to come.
  if (!isShut) return '...';
  return isEnd ? `${shutDoorPrice} cantos` : 'Shut';
}

/** More tellings of one door are in the list of all. */
const mostUnfolded = 12;

/** What somebody else told behind a door, with a thread of its own; what is veiled is one line. */
function Strand({
  from,
  lifted,
  chosenId,
  onChoose,
}: Pick<Props, 'lifted' | 'chosenId' | 'onChoose'> & { from: Placed }) {
  const path: Placed[] = [];
  for (let at: Placed | undefined = from; at; at = straightOn(at)) path.push(at);
  const shown = path.filter((each) => !isVeiled(each, lifted));
  const veiled = path.filter((each) => isVeiled(each, lifted));
  const [firstVeiled] = veiled;
  const by = from.node.username && `by ${from.node.username}`;
  const press = (id: string) => onChoose(chosenId === id ? null : id);
  return (
    <ol className="punf" aria-label={['Told', by].filter(Boolean).join(' ')}>
      {shown.map((each) => (
        <li key={each.node.id} className={each.node.heard ? 'is-heard' : undefined}>
          <button type="button" aria-pressed={each.node.id === chosenId} onClick={() => press(each.node.id)}>
            <b>{titleOf(each)}</b>
            <small>
              {[`Episode ${each.node.episode_number}`, each.node.heard && 'heard', by].filter(Boolean).join(', ')}
            </small>
          </button>
          {each === shown.at(-1) && (
            <span className="punf__p">
              <Sleeve image={each.node.image_url} sizes="48px" />
            </span>
          )}
        </li>
      ))}
      {firstVeiled && (
        <li className="is-veiled">
          <button
            type="button"
            aria-pressed={firstVeiled.node.id === chosenId}
            onClick={() => press(firstVeiled.node.id)}
          >
            <b>{shown.length > 0 ? `${veiled.length} more, veiled` : `${countOf(veiled.length, 'episode')}, veiled`}</b>
            <small>{[by, minutesOf(firstVeiled.node.duration_ms)].filter(Boolean).join(', ')}</small>
          </button>
        </li>
      )}
    </ol>
  );
}
