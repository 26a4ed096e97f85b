// MK-16.9: a unit of the offer for nothing, now or once there is a token to command it.
import type { Seat } from '@krcma/kernel';
import { BASICS, type Basic } from '../data/types.ts';
import type { UnitCard } from '../data/unit-card.ts';
import { type UnitId, units } from '../data/units.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { willGetCommand } from './levels.ts';
import { takeUnitOffered } from './offers.ts';
import { note, type Of, rule } from './script.ts';
import { freeCommands, joinUnit, leaveUnit } from './units.ts';

interface Won extends Of {
  n: number;
}

const isUnit = (id: string): id is UnitId => id in units;

const offered = ({ units: { offer } }: MageKnight): UnitId[] => [...new Set(offer.filter(isUnit))];

const isFamiliar = (unit: UnitId): boolean => (units[unit] as UnitCard).familiar === true;

/** Tokens are gone by then and dice back in the Source: crystals are all the mana there is (MK-16.1, .3). */
const crystalsOf = (game: MageKnight, seat: Seat): Basic[] =>
  BASICS.filter((colour) => playerAt(game, seat).crystals[colour] > 0);

/** MK-23.3: the mana that marks a familiar is no part of its price. */
const mayJoin = (game: MageKnight, seat: Seat, unit: UnitId): boolean =>
  !isFamiliar(unit) || crystalsOf(game, seat).length > 0;

const unitOption = (unit: UnitId) => ({
  id: `recruit:${unit}`,
  label: { key: 'take-unit' as const, unit },
  thing: `offer:${unit}`,
});

type Taken = UnitId | 'none' | 'wait';

const mayWait = (game: MageKnight, seat: number): boolean =>
  freeCommands(playerAt(game, seat)) <= 0 && willGetCommand(game, seat);

export const gainUnit = rule<Won>('rewardUnit')
  .choose('unit', {
    kind: 'one',
    values: (game, { player }): readonly Taken[] => [
      ...offered(game).filter((unit) => mayJoin(game, player, unit)),
      ...(mayWait(game, player) ? (['wait'] as const) : []),
      'none',
    ],
    option: (_, unit) => {
      if (unit === 'none') return { id: 'decline', label: { key: 'decline-unit' }, rule: 'MK-16.9' };
      if (unit === 'wait') return { id: 'wait', label: { key: 'wait-for-command' }, rule: 'MK-16.9' };
      return { ...unitOption(unit), rule: 'MK-16.9' };
    },
    prompt: () => ({ key: 'ask-unit' }),
    refused: (game, { player }) =>
      offered(game)
        .filter((unit) => !mayJoin(game, player, unit))
        .map((unit) => ({
          ...unitOption(unit),
          reason: { key: 'no-mana' as const, costs: [BASICS] },
          rule: 'MK-23.3' as const,
        })),
  })
  .do('wait', ({ turn }, { unit }) => {
    if (unit !== 'wait') return;
    turn.rewards.push({ reward: 'unit', n: 1 });
    turn.waiting++;
  })
  .exitIf('none', (_, { unit }) => unit === 'none' || unit === 'wait')
  .maybeChoose('disbanded', {
    kind: 'one',
    values: (game, { player }) => {
      const owner = playerAt(game, player);
      if (freeCommands(owner) > 0) return undefined;
      return owner.units.filter(({ command }) => command === null).map(({ id }) => id);
    },
    option: (game, id, { player }) => {
      const unit = playerAt(game, player).units.find((each) => each.id === id)?.unit;
      return {
        id: `disband:${id}`,
        label: unit === undefined ? { key: 'decline-unit' } : { key: 'disband', unit },
        thing: `unit:${id}`,
        rule: 'MK-6.6',
      };
    },
    prompt: () => ({ key: 'ask-disband' }),
  })
  .maybeChoose('fed', {
    kind: 'one',
    values: (game, { player, unit }) =>
      unit !== 'none' && unit !== 'wait' && isFamiliar(unit) ? crystalsOf(game, player) : undefined,
    option: (_, colour) => ({
      id: `crystal:${colour}`,
      label: { key: 'feed-familiar', colour },
      thing: `crystal:${colour}`,
      rule: 'MK-23.3',
    }),
    prompt: (_, { unit }) => ({ key: 'ask-familiar-colour', unit: unit as UnitId }),
  })
  .do('join', (game, { player, unit, disbanded, fed }) => {
    if (unit === 'none' || unit === 'wait') return;
    if (disbanded !== undefined) leaveUnit(game, player, disbanded);
    takeUnitOffered(game, unit);
    const joined = joinUnit(game, player, unit);
    if (fed === undefined) return;
    playerAt(game, player).crystals[fed]--;
    joined.mana = fed;
    note({ key: 'familiar-fed', player, unit, colour: fed });
  });
