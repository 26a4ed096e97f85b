// MK-17.13 to .15: whoever attacked assigns what was not blocked to units and to the hero.
import { type ActKind, calling, type Refused, type Seat } from '@krcma/kernel';
import type { FaceId } from '../../data/cards.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { type Duel, type Foe, foeAt, type MageKnight, playerAt, type Unit, unitAt } from '../../state.ts';
import { spendIgnored } from '../combat/damage.ts';
import { armorOf } from '../combat/numbers.ts';
import { armorOf as heroArmor } from '../deck.ts';
import { note, type Of, rule } from '../script.ts';
import { bannerOf } from '../unit-numbers.ts';
import { spareWounds, takeWounds } from '../wounds.ts';
import { nextAttack } from './attacking.ts';
import { costOfHero, costOfUnit, ignoredByHero, resistsAttack } from './numbers.ts';
import { woundRival } from './rivals.ts';
import { push, steal } from './spoils.ts';
import { asSeat, blockerOf } from './turns.ts';

/** Why something is not to be had for the damage that is left. */
const tooLittle = (cost: number, n: number) => ({ key: 'not-enough-damage' as const, cost, n });

/** Unwounded units of the blocker. */
const unitsToHit = ({ combat }: MageKnight): Foe[] =>
  (combat?.foes ?? []).filter(
    ({ rival, defeated }) => rival !== undefined && rival.unit !== null && !defeated,
  );

const unitOf = (game: MageKnight, duel: Duel, foe: Foe): Unit | undefined =>
  unitAt(playerAt(game, blockerOf(duel)), foe.rival?.unit ?? -1);

const unitOption = (game: MageKnight, duel: Duel, foe: Foe) => {
  const unit = unitOf(game, duel, foe) as Unit;
  return {
    id: `to:unit:${unit.id}`,
    label: {
      key: 'hit-unit' as const,
      unit: unit.unit,
      cost: costOfUnit(game, duel, foe),
      armor: armorOf(game, foe),
      resists: resistsAttack(duel, foe),
    },
    thing: `unit:${unit.id}`,
  };
};

interface Hit extends Of {
  foe: number;
  cost: number;
}

/** A banner keeps a wound from its unit once in a round, if its owner wants it to. */
const mayShield = (game: MageKnight, seat: Seat, foe: number): Unit | undefined => {
  const unit = unitAt(playerAt(game, seat), foeAt(game, foe).rival?.unit ?? -1);
  const isAble = unit !== undefined && !unit.bannerDown && bannerOf(unit)?.oncePerRoundIgnoreWound === true;
  return isAble ? unit : undefined;
};

/** The damage is spent; `player` is whose unit it is. */
const hitUnit = rule<Hit>('hitUnit')
  .maybeChoose('shielded', {
    kind: 'yesNo',
    values: (game, { player, foe }) =>
      mayShield(game, player, foe) === undefined ? undefined : [true, false],
    option: (game, shielded, { player, foe }) => ({
      id: shielded ? 'shield' : 'no-shield',
      label: shielded
        ? { key: 'shield', card: mayShield(game, player, foe)?.banner as FaceId }
        : { key: 'no-shield' },
      rule: 'MK-6.13',
    }),
    prompt: (game, { player, foe }) => {
      const { unit, banner } = mayShield(game, player, foe) as Unit;
      return { key: 'ask-shield', unit, card: banner as FaceId };
    },
  })
  .do('wound', (game, { player, foe, cost, shielded }) => {
    const unit = mayShield(game, player, foe);
    if (shielded === true && unit !== undefined) {
      unit.bannerDown = true;
      note({ key: 'duel-unit-shielded', player, unit: unit.unit, cost });
    } else woundRival(game, game.active, foeAt(game, foe), cost);
  });

type UnitAct = { readonly do: 'unit'; readonly foe: number };

const unit: ActKind<MageKnightTypes, Of, UnitAct> = {
  list: (game, _, into) => {
    const { duel } = game;
    if (duel === undefined) return;
    for (const foe of unitsToHit(game))
      if (costOfUnit(game, duel, foe) <= duel.damage) into.push({ do: 'unit', foe: foe.id });
  },
  option: (game, { foe }) => ({
    ...unitOption(game, game.duel as Duel, foeAt(game, foe)),
    rule: 'MK-17.13',
  }),
  refused: (game) => {
    const { duel } = game;
    if (duel === undefined) return [];
    return unitsToHit(game).flatMap((foe): Refused<MageKnightTypes>[] => {
      const cost = costOfUnit(game, duel, foe);
      if (cost <= duel.damage) return [];
      return [{ ...unitOption(game, duel, foe), reason: tooLittle(cost, duel.damage), rule: 'MK-17.14' }];
    });
  },
  carryOut: (game, { foe }) => {
    const { duel } = game;
    if (duel === undefined) return undefined;
    const cost = costOfUnit(game, duel, foeAt(game, foe));
    duel.damage -= cost;
    return calling(hitUnit, { player: blockerOf(duel), foe, cost });
  },
};

type HeroAct = { readonly do: 'hero' };

const heroOption = (game: MageKnight, duel: Duel) => ({
  id: 'to:hero',
  label: {
    key: 'hit-hero' as const,
    player: blockerOf(duel),
    cost: costOfHero(game, duel),
    armor: heroArmor(playerAt(game, blockerOf(duel))),
    ignored: ignoredByHero(game, duel),
  },
  thing: `seat:${blockerOf(duel)}`,
});

/** As often as the damage is enough for it; too many wounds knock out (MK-17.13, .15). */
const hero: ActKind<MageKnightTypes, Of, HeroAct> = {
  list: (game, _, into) => {
    const { duel } = game;
    if (duel !== undefined && costOfHero(game, duel) <= duel.damage) into.push({ do: 'hero' });
  },
  option: (game) => ({ ...heroOption(game, game.duel as Duel), rule: 'MK-17.13' }),
  refused: (game) => {
    const { duel } = game;
    if (duel === undefined || costOfHero(game, duel) <= duel.damage) return [];
    const reason = tooLittle(costOfHero(game, duel), duel.damage);
    return [{ ...heroOption(game, duel), reason, rule: 'MK-17.14' }];
  },
  carryOut: (game, _, { player }) => {
    const { duel } = game;
    if (duel === undefined) return undefined;
    const cost = costOfHero(game, duel);
    const blocker = blockerOf(duel);
    duel.damage -= cost;
    spendIgnored(game, blocker, ignoredByHero(game, duel));
    note({ key: 'duel-hero-wounded', player: blocker, by: player, cost });
    asSeat(game, blocker, () => takeWounds(game, blocker, 1 - spareWounds(game, blocker, 1, true)));
    return undefined;
  },
};

type LeaveAct = { readonly do: 'leave' };

/** Damage may be left, and is where nothing is to be had for it (MK-17.14). */
const leave: ActKind<MageKnightTypes, Of, LeaveAct> = {
  list: (_, __, into) => {
    into.push({ do: 'leave' });
  },
  option: ({ duel }) => ({
    id: 'leave',
    label: { key: 'leave-damage', n: duel?.damage ?? 0 },
    rule: 'MK-17.14',
  }),
  carryOut: ({ duel }, _, { player }) => {
    if (duel === undefined) return undefined;
    if (duel.damage > 0) note({ key: 'duel-damage-left', player, n: duel.damage });
    duel.damage = 0;
    return undefined;
  },
};

/** One thing that is had for the damage. */
export const dealDamage = rule<Of>('dealDuelDamage')
  .act('dealt', {
    kinds: { unit, hero, steal, push, leave },
    prompt: (game) => {
      const duel = game.duel as Duel;
      return { key: 'ask-duel-damage', player: blockerOf(duel), n: duel.damage };
    },
  })
  .do('go on', (game) => {
    const { duel } = game;
    if (duel !== undefined && !duel.over && duel.damage === 0) nextAttack(game, duel);
  });
