// MK-6.7, .8, .12: a ready, unwounded unit is spent for one of its abilities.
import { type ActKind, calling, type Refused, type Seat } from '@krcma/kernel';
import type { UnitCard } from '../data/unit-card.ts';
import { type UnitId, units } from '../data/units.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt, type Unit, unitAt } from '../state.ts';
import {
  abilityCosts,
  abilityOf,
  abilityRefusal,
  abilitySource,
  usableAbilities,
  whyNotAbility,
} from './abilities.ts';
import type { Why } from './action.ts';
import type { Activation, Using } from './effects/calls.ts';
import { useEffect } from './effects/carry-out.ts';
import { canCarryOut } from './effects/possible.ts';
import { type Paying, payMana } from './mana.ts';
import { type Purse, purseOf } from './purse.ts';
import { influenceFor, whyNotReady } from './readiness.ts';
import { note, type Of, rule } from './script.ts';
import { BORROWED } from './units.ts';

/** Why a unit cannot be activated at all; undefined when it can. */
function whyNot(game: MageKnight, seat: Seat, unit: Unit, purse: Purse): Why | undefined {
  const why = whyNotReady(game, unit);
  if (why !== undefined) return why;
  if (usableAbilities(game, seat, unit.unit, [], purse, canCarryOut).length === 0)
    return { reason: { key: 'unit-does-nothing', unit: unit.unit }, rule: 'MK-6.7' };
  return undefined;
}

const abilityOption = ({ unit, id }: Using, ability: number) => ({
  id: `ability:${ability}`,
  label: { key: 'ability' as const, unit, ability },
  ...(id !== BORROWED && { thing: `ability:${id}.${ability}` }),
});

/** MK-23.4: whoever may use several is asked again, and may have enough. */
function abilitiesOf(
  game: MageKnight,
  { player, unit, used }: Using,
): readonly (number | null)[] | undefined {
  const able = usableAbilities(game, player, unit, used, purseOf(game, player), canCarryOut);
  if (able.length === 0) return undefined;
  return used.length === 0 ? able : [...able, null];
}

function refusedAbilities(game: MageKnight, using: Using): Refused<MageKnightTypes>[] {
  const { player, unit, used } = using;
  const purse = purseOf(game, player);
  return units[unit].abilities.flatMap((_, ability): Refused<MageKnightTypes>[] => {
    const option = abilityOption(using, ability);
    if (used.includes(ability)) return [{ ...option, reason: { key: 'ability-used' }, rule: 'MK-23.4' }];
    const why = whyNotAbility(game, player, unit, ability, purse, canCarryOut);
    if (why === undefined) return [];
    return [{ ...option, ...abilityRefusal(game, player, unit, ability, why, canCarryOut) }];
  });
}

function paymentsOf(game: MageKnight, { player, unit }: Using, ability: number): Paying[] {
  if (abilityOf(unit, ability).mana === undefined) return [];
  const [first = [], ...more] = abilityCosts(game, player, unit, ability, canCarryOut);
  return [{ player, source: abilitySource(unit, ability), colours: first, more }];
}

/**
 * One ability, chosen and paid for; gives those used so far, nothing once there are enough. The unit is spent once it is
 * chosen, so that nobody takes it for one that it might make ready itself (MK-6.23).
 */
export const useAbility = rule<Using>('useAbility')
  .maybeChoose('ability', {
    kind: 'one',
    values: abilitiesOf,
    option: (_, ability, using) =>
      ability === null
        ? { id: 'enough', label: { key: 'enough' }, rule: 'MK-23.4' }
        : {
            ...abilityOption(using, ability),
            rule: abilityOf(using.unit, ability).mana === undefined ? 'MK-6.7' : 'MK-6.8',
          },
    prompt: (_, { unit }) => ({ key: 'ask-ability', unit }),
    refused: refusedAbilities,
  })
  .do('spend', (game, { player, id }) => {
    const unit = unitAt(playerAt(game, player), id);
    if (unit !== undefined) unit.spent = true;
  })
  .each('paid', payMana, (game, { ability, ...using }) =>
    ability === undefined || ability === null ? [] : paymentsOf(game, using, ability),
  )
  .do('tell', (_, { player, unit, ability }) => {
    if (ability !== undefined && ability !== null) note({ key: 'unit-activated', player, unit, ability });
  })
  .maybeCall('effect', useEffect, (_, { player, unit, id, ability }) =>
    ability === undefined || ability === null
      ? undefined
      : { player, source: abilitySource(unit, ability), path: [], unit: id },
  )
  .gives((_, { used, ability }): number[] | null =>
    ability === undefined || ability === null ? null : [...used, ability],
  );

const mayGoOn = (unit: UnitId): boolean => (units[unit] as UnitCard).manyAbilities === true;

const activateUnit = rule<Activation>('activateUnit')
  .do('influence', (game, { player, id }) => {
    const unit = unitAt(playerAt(game, player), id);
    if (unit !== undefined) game.turn.influence -= influenceFor(game, unit);
  })
  .repeat('used', useAbility, (_, { player, id, unit, used }) => {
    if (used === undefined) return { player, id, unit, used: [] };
    return used === null || !mayGoOn(unit) ? undefined : { player, id, unit, used };
  });

type UnitAct = { readonly do: 'unit'; readonly unit: number };

const optionOf = ({ id, unit }: Unit) => ({
  id: `unit:${id}`,
  label: { key: 'activate' as const, unit },
  thing: `unit:${id}`,
});

/** Units as acts; the same in a turn and in a combat. */
export const activate: ActKind<MageKnightTypes, Of, UnitAct> = {
  list: (game, { player }, into) => {
    const own = playerAt(game, player).units;
    if (own.length === 0) return;
    const purse = purseOf(game, player);
    for (const unit of own)
      if (whyNot(game, player, unit, purse) === undefined) into.push({ do: 'unit', unit: unit.id });
  },
  option: (game, { unit }, { player }) => ({
    ...optionOf(unitAt(playerAt(game, player), unit) as Unit),
    rule: 'MK-6.7',
  }),
  refused: (game, { player }) => {
    const purse = purseOf(game, player);
    return playerAt(game, player).units.flatMap((unit) => {
      const why = whyNot(game, player, unit, purse);
      return why === undefined ? [] : [{ ...optionOf(unit), ...why }];
    });
  },
  carryOut: (game, { unit: id }, { player }) => {
    const unit = unitAt(playerAt(game, player), id);
    return unit && calling(activateUnit, { player, id, unit: unit.unit });
  },
};
