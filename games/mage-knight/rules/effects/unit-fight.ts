// What units are given for a fight: banners, resistances, stronger attacks and blocks (data/ops.ts).
import type { Seat } from '@krcma/kernel';
import type { FaceId } from '../../data/cards.ts';
import { effectNow, effectOf, type MageKnight, ownUnit, playerAt, type Unit } from '../../state.ts';
import { last } from '../lasting.ts';
import { note, rule } from '../script.ts';
import { type OpAt, type Operations, opNamed } from './op-at.ts';
import { oneUnit } from './own-unit.ts';

/** From the play area to the unit; the banner it had goes to the discard pile (MK-6.13, .14). */
function attachTo(game: MageKnight, seat: Seat, unit: Unit, card: FaceId): void {
  const player = playerAt(game, seat);
  const index = player.played.findLastIndex((each) => each.card === card);
  if (index < 0) return;
  player.played.splice(index, 1);
  if (unit.banner !== null) player.discard.push(unit.banner);
  unit.banner = card;
  unit.bannerDown = false;
  note({ key: 'banner-attached', player: seat, card, unit: unit.unit });
}

const attach = rule<OpAt>('attach')
  .maybeChoose(
    'unit',
    oneUnit(() => () => true),
  )
  .exitWithout('unit')
  .do('attach', (game, { player, unit }) => {
    const { card } = effectNow(game);
    if (card !== undefined) attachTo(game, player, ownUnit(playerAt(game, player), unit), card);
  });

const allUnits = rule<OpAt>('allUnits').do('last', (game, at) => last(game, at, 'turn'));

/** No damage is assigned to units while it lasts (rules/combat/damage.ts). */
const unitBonus = rule<OpAt>('unitBonus').do('last', (game, at) => last(game, at, 'combat'));

const unitActivationBonus = rule<OpAt>('unitActivationBonus').do('last', (game, at) =>
  last(game, at, 'turn', { left: 1 }),
);

/** Attacks of every unit but the one that gives it (rules/unit-points.ts). */
const otherUnitsAttack = rule<OpAt>('otherUnitsAttack').do('last', (game, at) => {
  const unit = effectOf(game)?.unit;
  last(game, at, 'turn', unit === undefined ? {} : { unit });
});

/** Until the combat ends, or the turn outside of one. */
const unitGainResistance = rule<OpAt>('unitGainResistance')
  .maybeChoose('unit', {
    ...oneUnit(() => () => true),
    values: (game, at) => {
      const { units } = playerAt(game, at.player);
      const isOne = opNamed(at, 'unitGainResistance').units === 1;
      return isOne && units.length > 0 ? units.map(({ id }) => id) : undefined;
    },
  })
  .do('last', (game, { unit, ...at }) =>
    last(
      game,
      at,
      game.combat === null ? 'turn' : 'combat',
      opNamed(at, 'unitGainResistance').units === 'all' || unit === undefined ? {} : { unit },
    ),
  );

export const unitFightOperations: Operations = {
  attach,
  allUnits,
  unitBonus,
  unitActivationBonus,
  otherUnitsAttack,
  unitGainResistance,
};
