import type { Seat } from '@krcma/kernel';
import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { crown } from '@krcma/tableware/icons';
import { Explained, Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import { CELLS } from '../data/dungeon.ts';
import { ORDERS, type OrderId } from '../data/orders.ts';
import type { LordView } from '../rules/view.ts';
import { Lair, LairGlance, Prison, Traps } from './belongings.tsx';
import { Dungeon, Party } from './dungeon.tsx';
import { HeroTile } from './hero.tsx';
import { orderIcons } from './signs.tsx';
import { Stock } from './stock.tsx';
import { type LordProps, type Props, placed, touching, untouched, wordsOf } from './table.ts';
import { Titles } from './titles.tsx';
import './player.css';

type PlayerProps = Props & { readonly player: Seat; readonly full: boolean };

/** A lord at a glance or in full. Name and points stand in the shell. */
export function Player({ full, player: owner, ...rest }: PlayerProps) {
  const lord = rest.view.lords[owner];
  const container = useArrowKeys<HTMLDivElement>();
  const props = owner === rest.seat ? rest : untouched(rest);
  if (lord === undefined) return null;
  const own = { ...props, owner, lord };
  return (
    <div className="dl-player" data-full={full || undefined} ref={container}>
      <Summary {...own} />
      {full ? <Full {...own} /> : (owner !== props.seat || props.narrow) && <Glance {...own} />}
    </div>
  );
}

function Summary(props: LordProps) {
  const words = wordsOf(props);
  const { view, names, owner } = props;
  const begins = view.start === owner && view.lords.length > 1;
  const name = [names.seat(owner), ...(begins ? [words.start] : [])].join(', ');
  return (
    <div className="dl-summary">
      <Thing {...touching(props, `seat:${owner}`, name)} className="dl-seat" entry>
        <SeatShield seat={owner} />
        {begins && <Icon name={crown} sign="start" />}
      </Thing>
      <Stock {...props} brief />
    </div>
  );
}

/** The dungeon small enough to compare: dark is rock, light is dug, a dot is a room, red is lost. */
const SmallDungeon = ({ lord }: { readonly lord: LordView }) => (
  <svg className="dl-small" data-sign="tiles" viewBox="0 0 50 40" aria-hidden="true">
    {Array.from({ length: CELLS }, (_, cell) => cell).map((cell) => {
      const tile = lord.dungeon[cell] ?? null;
      const [x, y] = [(cell % 5) * 10, Math.floor(cell / 5) * 10];
      const isRoom = tile !== null && tile !== 'tunnel';
      return (
        <g key={cell} className={lord.conquered.includes(cell) ? 'dl-small-lost' : undefined}>
          <rect
            className={tile === null ? 'dl-small-rock' : 'dl-small-dug'}
            x={x + 0.5}
            y={y + 0.5}
            width="9"
            height="9"
          />
          {isRoom && <circle className="dl-small-room" cx={x + 5} cy={y + 5} r="3" />}
        </g>
      );
    })}
  </svg>
);

function Glance(props: LordProps) {
  const words = wordsOf(props);
  const { lord, point } = props;
  const tiles = lord.dungeon.filter((tile) => tile !== null).length;
  return (
    <div className="dl-glance">
      <Explained
        thing="sign:tiles"
        label={words.counted(tiles, 'tiles')}
        point={point}
        className="dl-small-told"
      >
        <SmallDungeon lord={lord} />
      </Explained>
      <span className="dl-glance-rest">
        <span className="dl-glance-party">
          {placed(lord.party).map(({ each, place }) => (
            <Explained
              key={each.id}
              thing={`hero:${props.owner}:${place}`}
              label={words.hero(each.id)}
              point={point}
            >
              <HeroTile hero={each} />
            </Explained>
          ))}
        </span>
        <LairGlance {...props} />
        <Choosable {...props} />
      </span>
    </div>
  );
}

/** What others can still choose is open knowledge: the two that are locked are struck out. */
function Choosable(props: LordProps) {
  const words = wordsOf(props);
  const { lord, point, view } = props;
  if (lord.locked.length === 0 || view.training !== undefined) return null;
  const names = lord.locked.map((order) => words.order(order)).join(', ');
  return (
    <Explained thing="sign:locked" label={`${words.locked}: ${names}`} point={point} className="dl-choosable">
      {ORDERS.filter((order) => lord.locked.includes(order)).map((order) => (
        <span key={order} className="dl-crossed" data-composed>
          <Icon name={orderIcons[order]} sign="locked" />
        </span>
      ))}
    </Explained>
  );
}

const handOf = ({ locked }: LordView): readonly OrderId[] =>
  ORDERS.filter((order) => !locked.includes(order));

type OrderListProps = LordProps & { readonly title: string; readonly orders: readonly OrderId[] };

/** Orders by their names: those one may still choose from, or those that are locked. */
function OrderList({ title, orders, ...props }: OrderListProps) {
  const words = wordsOf(props);
  if (orders.length === 0 || props.view.training !== undefined) return null;
  return (
    <>
      <h4>{title}</h4>
      <p className="dl-full-orders">
        {orders.map((order) => (
          <Explained key={order} thing={`order:${order}`} label={words.order(order)} point={props.point}>
            <Icon name={orderIcons[order]} sign="order" />
            {words.order(order)}
          </Explained>
        ))}
      </p>
    </>
  );
}

function Full(props: LordProps) {
  const words = wordsOf(props);
  return (
    <>
      <div className="dl-full-dungeon">
        <Party {...props} />
        <Dungeon {...props} />
      </div>
      <div className="dl-full-rest">
        <OrderList {...props} title={words.hand} orders={handOf(props.lord)} />
        <OrderList {...props} title={words.locked} orders={props.lord.locked} />
        <h4>{words.lair}</h4>
        <Lair {...props} />
        <h4>{words.traps}</h4>
        <Traps {...props} />
        <Prison {...props} />
        <Titles {...props} />
      </div>
    </>
  );
}
