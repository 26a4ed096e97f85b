// MK-17.8, .9, .16: the players attack in turns, or pass.
import { type ActKind, revealed, type Seat } from '@krcma/kernel';
import type { MageKnightTypes } from '../../messages.ts';
import { type Duel, type MageKnight, playerAt, type Share, unitAt } from '../../state.ts';
import { gatherLate } from '../combat/late.ts';
import { elementsOf } from '../combat/numbers.ts';
import { counted, sumOf } from '../combat/sums.ts';
import { working } from '../lasting.ts';
import { note, type Of } from '../script.ts';
import { faceRivals, HERO } from './rivals.ts';
import { blockerOf, handTo, rivalOf } from './turns.ts';

/** What waited for the attack phase is there once. */
function gatherOnce(game: MageKnight, seat: Seat): void {
  if (game.combat === null || game.lasting.length === 0) return;
  gatherLate(game, seat, game.combat);
  for (const { lasting } of [...working(game, seat, 'lateAttack'), ...working(game, seat, 'possess')])
    lasting.left = 0;
}

/** It is this player's turn to attack or to pass. */
function beginAttack(game: MageKnight, duel: Duel, seat: Seat): void {
  handTo(game, seat);
  duel.attacker = seat;
  duel.step = 'attack';
  duel.attack = [];
  duel.elements = [];
  duel.mana = game.turn.manaUsed.length;
  duel.blocked = 0;
  duel.damage = 0;
  const { combat } = game;
  if (combat === null) return;
  combat.phase = duel.phase === 'ranged' ? 'ranged' : 'attack';
  combat.points = [];
  faceRivals(game);
  combat.aim = [{ foe: HERO }];
  if (duel.phase === 'melee') gatherOnce(game, seat);
}

/** The defender shoots first, the aggressor strikes first (MK-17.8, .16). */
export function beginDuelPhase(game: MageKnight, duel: Duel, phase: Duel['phase']): void {
  duel.phase = phase;
  duel.passes = 0;
  const first = phase === 'ranged' ? duel.defender : duel.aggressor;
  note({ key: 'duel-phase', player: first, phase });
  beginAttack(game, duel, first);
}

/** Points as they count in an attack; of a unit only while it is there: a borrowed one is nobody's foe. */
function sharesNow(game: MageKnight, seat: Seat): Share[] {
  const { combat } = game;
  if (combat === null) return [];
  return combat.points.map((point): Share => {
    const { kind, source, unit } = point;
    const isThere = unit !== undefined && unitAt(playerAt(game, seat), unit) !== undefined;
    return { kind, source, ...counted(game, combat, point), ...(isThere && { unit }) };
  });
}

/** The other one may block it now. */
function strikeNow(game: MageKnight, duel: Duel, seat: Seat): void {
  duel.attack = sharesNow(game, seat);
  duel.mana = game.turn.manaUsed.length - duel.mana;
  duel.passes = 0;
  duel.step = 'block';
  if (game.combat !== null) game.combat.points = [];
  const blocker = blockerOf(duel);
  handTo(game, blocker);
  faceRivals(game);
  const { combat } = game;
  if (combat === null) return;
  combat.phase = 'block';
  combat.points = [];
  combat.aim = [{ foe: HERO, attack: 0 }];
  const n = duel.attack.reduce((sum, share) => sum + share.n, 0);
  note({ key: 'duel-attacked', player: seat, against: blocker, n, elements: elementsOf(game) });
  revealed();
}

const isAttacking = ({ duel }: MageKnight): boolean => duel?.step === 'attack';

type StrikeAct = { readonly do: 'strike' };

const STRIKE = 'strike';

/** Whatever was laid makes the attack (MK-17.8). */
export const strike: ActKind<MageKnightTypes, Of, StrikeAct> = {
  list: (game, _, into) => {
    if (isAttacking(game) && (game.combat?.points.length ?? 0) > 0) into.push({ do: STRIKE });
  },
  option: (game) => ({
    id: STRIKE,
    label: { key: 'duel-strike', total: sumOf(game).total },
    rule: 'MK-17.8',
    usual: true,
  }),
  refused: (game) =>
    isAttacking(game) && game.combat?.points.length === 0
      ? [
          {
            id: STRIKE,
            label: { key: 'duel-strike', total: 0 },
            reason: { key: 'nothing-to-attack-with' },
            rule: 'MK-17.8',
          },
        ]
      : [],
  carryOut: (game, _, { player }) => {
    if (game.duel !== undefined) strikeNow(game, game.duel, player);
    return undefined;
  },
};

type PassAct = { readonly do: 'pass' };

const passOption = ({ duel }: MageKnight) => ({
  id: 'pass',
  label: { key: 'duel-pass' as const, phase: duel?.phase ?? 'melee', ends: duel?.passes === 1 },
});

/** Both in a row end the phase, and the melee the combat (MK-17.8, .20). */
function passNow(game: MageKnight, duel: Duel, seat: Seat): void {
  note({ key: 'duel-passed', player: seat, phase: duel.phase });
  duel.passes++;
  if (duel.passes < 2) beginAttack(game, duel, rivalOf(duel, seat));
  else if (duel.phase === 'ranged') beginDuelPhase(game, duel, 'melee');
  else duel.over = true;
}

export const pass: ActKind<MageKnightTypes, Of, PassAct> = {
  list: (game, _, into) => {
    if (isAttacking(game) && game.combat?.points.length === 0) into.push({ do: 'pass' });
  },
  option: (game) => ({ ...passOption(game), rule: game.duel?.phase === 'ranged' ? 'MK-17.8' : 'MK-17.20' }),
  refused: (game) =>
    isAttacking(game) && (game.combat?.points.length ?? 0) > 0
      ? [{ ...passOption(game), reason: { key: 'attack-waits' }, rule: 'MK-17.8' }]
      : [],
  carryOut: (game, _, { player }) => {
    if (game.duel !== undefined) passNow(game, game.duel, player);
    return undefined;
  },
};

/** The attack is over, whatever it did: the other one may attack (MK-17.8). */
export function nextAttack(game: MageKnight, duel: Duel): void {
  beginAttack(game, duel, rivalOf(duel, duel.attacker));
}
