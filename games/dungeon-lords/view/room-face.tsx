import { CardFrame, Icon, Scene } from '@krcma/tableware/pieces';
import { memo, type ReactNode } from 'react';
import type { CreatureId } from '../data/creatures.ts';
import { CELLS, isInZone } from '../data/dungeon.ts';
import {
  type BattleRoom,
  type PrestigeRoom,
  type Room,
  type RoomId,
  roomOf,
  type Zone,
} from '../data/rooms.ts';
import type { BoardWords } from '../text/board-words.ts';
import { emblemOf } from './emblems.ts';
import { Arrow, GoodsSigns } from './goods.tsx';
import * as icons from './icons.ts';
import { roomScenery } from './sceneries.ts';
import { Crossed, Sign } from './signs.tsx';
import './room-face.css';

const COLOURS: Readonly<Record<Room['kind'], string>> = {
  production: 'var(--tenne)',
  battle: 'var(--gules)',
  prestige: 'var(--purpure)',
};

const cells = Array.from({ length: CELLS }, (_, cell) => cell);

/** Where it fits, as a small plan of the dungeon. */
export const ZoneMap = ({ zone }: { readonly zone: Zone }) => (
  <svg className="dl-zone" data-sign={`zone-${zone}`} viewBox="0 0 20 16" aria-hidden="true">
    {cells.map((cell) => (
      <rect
        key={cell}
        className={isInZone(cell, zone) ? 'dl-zone-in' : 'dl-zone-out'}
        x={(cell % 5) * 4 + 0.3}
        y={Math.floor(cell / 5) * 4 + 0.3}
        width="3.4"
        height="3.4"
      />
    ))}
  </svg>
);

const Creatures = ({ of }: { readonly of: Readonly<Partial<Record<CreatureId, number>>> }) =>
  Object.keys(of).map((id) => <Icon key={id} name={emblemOf(id as CreatureId)} sign="monster" />);

function BattleLines({ room }: { readonly room: BattleRoom }) {
  const [bonus] = Object.values(room.attackBonus ?? {});
  return (
    <>
      {room.attackBonus && (
        <span className="dl-does">
          <Creatures of={room.attackBonus} />
          <Sign of="damage" sign="hit" amount={`+${bonus}`} />
        </span>
      )}
      {room.traps > 1 && (
        <span className="dl-does">
          <Sign of="trap" amount={room.traps} />
          <Sign of="monster" amount={room.monsters} />
          {room.bait === 0 && <Crossed icon={icons.mint} sign="bait" />}
        </span>
      )}
      {room.noSpells && <Crossed icon={icons.crystal} sign="no-spells" />}
    </>
  );
}

function PrestigeLines({ room, seats }: { readonly room: PrestigeRoom; readonly seats: 2 | 3 | 4 }) {
  const [worth] = Object.values(room.pointsPer ?? {});
  return (
    <span className="dl-does">
      {room.pointsPer && <Creatures of={room.pointsPer} />}
      {room.perTitle && <Icon name={icons.hallOfFame} sign="per-title" />}
      <Sign of="points" amount={room.perTitle ? room.perTitle[seats] : worth} />
    </span>
  );
}

/** What a room does, in symbols. */
export function RoomDoes({ id, seats = 4 }: { readonly id: RoomId; readonly seats?: number }) {
  const room = roomOf(id);
  if (room.kind === 'battle') return <BattleLines room={room} />;
  if (room.kind === 'prestige')
    return <PrestigeLines room={room} seats={seats === 2 || seats === 3 ? seats : 4} />;
  const { dig, ...goods } = room.makes;
  return (
    <span className="dl-does">
      <Sign of="imp" sign="workers" amount={room.workers} />
      {room.pay && <GoodsSigns goods={room.pay} />}
      <Arrow />
      <GoodsSigns goods={goods} />
      {dig !== undefined && <Sign of="dig" amount={dig} />}
    </span>
  );
}

interface RoomFaceProps {
  readonly id: RoomId;
  readonly words: BoardWords;
  readonly seats: number;
  readonly note?: ReactNode;
}

export const RoomFace = memo(function RoomFace({ id, words, seats, note }: RoomFaceProps) {
  const { kind, zone } = roomOf(id);
  return (
    <CardFrame
      title={words.room(id)}
      colour={COLOURS[kind]}
      art={<Scene scenery={roomScenery[kind]} emblem={{ icon: emblemOf(id) }} keeps="middle" />}
      claim={zone !== 'any' && <ZoneMap zone={zone} />}
      note={note}
      foot={
        <span className="dl-foot">
          <RoomDoes id={id} seats={seats} />
        </span>
      }
    />
  );
});
