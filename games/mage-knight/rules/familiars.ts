// MK-23.3: whoever carries a mana token asks for a crystal with each new round, or leaves.
import type { Seat } from '@krcma/kernel';
import { BASICS, type Basic } from '../data/types.ts';
import { type MageKnight, playerAt, type Unit, unitAt } from '../state.ts';
import { note, type Of, rule } from './script.ts';
import { cardOfUnit } from './unit-numbers.ts';
import { leaveUnit } from './units.ts';

interface Feeding extends Of {
  unit: number;
}

export const familiarsOf = (game: MageKnight, seat: Seat): number[] =>
  playerAt(game, seat)
    .units.filter((unit) => cardOfUnit(unit).familiar === true)
    .map(({ id }) => id);

type Fed = Basic | 'disband';

export const feedFamiliar = rule<Feeding>('feedFamiliar')
  .choose('fed', {
    kind: 'one',
    values: (game, { player }): readonly Fed[] => {
      const { crystals } = playerAt(game, player);
      return [...BASICS.filter((colour) => crystals[colour] > 0), 'disband'];
    },
    option: (game, fed, { player, unit: id }) => {
      const { unit } = unitAt(playerAt(game, player), id) as Unit;
      return fed === 'disband'
        ? { id: `disband:${id}`, label: { key: 'disband', unit }, thing: `unit:${id}`, rule: 'MK-23.3' }
        : {
            id: `crystal:${fed}`,
            label: { key: 'feed-familiar', colour: fed },
            thing: `crystal:${fed}`,
            rule: 'MK-23.3',
          };
    },
    prompt: (game, { player, unit }) => ({
      key: 'ask-familiar',
      unit: (unitAt(playerAt(game, player), unit) as Unit).unit,
    }),
  })
  .do('feed', (game, { player, unit: id, fed }) => {
    const owner = playerAt(game, player);
    const unit = unitAt(owner, id);
    if (unit === undefined) return;
    if (fed === 'disband') {
      leaveUnit(game, player, id);
      return;
    }
    owner.crystals[fed]--;
    unit.mana = fed;
    note({ key: 'familiar-fed', player, unit: unit.unit, colour: fed });
  });
