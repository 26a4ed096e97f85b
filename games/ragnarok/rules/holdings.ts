// What players hold: abilities of heroes, blessings, artifacts. Numbers they change are read here, deeds wait for their moment.
import type { Seat } from '@krcma/kernel';
import type { Region } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { ModifierName, Occasion, OpNamed } from '../data/ops.ts';
import type { RealmId } from '../data/realms.ts';
import { type HoldingSource, holdingOf } from '../data/sources.ts';
import { type Happening, type Player, playerAt, type Ragnarok } from '../state.ts';
import { note } from './script.ts';

/** Whatever could act for a player: charged artifacts only (LOR-ART.2). */
export function holdingsOf({ hero, blessings, artifacts }: Player): HoldingSource[] {
  const all: HoldingSource[] = hero === null ? [] : [`hero:${hero}`];
  for (const id of blessings) all.push(`blessing:${id}`);
  for (const { id, charged } of artifacts) if (charged) all.push(`artifact:${id}`);
  return all;
}

/** Those that act on an occasion and have not been used up. */
export function holdingsOn(player: Player, occasion: Occasion): HoldingSource[] {
  if (player.blessings.length === 0 && player.artifacts.length === 0 && player.hero === null) return [];
  return holdingsOf(player).filter((source) => {
    const { on, limit } = holdingOf(source);
    return on.includes(occasion) && !(limit !== undefined && player.used.includes(source));
  });
}

/** Changes of one kind a player's blessings and hero make to a number, read wherever the number is. Artifacts are asked. */
export function modifiersOf<N extends ModifierName>(player: Player, name: N): OpNamed<N>[] {
  const found: OpNamed<N>[] = [];
  for (const source of holdingsOf(player)) {
    if (source.startsWith('artifact:')) continue;
    for (const op of holdingOf(source).ops) if (op.op === name) found.push(op as OpNamed<N>);
  }
  return found;
}

/** Turned or written down, so that it does not act again too soon. */
export function useUp(game: Ragnarok, seat: Seat, source: HoldingSource): void {
  const { artifacts, used } = playerAt(game, seat);
  const artifact = artifacts.find(({ id }) => `artifact:${id}` === source);
  if (artifact !== undefined) artifact.charged = false;
  if (holdingOf(source).limit !== undefined) used.push(source);
  note({ key: 'holding-used', player: seat, source });
}

/** A new battle or hunt begins: what may be used once in each may be used again. */
export function renew(player: Player, limit: 'battle' | 'hunt'): void {
  player.used = player.used.filter((source) => holdingOf(source as HoldingSource).limit !== limit);
}

/** The sum of what they add. */
export function sumOf<N extends ModifierName>(
  player: Player,
  name: N,
  amount: (op: OpNamed<N>) => number,
): number {
  let sum = 0;
  for (const op of modifiersOf(player, name)) sum += amount(op);
  return sum;
}

/** What something that happens is about; handed on to the operations. */
export interface Circumstance {
  region?: Region;
  monster?: MonsterId;
  /** The realm a rune was paid for. */
  realm?: RealmId;
  armies?: number[];
  byReinforce?: true;
  noBattle?: true;
}

/** Written down for `aftermath`, if the player holds anything that acts on it; the hero's tile is laid last (LOR-HSEL.18). */
export function happen(game: Ragnarok, happening: Happening): void {
  if (game.phase === 'selection') return;
  if (holdingsOn(playerAt(game, happening.player), happening.on).length > 0) game.happened.push(happening);
}
