// MK-11.13: the four phases, and what may be done in them.
import type { ActKind, Seat } from '@krcma/kernel';
import type { MageKnightTypes } from '../../messages.ts';
import { COMBAT_PHASES, type Combat, type CombatPhase, foeAt, type MageKnight } from '../../state.ts';
import { expire, works } from '../lasting.ts';
import { fightKinds } from '../own-acts.ts';
import { note, type Of, rule } from '../script.ts';
import { lookAtDie } from '../variants/interactive-combat.ts';
import { rollForVolkare } from '../volkare/army.ts';
import { aim, giveUp, mayAim, strike } from './attacking.ts';
import { block, parry, slow, summon } from './blocking.ts';
import { damage } from './damage.ts';
import { dismiss } from './defeat.ts';
import { exchange } from './exchanging.ts';
import { eachComing, isAnybodyLeft, isComing, isTarget } from './foes.ts';
import { harvest } from './harvesting.ts';
import { gatherLate, late, loseLate } from './late.ts';
import { sumOf } from './sums.ts';

/** MK-12.10: whoever summons does so as the block phase begins; whom they called is gone before the attack phase. */
export function beginPhase(game: MageKnight, seat: Seat, combat: Combat, phase: CombatPhase): void {
  combat.phase = phase;
  combat.aim = [];
  combat.points = [];
  combat.defeated = 0;
  note({ key: 'phase-begun', player: seat, phase });
  lookAtDie(combat, phase);
  loseLate(combat, phase);
  if (phase === 'block') summon(game, seat, combat);
  if (phase === 'block') rollForVolkare(game, seat, combat);
  if (phase === 'attack') gatherLate(game, seat, combat);
  if (phase === 'attack')
    for (const foe of combat.foes) if (foe.role === 'summoned' && !foe.defeated) dismiss(game, seat, foe);
}

function isAnythingComing(game: MageKnight): boolean {
  let any = false;
  eachComing(game, () => {
    any = true;
  });
  return any;
}

const nextPhase = (phase: CombatPhase): CombatPhase | undefined =>
  COMBAT_PHASES[COMBAT_PHASES.indexOf(phase) + 1];

function goOn(game: MageKnight, seat: Seat, combat: Combat): void {
  const phase = nextPhase(combat.phase);
  expire(game, seat, 'phase');
  if (phase === undefined) combat.over = true;
  else beginPhase(game, seat, combat, phase);
}

/** The only target, or the only attack, is aimed at by itself. */
function aimAlone(game: MageKnight, combat: Combat): void {
  if (combat.aim.length > 0) return;
  const found: Combat['aim'] = [];
  if (combat.phase === 'ranged' || combat.phase === 'attack') {
    for (const foe of combat.foes) if (mayAim(game, combat, foe)) found.push({ foe: foe.id });
  } else if (combat.phase === 'block') eachComing(game, (foe, attack) => found.push({ foe: foe.id, attack }));
  if (found.length === 1) combat.aim = found;
}

/** Who fell by an effect, or makes no attack any more, is aimed at no longer; points on nobody are lost (MK-12.8). */
function dropAims(game: MageKnight, combat: Combat): void {
  if (combat.aim.length === 0) return;
  combat.aim = combat.aim.filter(({ foe: id, attack }) => {
    const foe = foeAt(game, id);
    return attack === undefined ? isTarget(game, foe) : isComing(game, foe, attack);
  });
  if (combat.aim.length === 0) combat.points = [];
}

/** What goes by itself after each act: a combat without enemies ends, a phase without attacks is passed (MK-12.19). */
export function settle(game: MageKnight, seat: Seat): void {
  const { combat } = game;
  if (combat === null || combat.over) return;
  dropAims(game, combat);
  if (!isAnybodyLeft(combat)) combat.over = true;
  else {
    while ((combat.phase === 'block' || combat.phase === 'damage') && !isAnythingComing(game))
      goOn(game, seat, combat);
    aimAlone(game, combat);
  }
}

type NextAct = { readonly do: 'next' };

/** Points that were laid are used or given up first. */
const next: ActKind<MageKnightTypes, Of, NextAct> = {
  list: ({ combat }, _, into) => {
    if (combat !== null && combat.phase !== 'damage' && combat.points.length === 0) into.push({ do: 'next' });
  },
  option: ({ combat }) => ({
    id: 'next',
    label: { key: 'next', phase: combat?.phase ?? 'attack' },
    rule: 'MK-11.13',
  }),
  refused: ({ combat }) =>
    combat === null || combat.points.length === 0
      ? []
      : [
          {
            id: 'next',
            label: { key: 'next', phase: combat.phase },
            reason: { key: 'points-wait' },
            rule: 'MK-12.8',
          },
        ],
  carryOut: (game, _, { player }) => {
    if (game.combat !== null) goOn(game, player, game.combat);
    return undefined;
  },
};

/** One thing done in a combat. */
export const combatAct = rule<Of>('combatAct')
  .act('act', {
    kinds: {
      ...fightKinds,
      aim,
      strike,
      block,
      parry,
      slow,
      giveUp,
      late,
      exchange,
      damage,
      next,
    },
    always: true,
    prompt: (game) => ({ key: 'ask-combat', phase: game.combat?.phase ?? 'attack', ...sumOf(game) }),
  })
  .maybeCall('harvested', harvest, (game, { player }) =>
    works(game, player, 'harvestCrystal') ? { player } : undefined,
  )
  .do('settle', (game, { player }) => {
    if (game.combat !== null) game.combat.begun = true;
    settle(game, player);
  });
