// MK-16.9: a unit of the offer for nothing, now or once there is a token to command it.
import { type UnitId, units } from '../data/units.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { willGetCommand } from './levels.ts';
import { type Of, rule } from './script.ts';
import { freeCommands, joinUnit, leaveUnit } from './units.ts';

interface Won extends Of {
  n: number;
}

const isUnit = (id: string): id is UnitId => id in units;

const offered = ({ units: { offer } }: MageKnight): UnitId[] => [...new Set(offer.filter(isUnit))];

type Taken = UnitId | 'none' | 'wait';

const mayWait = (game: MageKnight, seat: number): boolean =>
  freeCommands(playerAt(game, seat)) <= 0 && willGetCommand(game, seat);

export const gainUnit = rule<Won>('rewardUnit')
  .choose('unit', {
    kind: 'one',
    values: (game, { player }): readonly Taken[] => [
      ...offered(game),
      ...(mayWait(game, player) ? (['wait'] as const) : []),
      'none',
    ],
    option: (_, unit) => {
      if (unit === 'none') return { id: 'decline', label: { key: 'decline-unit' }, rule: 'MK-16.9' };
      if (unit === 'wait') return { id: 'wait', label: { key: 'wait-for-command' }, rule: 'MK-16.9' };
      return {
        id: `recruit:${unit}`,
        label: { key: 'take-unit', unit },
        thing: `offer:${unit}`,
        rule: 'MK-16.9',
      };
    },
    prompt: () => ({ key: 'ask-unit' }),
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
  .do('join', (game, { player, unit, disbanded }) => {
    if (unit === 'none' || unit === 'wait') return;
    if (disbanded !== undefined) leaveUnit(game, player, disbanded);
    game.units.offer.splice(game.units.offer.indexOf(unit), 1);
    joinUnit(game, player, unit);
  });
