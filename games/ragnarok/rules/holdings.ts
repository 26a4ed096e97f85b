// What players hold: abilities of heroes, blessings, artifacts. Numbers they change are read here, deeds wait for their moment.
import type { Seat } from '@krcma/kernel';
import { artifacts } from '../data/artifacts.ts';
import { blessings } from '../data/blessings.ts';
import type { Region } from '../data/board.ts';
import { heroes } from '../data/heroes.ts';
import type { Holding } from '../data/holding.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { ModifierName, Occasion, OpNamed } from '../data/ops.ts';
import type { RealmId } from '../data/realms.ts';
import { type HoldingSource, holdingOf } from '../data/sources.ts';
import { type Happening, type Player, playerAt, type Ragnarok } from '../state.ts';
import { note } from './script.ts';

const acts = (player: Player, { on, limit }: Holding, source: HoldingSource, occasion: Occasion): boolean =>
  on.includes(occasion) && !(limit !== undefined && player.used.includes(source));

/** Those that act on an occasion and have not been used up; charged artifacts only (LOR-ART.2). */
export function holdingsOn(player: Player, occasion: Occasion): HoldingSource[] {
  const { hero, blessings: own, artifacts: held } = player;
  const found: HoldingSource[] = [];
  if (hero !== null && acts(player, heroes[hero], `hero:${hero}`, occasion)) found.push(`hero:${hero}`);
  for (const id of own)
    if (acts(player, blessings[id], `blessing:${id}`, occasion)) found.push(`blessing:${id}`);
  for (const { id, charged } of held)
    if (charged && acts(player, artifacts[id], `artifact:${id}`, occasion)) found.push(`artifact:${id}`);
  return found;
}

/** Changes of one kind a player's hero and blessings make to a number, read wherever the number is. Artifacts are asked. */
export function modifiersOf<N extends ModifierName>(
  player: Pick<Player, 'hero' | 'blessings'>,
  name: N,
): OpNamed<N>[] {
  const found: OpNamed<N>[] = [];
  const add = ({ ops }: Holding): void => {
    for (const op of ops) if (op.op === name) found.push(op as OpNamed<N>);
  };
  if (player.hero !== null) add(heroes[player.hero]);
  for (const id of player.blessings) add(blessings[id]);
  return found;
}

/** Turned or written down, so that it does not act again too soon. */
export function exhaust(game: Ragnarok, seat: Seat, source: HoldingSource): void {
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

function sumIn<N extends ModifierName>(
  { ops }: Holding,
  name: N,
  amount: (op: OpNamed<N>) => number,
): number {
  let sum = 0;
  for (const op of ops) if (op.op === name) sum += amount(op as OpNamed<N>);
  return sum;
}

/** The sum of what they add. */
export function sumOf<N extends ModifierName>(
  player: Player,
  name: N,
  amount: (op: OpNamed<N>) => number,
): number {
  let sum = player.hero === null ? 0 : sumIn(heroes[player.hero], name, amount);
  for (const id of player.blessings) sum += sumIn(blessings[id], name, amount);
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
