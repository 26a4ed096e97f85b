// MK-6.13: what a banner lets its unit do: it is readied once in a round, or spent to stop an attack.
import { type ActKind, calling, type Refused, type Seat } from '@krcma/kernel';
import type { FaceId } from '../data/cards.ts';
import type { MageKnightTypes } from '../messages.ts';
import { foeAt, type MageKnight, playerAt, type Unit, unitAt } from '../state.ts';
import type { Why } from './action.ts';
import { eachComing } from './combat/foes.ts';
import { attackAt, attackValue, has } from './combat/numbers.ts';
import { gainFame } from './fame.ts';
import { note, type Of, rule } from './script.ts';
import { bannerOf, takesPart } from './unit-numbers.ts';
import { readyUnit } from './units.ts';

/** An attack that is still to come. */
type Coming = { readonly foe: number; readonly attack: number };

/** Attacks of whoever is not immune to it. */
function stoppable(game: MageKnight): Coming[] {
  const found: Coming[] = [];
  if (game.combat?.phase === 'block')
    eachComing(game, (foe, attack) => {
      if (!has(foe, 'arcaneImmunity')) found.push({ foe: foe.id, attack });
    });
  return found;
}

/** Why a banner that readies cannot do so now. */
function whyNotReady(game: MageKnight, unit: Unit): Why | undefined {
  if (game.combat !== null) return { reason: { key: 'ability-heals' }, rule: 'MK-11.17' };
  if (unit.bannerDown) return { reason: { key: 'banner-was-used' }, rule: 'MK-6.13' };
  return unit.spent ? undefined : { reason: { key: 'unit-is-ready' }, rule: 'MK-6.9' };
}

function whyNotStop(game: MageKnight, unit: Unit): Why | undefined {
  const { combat } = game;
  if (unit.wounds > 0) return { reason: { key: 'unit-is-wounded' }, rule: 'MK-6.12' };
  if (unit.spent) return { reason: { key: 'unit-is-spent' }, rule: 'MK-6.7' };
  if (combat !== null && !takesPart(combat, unit))
    return { reason: { key: 'units-are-kept-out' }, rule: 'MK-11.19' };
  return stoppable(game).length > 0 ? undefined : { reason: { key: 'no-attack-to-stop' }, rule: 'MK-6.13' };
}

/** Undefined for a banner that lets nothing be done; outside of a combat nobody wants to stop an attack. */
function purposeOf(game: MageKnight, unit: Unit): { readonly why: Why | undefined } | undefined {
  const banner = bannerOf(unit);
  if (banner?.oncePerRoundReady === true) return { why: whyNotReady(game, unit) };
  if (banner?.spendToCancelAttack !== true || game.combat === null) return undefined;
  return { why: whyNotStop(game, unit) };
}

interface Stopping extends Of {
  unit: number;
}

function stop(game: MageKnight, seat: Seat, unit: Unit, { foe: id, attack }: Coming): void {
  const { combat } = game;
  const foe = foeAt(game, id);
  unit.spent = true;
  attackAt(foe, attack).state = 'cancelled';
  if (combat?.aim.some((aim) => aim.foe === id && aim.attack === attack) === true) {
    combat.aim = [];
    combat.points = [];
  }
  note({ key: 'attack-stopped', player: seat, unit: unit.unit, enemy: foe.enemy });
  gainFame(game, seat, bannerOf(unit)?.fame ?? 0);
}

const stopAttack = rule<Stopping>('stopAttack')
  .choose('attack', {
    kind: 'one',
    values: stoppable,
    option: (game, { foe: id, attack }) => {
      const foe = foeAt(game, id);
      const n = attackValue(game, foe, attack);
      return {
        id: `stop:${id}.${attack}`,
        label: { key: 'stop-attack', enemy: foe.enemy, n, element: attackAt(foe, attack).element },
        thing: `attack:${id}.${attack}`,
        rule: 'MK-6.13',
      };
    },
    prompt: () => ({ key: 'ask-stop-attack' }),
  })
  .do('stop', (game, { player, unit: id, attack }) => {
    const unit = unitAt(playerAt(game, player), id);
    if (unit !== undefined) stop(game, player, unit, attack);
  });

type BannerAct = { readonly do: 'banner'; readonly unit: number };

const optionOf = ({ id, unit, banner }: Unit) => ({
  id: `banner:${id}`,
  label: { key: 'use-banner' as const, unit, card: banner as FaceId },
  thing: `unit:${id}`,
});

export const banner: ActKind<MageKnightTypes, Of, BannerAct> = {
  list: (game, { player }, into) => {
    for (const unit of playerAt(game, player).units) {
      if (unit.banner === null) continue;
      const purpose = purposeOf(game, unit);
      if (purpose !== undefined && purpose.why === undefined) into.push({ do: 'banner', unit: unit.id });
    }
  },
  option: (game, { unit }, { player }) => ({
    ...optionOf(unitAt(playerAt(game, player), unit) as Unit),
    rule: 'MK-6.13',
  }),
  refused: (game, { player }) =>
    playerAt(game, player).units.flatMap((unit): Refused<MageKnightTypes>[] => {
      const why = purposeOf(game, unit)?.why;
      return why === undefined ? [] : [{ ...optionOf(unit), ...why }];
    }),
  carryOut: (game, { unit: id }, { player }) => {
    const unit = unitAt(playerAt(game, player), id);
    if (unit === undefined) return undefined;
    if (bannerOf(unit)?.oncePerRoundReady !== true) return calling(stopAttack, { player, unit: id });
    unit.bannerDown = true;
    readyUnit(player, unit);
    return undefined;
  },
};
