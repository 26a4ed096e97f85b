// What hangs on a block that succeeded: operations that stand beside it in its effect (MK-12.16).
import type { Seat } from '@krcma/kernel';
import type { OpName } from '../../data/ops.ts';
import type { Foe, MageKnight } from '../../state.ts';
import { below, listAt, type OpAt, opAt, opNamed } from '../effects/op-at.ts';
import { working } from '../lasting.ts';
import { note } from '../script.ts';
import { changeArmor } from './changes.ts';
import { defeat } from './defeat.ts';
import { isTouchedBy } from './immunity.ts';
import { armorOf, isFullyBlocked } from './numbers.ts';

/** The points by which the block was more than it needed. */
type Follow = (game: MageKnight, at: OpAt, foe: Foe, surplus: number) => void;

const follows: Readonly<Partial<Record<OpName, Follow>>> = {
  enemyArmor: (game, at, foe) => {
    const { onlyIfBlocked, delta } = opNamed(at, 'enemyArmor');
    if (onlyIfBlocked === true && isTouchedBy(foe, at.source, 'enemy'))
      changeArmor(game, at.player, foe, delta);
  },
  surplusBlockToArmor: (game, at, foe, surplus) => {
    if (surplus > 0 && isTouchedBy(foe, at.source, 'enemy')) changeArmor(game, at.player, foe, -surplus);
  },
  blockThenAttack: (game, at) => {
    for (const [index, op] of opNamed(at, 'blockThenAttack').attack.entries()) {
      if (op.op !== 'attack') continue;
      const { n, element, kind } = op;
      const { path } = below(at, 'attack', index);
      game.combat?.later.push({ n, element, kind, source: at.source, path });
    }
  },
  /** MK-22.11; one blocked attack of several is enough. */
  blockThenDestroy: (game, at, foe) => {
    if (isTouchedBy(foe, at.source, 'enemy')) defeat(game, at.player, foe);
  },
};

export function followBlock(game: MageKnight, seat: Seat, foe: Foe, surplus: number): void {
  for (const { source, path } of game.combat?.points ?? []) {
    if (path === undefined || source === 'sideways' || source === 'move' || source === 'influence') continue;
    const above = path.slice(0, -1);
    for (const index of listAt({ source, path }).keys()) {
      const at = { player: seat, source, path: [...above, index] };
      follows[opAt(at).op]?.(game, at, foe, surplus);
    }
  }
}

/** While it works, whoever is blocked altogether has Armor 1, both values of an elusive one (MK-13.22). */
export function sicken(game: MageKnight, seat: Seat): void {
  for (const { lasting } of working(game, seat, 'disease'))
    for (const foe of game.combat?.foes ?? []) {
      if (foe.defeated || foe.armorSet !== null || !isFullyBlocked(foe)) continue;
      if (!isTouchedBy(foe, lasting.source, 'enemy')) continue;
      foe.armorSet = 1;
      note({ key: 'armor-changed', player: seat, foe: foe.id, enemy: foe.enemy, armor: armorOf(game, foe) });
    }
}
