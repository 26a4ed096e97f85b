// Healing, readying and whatever else is done to the own units (data/ops.ts from `healForest`).
import { WOUND } from '../../data/cards.ts';
import { effectNow, effectOf, type MageKnight, ownUnit, playerAt, type Unit, unitAt } from '../../state.ts';
import { draw, takeOut } from '../deck.ts';
import { healUnit as takeWoundOff } from '../healing.ts';
import { last } from '../lasting.ts';
import { note, rule, ruleNamed } from '../script.ts';
import { cardOfUnit } from '../unit-numbers.ts';
import { readyUnit as putReady } from '../units.ts';
import { byForest } from './amounts.ts';
import { joiningOperations } from './joining.ts';
import { below, type OpAt, type Operations, opNamed } from './op-at.ts';
import { oneUnit, unitOption } from './own-unit.ts';
import { unitFightOperations } from './unit-fight.ts';

const healForest = rule<OpAt>('healForest').do('gain', (game, at) => {
  if (game.combat !== null) return;
  const n = byForest(game, at.player, opNamed(at, 'healForest'));
  game.turn.heal += n;
  note({ key: 'points', player: at.player, kind: 'heal', n, total: game.turn.heal });
});

const healUnit = rule<OpAt>('healUnit')
  .maybeChoose(
    'unit',
    oneUnit(
      () =>
        ({ wounds }) =>
          wounds > 0,
    ),
  )
  .exitWithout('unit')
  .do('heal', (game, { player, unit }) => takeWoundOff(game, player, ownUnit(playerAt(game, player), unit)));

const healAllUnits = rule<OpAt>('healAllUnits').do('heal', (game, { player }) => {
  for (const unit of playerAt(game, player).units) while (unit.wounds > 0) takeWoundOff(game, player, unit);
});

/** Of the whole turn: what was healed before counts too. */
const cureRider = rule<OpAt>('cureRider').do('last', (game, at) => {
  const { healed, healedUnits } = game.turn;
  last(game, at, 'turn');
  draw(game, at.player, healed);
  for (const id of healedUnits) {
    const unit = unitAt(playerAt(game, at.player), id);
    if (unit !== undefined) putReady(at.player, unit);
  }
});

const drawPerHandWoundHealed = rule<OpAt>('drawPerHandWoundHealed').do('last', (game, at) =>
  last(game, at, 'turn'),
);

/** No healing: the wounds of the discard pile are beyond it (MK-15.10). */
const throwDiscardWound = rule<OpAt>('throwDiscardWound').do('throw', (game, at) => {
  const { discard } = playerAt(game, at.player);
  for (let n = opNamed(at, 'throwDiscardWound').n; n > 0 && discard.includes(WOUND); n--) {
    takeOut(discard, WOUND);
    note({ key: 'wound-thrown', player: at.player, from: 'discard' });
  }
});

/** No unit readies itself. */
const isReadiedBy =
  (game: MageKnight, maxLevel: number) =>
  (unit: Unit): boolean =>
    unit.spent && cardOfUnit(unit).level <= maxLevel && effectOf(game)?.unit !== unit.id;

function readyOne(game: MageKnight, at: OpAt, unit: Unit): void {
  effectNow(game).readied = true;
  putReady(at.player, unit);
  if (opNamed(at, 'readyUnit').alsoHeal === true && unit.wounds > 0) takeWoundOff(game, at.player, unit);
}

/** One of them, or all at once. */
const readyUnit = rule<OpAt>('readyUnit')
  .maybeChoose('unit', {
    ...oneUnit((game, at) => isReadiedBy(game, opNamed(at, 'readyUnit').maxLevel)),
    values: (game, at) => {
      const { maxLevel, all } = opNamed(at, 'readyUnit');
      if (all === true) return undefined;
      const fits = playerAt(game, at.player).units.filter(isReadiedBy(game, maxLevel));
      return fits.length === 0 ? undefined : fits.map(({ id }) => id);
    },
  })
  .do('ready', (game, { unit: id, ...at }) => {
    const { maxLevel, all } = opNamed(at, 'readyUnit');
    const fits = playerAt(game, at.player).units.filter(isReadiedBy(game, maxLevel));
    for (const unit of fits) if (all === true || unit.id === id) readyOne(game, at, unit);
  });

const levelsOf = (game: MageKnight, seat: number, ids: readonly number[]): number =>
  playerAt(game, seat)
    .units.filter(({ id }) => ids.includes(id))
    .reduce((n, unit) => n + cardOfUnit(unit).level, 0);

/** As many as their levels together allow. */
const readyLevels = rule<OpAt>('readyLevels')
  .gather('units', {
    kind: 'some',
    values: (game, at, picked: readonly number[]) => {
      const left = byForest(game, at.player, opNamed(at, 'readyLevels')) - levelsOf(game, at.player, picked);
      return playerAt(game, at.player)
        .units.filter((unit) => picked.includes(unit.id) || isReadiedBy(game, left)(unit))
        .map(({ id }) => id);
    },
    option: (game, id, { player }) => unitOption(ownUnit(playerAt(game, player), id)),
    prompt: (game, { player, source, path }, picked) => ({
      key: 'ask-ready-levels',
      source,
      n: byForest(game, player, opNamed({ source, path }, 'readyLevels')) - levelsOf(game, player, picked),
    }),
    done: () => ({ key: 'enough' }),
  })
  .do('ready', (game, { player, units }) => {
    for (const unit of playerAt(game, player).units) if (units.includes(unit.id)) putReady(player, unit);
  });

/** For Influence, as long as the turn lasts (rules/converting.ts). */
const readyForInfluence = rule<OpAt>('readyForInfluence').do('last', (game, at) => last(game, at, 'turn'));

const carryOut = ruleNamed<OpAt>('carryOut');

/** MK-23.3: by the mana token it carries. */
const familiar = rule<OpAt>('familiar').call('carried', carryOut, (game, at) => {
  const id = effectOf(game)?.unit;
  const unit = id === undefined ? undefined : unitAt(playerAt(game, at.player), id);
  return below(at, unit?.mana === opNamed(at, 'familiar').token ? 'boosted' : 'base');
});

const woundSelf = rule<OpAt>('woundSelf').do('wound', (game, { player }) => {
  const id = effectOf(game)?.unit;
  const unit = id === undefined ? undefined : unitAt(playerAt(game, player), id);
  if (unit === undefined) return;
  unit.wounds = Math.max(1, unit.wounds);
  note({ key: 'unit-wounds-itself', player, unit: unit.unit });
});

const movePerReadyUnit = rule<OpAt>('movePerReadyUnit').do('gain', (game, at) => {
  const ready = playerAt(game, at.player).units.filter(({ spent, wounds }) => !spent && wounds === 0).length;
  const n = Math.min(opNamed(at, 'movePerReadyUnit').max, ready);
  game.turn.move += n;
  note({ key: 'points', player: at.player, kind: 'move', n, total: game.turn.move });
});

export const unitOperations: Operations = {
  healForest,
  healUnit,
  healAllUnits,
  cureRider,
  drawPerHandWoundHealed,
  throwDiscardWound,
  readyUnit,
  readyLevels,
  readyForInfluence,
  familiar,
  woundSelf,
  movePerReadyUnit,
  ...joiningOperations,
  ...unitFightOperations,
};
