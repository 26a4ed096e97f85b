// What wounds and fallen enemies lead to.

import { shedWounds } from '../combat/shedding.ts';
import { last } from '../lasting.ts';
import { rule } from '../script.ts';
import { drawForWounds } from '../wounds.ts';
import { type OpAt, type Operations, opNamed } from './op-at.ts';

/** Damage of the next attack that is assigned to the hero (rules/combat/damage.ts). */
const ignoreDamage = rule<OpAt>('ignoreDamage').do('last', (game, at) => last(game, at, 'turn', { left: 1 }));

const ignoreFirstWound = rule<OpAt>('ignoreFirstWound').do('last', (game, at) =>
  last(game, at, 'turn', { left: 1 }),
);

const ignoreWound = rule<OpAt>('ignoreWound').do('last', (game, at) =>
  last(game, at, 'turn', { left: opNamed(at, 'ignoreWound').n }),
);

/** Wounds that were taken before count too. */
const drawOnWound = rule<OpAt>('drawOnWound').do('draw', (game, at) => {
  const { max, throwFirst } = opNamed(at, 'drawOnWound');
  last(game, at, 'turn', { left: throwFirst === true ? max + 1 : max });
  drawForWounds(game, at.player, game.turn.wounds);
});

const throwWoundsThisTurn = rule<OpAt>('throwWoundsThisTurn').do('last', (game, at) =>
  last(game, at, 'turn'),
);

const harvestCrystal = rule<OpAt>('harvestCrystal').do('last', (game, at) => last(game, at, 'phase'));

/** After the combat, be it one that goes on. */
const discardWoundsPerDefeat = rule<OpAt>('discardWoundsPerDefeat')
  .do('last', (game, at) => {
    if (game.combat !== null) last(game, at, 'turn');
  })
  .maybeCall('shed', shedWounds, (game, at) =>
    game.combat === null
      ? { player: at.player, source: at.source, max: opNamed(at, 'discardWoundsPerDefeat').max }
      : undefined,
  );

export const aftermathOperations: Operations = {
  ignoreDamage,
  ignoreFirstWound,
  ignoreWound,
  drawOnWound,
  throwWoundsThisTurn,
  harvestCrystal,
  discardWoundsPerDefeat,
};
