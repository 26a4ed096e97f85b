// Where the turn could lead: washes below what stands on the map, costs above it, and the way to what is pointed at.
import { hexCentre, MapIcon } from '@krcma/tableware/map';
import { Explained, Icon } from '@krcma/tableware/pieces';
import { placeOf, type SpaceId, spaceName } from '../data/geometry.ts';
import type { Reach, Way } from '../rules/reach.ts';
import { isFight, walkTo, wayAround } from '../text/ways.ts';
import * as icons from './icons.ts';
import { outlineOfSpace, SIDE } from './land.ts';
import { type Props, wordsOf } from './table.ts';
import type { Walk } from './use-walk.ts';
import './reach.css';

interface ReachProps {
  readonly reach: Reach;
  readonly move: number;
  /** What is only reached with cards is shown as well. */
  readonly planned: boolean;
}

const corners = (space: SpaceId): string => outlineOfSpace(space).join(' ');

const INSET = 0.9;

/** A little inside of a space, so that rings of neighbours stand beside each other. */
function innerCorners(space: SpaceId): string {
  const [x, y] = centre(space);
  return outlineOfSpace(space)
    .map(([px, py]) => [x + (px - x) * INSET, y + (py - y) * INSET])
    .join(' ');
}

const centre = (space: SpaceId): readonly [number, number] => hexCentre(placeOf(space), SIDE);

/** Spaces to be shown, with the cheapest way to each. */
function shownIn({ reach, move, planned }: ReachProps) {
  return Object.entries(reach.spaces).flatMap(([space, { ways, unsafe }]) => {
    const [way] = ways;
    if (way === undefined || (way.cost > move && !planned)) return [];
    return [{ space, way, around: wayAround(ways), unsafe: unsafe === true, far: way.cost > move }];
  });
}

export const ReachWash = (props: ReachProps) => (
  <g className="mk-reach">
    {shownIn(props).map(({ space, way, far }) => (
      <polygon
        key={space}
        points={innerCorners(space)}
        data-far={far || undefined}
        data-fight={isFight(way) || undefined}
      />
    ))}
  </g>
);

interface CostProps {
  readonly at: readonly [number, number];
  readonly cost: number;
  readonly far: boolean;
  readonly fight?: boolean;
  readonly unsafe?: boolean;
  readonly icon?: string;
  /** Seen only from near. */
  readonly minor?: boolean;
}

/** A number as large on every zoom; a fight, and a place where no turn ends, are told by more than the colour. */
const Cost = ({ at: [x, y], cost, far, fight = false, unsafe = false, minor = false, icon }: CostProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g
      className="mk-cost"
      data-far={far || undefined}
      data-fight={fight || undefined}
      data-minor={minor || undefined}
    >
      {fight ? (
        <path d="M-11-10H11V2Q9 10 0 14Q-9 10-11 2z" />
      ) : (
        <circle r="11" strokeDasharray={unsafe ? '3.5 3' : undefined} />
      )}
      <text dy="0.36em">{cost}</text>
      {icon !== undefined && <MapIcon name={icon} size={17} y={-19} />}
    </g>
  </g>
);

const beside = ([x, y]: readonly [number, number], down = 0): readonly [number, number] => [
  x - SIDE * 0.5,
  y + down,
];

export const ReachCosts = (props: ReachProps) => (
  <g className="mk-costs">
    {shownIn(props).map(({ space, way, around, unsafe, far }) => (
      <g key={space}>
        <Cost at={beside(centre(space))} cost={way.cost} {...{ far, unsafe }} fight={isFight(way)} />
        {around !== undefined && (around.cost <= props.move || props.planned) && (
          <Cost
            at={beside(centre(space), SIDE * 0.5)}
            cost={around.cost}
            far={around.cost > props.move}
            fight={isFight(around)}
            minor
          />
        )}
      </g>
    ))}
    {Object.entries(props.reach.slots)
      .filter(([, { cost }]) => cost <= props.move || props.planned)
      .map(([slot, { cost }]) => (
        <Cost
          key={slot}
          at={centre(spaceName(slot, 'C'))}
          cost={cost}
          far={cost > props.move}
          icon={icons.tile}
        />
      ))}
  </g>
);

const PROVOKED: readonly SpaceId[] = [];

interface WayThereProps {
  readonly reach: Reach;
  /** What is pointed at, and the space that was touched. */
  readonly thing: string | undefined;
  readonly aim: SpaceId | undefined;
}

/** The space that is meant, in reach; of unknown land, the one it is explored from. */
function pointedIn({ spaces, slots }: Reach, thing = ''): SpaceId | undefined {
  const id = thing.slice(thing.indexOf(':') + 1);
  const space = thing.startsWith('slot:') ? slots[id]?.from : id;
  return space !== undefined && spaces[space] !== undefined ? space : undefined;
}

/** The way to what is pointed at, and whom it would provoke. */
export function WayThere({ reach, thing, aim }: WayThereProps) {
  const space = pointedIn(reach, thing) ?? aim ?? '';
  const way: Way | undefined = reach.spaces[space]?.ways[0];
  if (way === undefined) return null;
  const line = walkTo(reach, space).map(centre).join(' ');
  return (
    <g className="mk-way-there">
      {(way.provokes ?? PROVOKED).map((each) => (
        <polygon key={each} points={corners(each)} />
      ))}
      <polyline className="mk-way-casing" points={line} />
      <polyline points={line} />
    </g>
  );
}

interface MoveBarProps extends Props {
  readonly reach: Reach;
  readonly planned: boolean;
  plan(planned: boolean): void;
  readonly walk: Walk;
}

/** The points there are, and a button for those that cards could give. */
export function MoveBar({ reach, planned, plan, walk, ...props }: MoveBarProps) {
  const { journey } = wordsOf(props);
  const { move } = props.view.turn;
  const label = journey.more(reach.more);
  const cost = walk.aim === undefined ? undefined : reach.spaces[walk.aim]?.ways[0]?.cost;
  return (
    <div className="mk-move-bar">
      <Explained thing="sign:move" label={journey.moveNow(move)} point={props.point} className="mk-move-now">
        <Icon name={icons.move} sign="move" />
        <b>{move}</b>
      </Explained>
      {reach.more > 0 && (
        <button
          type="button"
          className="mk-move-more"
          aria-pressed={planned}
          aria-label={label}
          title={label}
          onClick={() => plan(!planned)}
        >
          <b>+{reach.more}</b>
          <Icon name={icons.hand} sign="hand" />
        </button>
      )}
      {cost !== undefined && (
        <button type="button" className="mk-move-go" onClick={walk.go}>
          {journey.go(cost)}
        </button>
      )}
    </div>
  );
}
