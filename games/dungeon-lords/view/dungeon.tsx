// A dungeon: five columns and four rows below the surface, and the party before its entrance.
import { Icon, Thing } from '@krcma/tableware/pieces';
import { CELLS, type Cell, ENTRANCE } from '../data/dungeon.ts';
import type { RoomId } from '../data/rooms.ts';
import type { LordView } from '../rules/view.ts';
import { emblemOf } from './emblems.ts';
import { HeroTile } from './hero.tsx';
import * as icons from './icons.ts';
import { RoomDoes } from './room-face.tsx';
import { cellThing, type LordProps, placed, touching, wordsOf } from './table.ts';
import './dungeon.css';

const cells: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);

export const roomAt = ({ dungeon }: Pick<LordView, 'dungeon'>, cell: Cell): RoomId | undefined => {
  const tile = dungeon[cell] ?? null;
  return tile === null || tile === 'tunnel' ? undefined : tile;
};

/** What lies on a cell, in words. */
export function tileName(props: LordProps, cell: Cell): string {
  const words = wordsOf(props);
  const room = roomAt(props.lord, cell);
  if (room !== undefined) return words.room(room);
  return props.lord.dungeon[cell] === 'tunnel' ? words.tunnel : words.rock;
}

function cellLabel(props: LordProps, cell: Cell): string {
  const words = wordsOf(props);
  const { lord } = props;
  return [
    words.cell(cell),
    tileName(props, cell),
    ...(lord.conquered.includes(cell) ? [words.conquered] : []),
    ...(lord.dug.includes(cell) || lord.mined.includes(cell) ? [words.atWork] : []),
    ...(lord.battle?.cell === cell ? [words.battlefield] : []),
  ].join(', ');
}

export const Dungeon = (props: LordProps) => (
  <div className="dl-dungeon" data-seat={props.owner}>
    {cells.map((cell) => (
      <CellThing key={cell} {...props} cell={cell} />
    ))}
  </div>
);

function CellThing({ cell, ...props }: LordProps & { readonly cell: Cell }) {
  const { lord, owner } = props;
  const tile = lord.dungeon[cell] ?? null;
  const room = roomAt(lord, cell);
  const conquered = lord.conquered.includes(cell);
  const imps = Number(lord.dug.includes(cell)) + Number(lord.mined.includes(cell));
  return (
    <Thing {...touching(props, cellThing(owner, cell), cellLabel(props, cell))} className="dl-cell">
      <span
        className="dl-tile"
        data-tile={tile === null ? 'rock' : room === undefined ? 'tunnel' : 'room'}
        data-sign={tile === null ? 'rock' : room === undefined ? 'tunnel' : 'room'}
        data-conquered={conquered || undefined}
        data-fought={lord.battle?.cell === cell || undefined}
      >
        {cell === ENTRANCE && room === undefined && <Icon name={icons.entrance} sign="entrance" />}
        {room !== undefined && <RoomTile id={room} seats={props.view.lords.length} />}
        {conquered && (
          <span className="dl-flag">
            <Icon name={icons.conquered} sign="conquered" />
          </span>
        )}
        {imps > 0 && (
          <span className="dl-imps" data-sign="at-work" data-composed>
            {placed(new Array(imps).fill(0)).map(({ place }) => (
              <Icon key={place} name={icons.imp} />
            ))}
          </span>
        )}
      </span>
    </Thing>
  );
}

const RoomTile = ({ id, seats }: { readonly id: RoomId; readonly seats: number }) => (
  <span className="dl-room">
    <Icon name={emblemOf(id)} sign="room" />
    <span className="dl-room-does">
      <RoomDoes id={id} seats={seats} />
    </span>
  </span>
);

/** Front to rear, the first nearest to the entrance. */
export function Party(props: LordProps) {
  const words = wordsOf(props);
  const { lord, owner } = props;
  return (
    <div className="dl-party">
      <span className="dl-party-name">
        <Icon name={icons.entrance} sign="entrance" />
        {lord.party.length === 0 && words.noParty}
      </span>
      {placed(lord.party).map(({ each, place }) => (
        <Thing
          key={each.id}
          {...touching(props, `hero:${owner}:${place}`, heroLabel(props, place))}
          className="dl-hero-thing"
        >
          <HeroTile hero={each} />
        </Thing>
      ))}
    </div>
  );
}

export function heroLabel(props: LordProps, place: number): string {
  const words = wordsOf(props);
  const hero = props.lord.party[place];
  if (hero === undefined) return '';
  return [words.hero(hero.id), ...(hero.damage > 0 ? [words.counted(hero.damage, 'damage')] : [])].join(', ');
}
