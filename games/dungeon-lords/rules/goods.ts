// Chapters DL-EXE.3-6, DL-FULL.8-9, DL-GEN.10: paying and gaining.
import { isRecording, revealed, type Seat } from '@krcma/kernel';
import { isGhost } from '../data/creatures.ts';
import { TRACK_TOP } from '../data/track.ts';
import type { TrapId } from '../data/traps.ts';
import type { Goods } from '../data/types.ts';
import { type DungeonLords, type LairCreature, type Lord, lordAt } from '../state.ts';
import { note } from './script.ts';
import { moveEvil } from './track.ts';

/** Which rules are played decides what can be paid; nothing else of the table does. */
export type Agreed = { readonly options: Pick<DungeonLords['options'], 'rules'> };

/** In a full game nobody pays evil beyond the top of the track (DL-EXE.6, DL-FULL.8). */
const canPayEvil = ({ options }: Agreed, lord: Lord, evil: number): boolean =>
  options.rules === 'first' || lord.evil + evil <= TRACK_TOP;

/** Monsters that can be given away, ghosts never (DL-HIRE.7); not the one they are given for. */
export function monstersToGive({ lair }: Lord, except?: LairCreature): number[] {
  const places: number[] = [];
  for (const [place, creature] of lair.entries())
    if (creature !== except && !isGhost(creature.id)) places.push(place);
  return places;
}

/** What of a price a lord lacks, by kind; nothing means that it can be paid in full (DL-EXE.4). */
export function lacking(game: DungeonLords, lord: Lord, price: Goods, except?: LairCreature): Goods {
  const { gold = 0, food = 0, imp = 0, trap = 0, monster = 0, evil = 0 } = price;
  const monsters = monstersToGive(lord, except).length;
  return {
    ...(gold > lord.gold && { gold: gold - lord.gold }),
    ...(food > lord.food && { food: food - lord.food }),
    ...(imp > lord.imps && { imp: imp - lord.imps }),
    ...(trap > lord.traps.length && { trap: trap - lord.traps.length }),
    ...(monster > monsters && { monster: monster - monsters }),
    ...(!canPayEvil(game, lord, evil) && { evil: lord.evil + evil - TRACK_TOP }),
  };
}

export function canPay(game: Agreed, lord: Lord, price: Goods, except?: LairCreature): boolean {
  const { gold = 0, food = 0, imp = 0, trap = 0, monster = 0, evil = 0 } = price;
  if (gold > lord.gold || food > lord.food || imp > lord.imps || trap > lord.traps.length) return false;
  if (!canPayEvil(game, lord, evil)) return false;
  return monster === 0 || monstersToGive(lord, except).length >= monster;
}

/** Busy ones too: what they did is done (DL-SPE.12). */
export function loseImps(lord: Lord, count: number): number {
  const lost = Math.min(count, lord.imps);
  lord.imps -= lost;
  lord.busyImps = Math.min(lord.busyImps, lord.imps);
  return lost;
}

/** Gold, food, imps and evil; cards are given by choice, see `payCreature`. */
export function pay(game: DungeonLords, seat: Seat, price: Goods): void {
  const lord = lordAt(game, seat);
  lord.gold -= price.gold ?? 0;
  lord.food -= price.food ?? 0;
  if (price.imp !== undefined) loseImps(lord, price.imp);
  if (price.evil !== undefined) moveEvil(game, seat, price.evil);
}

/** As many as are left; others see only how many (DL-GEN.10, DL-TRAP.2). */
function drawTraps(game: DungeonLords, seat: Seat, count: number): void {
  const drawn = game.traps.splice(0, count);
  if (drawn.length === 0) return;
  lordAt(game, seat).traps.push(...drawn);
  revealed([seat]);
  if (isRecording())
    note({ key: 'traps-drawn', player: seat, count: drawn.length, traps: drawn }, [seat], {
      key: 'traps-drawn',
      player: seat,
      count: drawn.length,
    });
}

export function gain(game: DungeonLords, seat: Seat, goods: Goods): void {
  const lord = lordAt(game, seat);
  lord.gold += goods.gold ?? 0;
  lord.food += goods.food ?? 0;
  lord.imps += goods.imp ?? 0;
  if (goods.evil !== undefined) moveEvil(game, seat, goods.evil);
  if (goods.trap !== undefined) drawTraps(game, seat, goods.trap);
}

/** A tile leaves the lair for the Distant Lands (DL-GEN.8); a troll's token goes with it (DL-HIRE.5). */
export function discardCreature(game: DungeonLords, seat: Seat, place: number): LairCreature {
  const lord = lordAt(game, seat);
  const [creature] = lord.lair.splice(place, 1) as [LairCreature];
  game.distant.creatures.push(creature.id);
  if (creature.id === 'troll' && lord.busyTrolls > 0) lord.busyTrolls--;
  return creature;
}

/** Face down: only its owner knows which it was (DL-GEN.9). */
export function buryTrap(game: DungeonLords, seat: Seat, trap: TrapId): void {
  const { traps } = lordAt(game, seat);
  traps.splice(traps.indexOf(trap), 1);
  game.distant.buried[seat]?.push(trap);
}
