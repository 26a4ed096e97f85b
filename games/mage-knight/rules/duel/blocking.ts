// MK-17.10 to .12, .25: whoever is attacked blocks as much of it as they can.
import { type ActKind, calling } from '@krcma/kernel';
import type { OpName } from '../../data/ops.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { type Duel, type Foe, foeAt, type MageKnight } from '../../state.ts';
import { followBlock } from '../combat/block-follows.ts';
import { afterBlock } from '../combat/blocking.ts';
import { isReachable } from '../combat/foes.ts';
import { elementsOf } from '../combat/numbers.ts';
import { isEnough, sumOf } from '../combat/sums.ts';
import { foeOption } from '../effects/foe-questions.ts';
import { listAt } from '../effects/op-at.ts';
import { note, type Of, rule } from '../script.ts';
import { nextAttack } from './attacking.ts';
import { blockNow, isSwift } from './numbers.ts';
import { faceRivals, HERO } from './rivals.ts';
import { handTo } from './turns.ts';

/** Operations that a successful block leads to, and that mean one enemy (MK-17.25). */
const RIDERS: ReadonlySet<OpName> = new Set<OpName>([
  'enemyArmor',
  'surplusBlockToArmor',
  'blockThenDestroy',
]);

const hasRider = ({ combat }: MageKnight): boolean =>
  (combat?.points ?? []).some(({ source, path }) => {
    if (path === undefined || source === 'sideways' || source === 'move' || source === 'influence')
      return false;
    return listAt({ source, path }).some(
      (op) => RIDERS.has(op.op) && (op.op !== 'enemyArmor' || op.onlyIfBlocked === true),
    );
  });

/** Units that the attack came from. */
const unitsOfAttack = ({ combat }: MageKnight): Foe[] =>
  (combat?.foes ?? []).filter(
    (foe) =>
      combat !== null &&
      isReachable(combat, foe) &&
      !foe.still &&
      foe.attacks.some(({ state }) => state === 'open'),
  );

/** Every unit of an attack that was reduced to nothing was blocked. */
function markBlocked(game: MageKnight, player: number): void {
  for (const foe of unitsOfAttack(game)) {
    for (const attack of foe.attacks) if (attack.state === 'open') attack.state = 'blocked';
    afterBlock(game, player, foe);
  }
}

/** What is left is assigned by whoever attacked, or the other one's turn comes. */
function endBlock(game: MageKnight, duel: Duel, left: number): void {
  const { combat } = game;
  duel.elements = elementsOf(game);
  duel.damage = left;
  if (combat !== null) {
    for (const { attacks } of combat.foes)
      for (const attack of attacks) if (attack.state === 'open') attack.state = 'dealt';
    combat.points = [];
    combat.aim = [];
    combat.later = combat.later.filter(({ kind }) => kind !== 'block');
  }
  if (left === 0) nextAttack(game, duel);
  else {
    duel.step = 'damage';
    handTo(game, duel.attacker);
    faceRivals(game);
  }
}

const standFast = rule<Of>('standFast')
  .maybeChoose('foe', {
    kind: 'one',
    values: (game) => {
      if (!isEnough(sumOf(game)) || !hasRider(game)) return undefined;
      const units = unitsOfAttack(game);
      return units.length === 0 ? undefined : units.map(({ id }) => id);
    },
    option: (game, foe) => ({ ...foeOption(game, foe), rule: 'MK-17.25' }),
    prompt: () => ({ key: 'ask-rider' }),
  })
  .do('stand', (game, { player, foe }) => {
    const { duel } = game;
    if (duel === undefined) return;
    const block = blockNow(game);
    note({ key: 'duel-blocked', player, swift: isSwift(game), ...block });
    duel.blocked = block.attack - block.left;
    if (isEnough(block)) {
      followBlock(game, player, foeAt(game, foe ?? HERO), block.total - block.need);
      markBlocked(game, player);
    }
    endBlock(game, duel, block.left);
  });

type StandAct = { readonly do: 'stand' };

/** The block is as it is laid, be it nothing at all. */
export const stand: ActKind<MageKnightTypes, Of, StandAct> = {
  list: ({ duel }, _, into) => {
    if (duel?.step === 'block') into.push({ do: 'stand' });
  },
  option: (game) => ({ id: 'stand', label: { key: 'duel-stand', ...blockNow(game) }, rule: 'MK-17.11' }),
  carryOut: (_, __, { player }) => calling(standFast, { player }),
};
