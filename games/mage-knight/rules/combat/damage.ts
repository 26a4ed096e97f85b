// MK-12.19 to .31: unblocked attacks deal damage, one by one, to units and to the hero.
import { type ActKind, calling, type Refused, type Seat } from '@krcma/kernel';
import type { FaceId } from '../../data/cards.ts';
import type { OpNamed } from '../../data/ops.ts';
import type { Element } from '../../data/types.ts';
import type { UnitRefusal } from '../../messages/combat.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { type Combat, foeAt, type MageKnight, playerAt, type Unit, unitAt } from '../../state.ts';
import { armorOf } from '../deck.ts';
import { working, works } from '../lasting.ts';
import { note, type Of, rule } from '../script.ts';
import { bannerOf, cardOfUnit, takesPart, unitArmor, unitWithstands } from '../unit-numbers.ts';
import { dismiss } from './defeat.ts';
import { eachComing, isComing } from './foes.ts';
import { attackAbilities, attackAt, attackHas, damageOf } from './numbers.ts';
import { type Blow, woundHero, woundUnit } from './wounding.ts';

const wordsOf = (game: MageKnight, { foe: id, attack }: Pick<Blow, 'foe' | 'attack'>, n?: number) => {
  const foe = foeAt(game, id);
  const { element } = attackAt(foe, attack);
  return { foe: id, enemy: foe.enemy, attack, n: n ?? damageOf(game, foe, attack), element };
};

/** The unit that has drawn this attack on itself takes its damage first, whatever the attack aims at. */
const taunting = (game: MageKnight, { player, foe, attack }: Blow): number | undefined =>
  game.lasting.length === 0
    ? undefined
    : working(game, player, 'tauntDamage').find(
        ({ lasting }) => lasting.foe === foe && lasting.attack === attack,
      )?.lasting.unit;

/** Why a unit cannot be assigned this damage; undefined if it can (MK-12.21, .25, .26, MK-13.12, MK-10.24). */
function unitRefusal(game: MageKnight, combat: Combat, unit: Unit, blow: Blow): UnitRefusal | undefined {
  const foe = foeAt(game, blow.foe);
  if (!takesPart(combat, unit)) return { key: 'units-are-kept-out' };
  const isSpared =
    attackHas(foe, attackAt(foe, blow.attack), 'assassination') && taunting(game, blow) !== unit.id;
  if (isSpared || works(game, blow.player, 'unitBonus')) return { key: 'only-the-hero' };
  if (unit.wounds > 0) return { key: 'unit-is-wounded' };
  if (unit.resisted) return { key: 'unit-has-resisted' };
  const { influenceForDamage: influence = 0 } = cardOfUnit(unit);
  return influence > game.turn.influence ? { key: 'unit-wants-influence', influence } : undefined;
}

interface Assigning extends Blow {
  left: number;
}

const HERO = -1;

/** Units that may take it, and the hero. */
function takers(game: MageKnight, blow: Blow): number[] {
  const { combat } = game;
  const found: number[] = [];
  if (combat !== null)
    for (const unit of playerAt(game, blow.player).units)
      if (unitRefusal(game, combat, unit, blow) === undefined) found.push(unit.id);
  const first = taunting(game, blow);
  if (first !== undefined && found.includes(first)) return [first];
  found.push(HERO);
  return found;
}

const unitOption = (game: MageKnight, unit: Unit, { player, foe, attack }: Blow) => {
  const owner = playerAt(game, player);
  const { element } = attackAt(foeAt(game, foe), attack);
  return {
    id: `to:unit:${unit.id}`,
    label: {
      key: 'to-unit' as const,
      unit: unit.unit,
      armor: unitArmor(game, owner, unit),
      resists: unitWithstands(game, owner, unit, element),
    },
    thing: `unit:${unit.id}`,
  };
};

const refusedUnits = (game: MageKnight, blow: Blow): Refused<MageKnightTypes>[] => {
  const { combat } = game;
  if (combat === null) return [];
  return playerAt(game, blow.player).units.flatMap((unit) => {
    const reason = unitRefusal(game, combat, unit, blow);
    if (reason === undefined) return [];
    const rules = {
      'units-are-kept-out': 'MK-11.19',
      'only-the-hero': 'MK-13.12',
      'unit-is-wounded': 'MK-12.26',
      'unit-has-resisted': 'MK-12.25',
      'unit-wants-influence': 'MK-10.24',
    } as const;
    return [{ ...unitOption(game, unit, blow), reason, rule: rules[reason.key] }];
  });
};

/** What the hero does not have to take of it, by the element of the attack. */
function ignoredBy({ physical, elemental, other }: OpNamed<'ignoreDamage'>, element: Element): number {
  if (element === 'physical') return physical ?? other;
  return element === 'coldFire' ? other : (elemental ?? other);
}

/** What a hero does not have to take of damage of an element. */
export const ignoredOf = (game: MageKnight, seat: Seat, element: Element): number =>
  game.lasting.length === 0
    ? 0
    : working(game, seat, 'ignoreDamage').reduce((n, { op }) => n + ignoredBy(op, element), 0);

/** What the hero does not have to take of an attack: of the first one alone. */
export const ignored = (game: MageKnight, { player, foe, attack }: Blow): number =>
  ignoredOf(game, player, attackAt(foeAt(game, foe), attack).element);

/** It is used up by the damage that it was used for. */
export function spendIgnored(game: MageKnight, seat: Seat, n: number): void {
  if (n <= 0) return;
  for (const { lasting } of working(game, seat, 'ignoreDamage')) lasting.left = 0;
  note({ key: 'damage-ignored', player: seat, n });
}

/** MK-12.27. */
const woundsFor = (game: MageKnight, blow: Blow, damage: number): number =>
  Math.ceil(Math.max(0, damage - ignored(game, blow)) / armorOf(playerAt(game, blow.player)));

function hurtHero(game: MageKnight, blow: Blow, damage: number): void {
  const n = Math.min(damage, ignored(game, blow));
  const wounds = woundsFor(game, blow, damage);
  spendIgnored(game, blow.player, n);
  woundHero(game, blow, wounds);
}

/** Its banner would keep this wound from it: a resistance that is enough needs no help. */
function mayShield(game: MageKnight, to: number, left: number, { player, foe, attack }: Blow): boolean {
  const owner = playerAt(game, player);
  const unit = unitAt(owner, to);
  if (unit === undefined || unit.bannerDown || bannerOf(unit)?.oncePerRoundIgnoreWound !== true) return false;
  const { element } = attackAt(foeAt(game, foe), attack);
  return left > unitArmor(game, owner, unit) || !unitWithstands(game, owner, unit, element);
}

/** One unit, or the hero with all that is left; gives what is left after it. */
export const assign = rule<Assigning>('assign')
  .choose('to', {
    kind: 'one',
    values: takers,
    option: (game, to, blow) => {
      const unit = unitAt(playerAt(game, blow.player), to);
      if (unit !== undefined) return { ...unitOption(game, unit, blow), rule: 'MK-12.22' };
      const armor = armorOf(playerAt(game, blow.player));
      const wounds = woundsFor(game, blow, blow.left);
      return {
        id: 'to:hero',
        label: { key: 'to-hero', wounds, armor },
        thing: `seat:${blow.player}`,
        rule: 'MK-12.27',
      };
    },
    prompt: (game, { left, ...blow }) => ({ key: 'ask-damage', ...wordsOf(game, blow, left) }),
    refused: refusedUnits,
  })
  .maybeChoose('shielded', {
    kind: 'yesNo',
    values: (game, { to, left, ...blow }) => (mayShield(game, to, left, blow) ? [true, false] : undefined),
    option: (game, shielded, { to, player }) => ({
      id: shielded ? 'shield' : 'no-shield',
      label: shielded
        ? { key: 'shield', card: unitAt(playerAt(game, player), to)?.banner as FaceId }
        : { key: 'no-shield' },
      rule: 'MK-6.13',
    }),
    prompt: (game, { to, player }) => {
      const { unit, banner } = unitAt(playerAt(game, player), to) as Unit;
      return { key: 'ask-shield', unit, card: banner as FaceId };
    },
  })
  .set('rest', (game, { to, left, shielded, ...blow }): number => {
    const unit = unitAt(playerAt(game, blow.player), to);
    if (unit !== undefined) return woundUnit(game, blow, unit, left, shielded === true);
    hurtHero(game, blow, left);
    return 0;
  })
  .gives((_, { rest }) => rest);

const dealDamage = rule<Blow>('dealDamage')
  .set('damage', (game, { player, ...blow }): number => {
    const foe = foeAt(game, blow.foe);
    const abilities = attackAbilities(foe, attackAt(foe, blow.attack));
    note({ key: 'damage-comes', player, abilities, ...wordsOf(game, blow) });
    return damageOf(game, foe, blow.attack);
  })
  .repeat('rest', assign, (_, { player, foe, attack, damage, rest }) => {
    const left = rest ?? damage;
    return left > 0 ? { player, foe, attack, left } : undefined;
  })
  .do('dealt', (game, { player, foe: id, attack }) => {
    const foe = foeAt(game, id);
    attackAt(foe, attack).state = 'dealt';
    if (foe.role === 'summoned' && !foe.attacks.some((_, index) => isComing(game, foe, index)))
      dismiss(game, player, foe);
  });

type DamageAct = { readonly do: 'damage'; readonly foe: number; readonly attack: number };

/** In any order (MK-12.19). */
export const damage: ActKind<MageKnightTypes, Of, DamageAct> = {
  list: (game, _, into) => {
    if (game.combat?.phase !== 'damage') return;
    eachComing(game, (foe, attack) => into.push({ do: 'damage', foe: foe.id, attack }));
  },
  option: (game, { foe, attack }) => ({
    id: `damage:${foe}.${attack}`,
    label: { key: 'damage', ...wordsOf(game, { foe, attack }) },
    thing: `attack:${foe}.${attack}`,
    rule: 'MK-12.19',
  }),
  carryOut: (_, { foe, attack }, { player }) => calling(dealDamage, { player, foe, attack }),
};
