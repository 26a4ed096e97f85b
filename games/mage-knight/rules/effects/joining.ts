// Units of the offer: one that joins for nothing, one that is used where it stands.
import { playerAt, type Unit, unitAt } from '../../state.ts';
import { tally } from '../gains.ts';
import { helpersOf, plainUnits } from '../helping.ts';
import { takeUnitOffered } from '../offers.ts';
import { rule, ruleNamed } from '../script.ts';
import { BORROWED, freeCommands, joinUnit, leaveUnit } from '../units.ts';
import type { Using } from './calls.ts';
import { orNothing } from './inner.ts';
import type { OpAt, Operations } from './op-at.ts';
import { canCarryOut } from './possible.ts';

const useAbility = ruleNamed<Using, number[] | null>('useAbility');

const freeRecruit = rule<OpAt>('freeRecruit')
  .maybeChoose('unit', {
    kind: 'one',
    values: (game) => orNothing(plainUnits(game)),
    option: (_, unit) => ({
      id: `recruit:${unit}`,
      label: { key: 'take-unit', unit },
      thing: `offer:${unit}`,
      rule: 'MK-6.5',
    }),
    prompt: (_, { source }) => ({ key: 'ask-offered-unit', source }),
  })
  .exitWithout('unit')
  .maybeChoose('disbanded', {
    kind: 'one',
    values: (game, { player }) => {
      const owner = playerAt(game, player);
      if (freeCommands(owner) > 0) return undefined;
      return owner.units.filter(({ command }) => command === null).map(({ id }) => id);
    },
    option: (game, id, { player }) => {
      const { unit } = unitAt(playerAt(game, player), id) as Unit;
      return { id: `disband:${id}`, label: { key: 'disband', unit }, thing: `unit:${id}`, rule: 'MK-6.6' };
    },
    prompt: () => ({ key: 'ask-disband' }),
  })
  .do('join', (game, { player, unit, disbanded }) => {
    if (disbanded !== undefined) leaveUnit(game, player, disbanded);
    takeUnitOffered(game, unit);
    joinUnit(game, player, unit);
    game.turn.recruited++;
    tally(game, player, 'unitRecruited');
  });

/** As if it were an own and ready one; it stays where it is and takes no damage. */
const borrowUnit = rule<OpAt>('borrowUnit')
  .maybeChoose('unit', {
    kind: 'one',
    values: (game, { player }) => orNothing(helpersOf(game, player, canCarryOut)),
    option: (_, unit) => ({
      id: `borrow:${unit}`,
      label: { key: 'borrow-unit', unit },
      thing: `offer:${unit}`,
      rule: 'MK-6.7',
    }),
    prompt: (_, { source }) => ({ key: 'ask-offered-unit', source }),
  })
  .exitWithout('unit')
  .call('used', useAbility, (_, { player, unit }) => ({ player, unit, id: BORROWED, used: [] }));

export const joiningOperations: Operations = { freeRecruit, borrowUnit };
