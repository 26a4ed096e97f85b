// Chapters ML-LODGE.3 and ML-LODGE.7: more traps than the board holds.
import { revealed } from '@krcma/kernel';
import type { TrapId } from '../data/traps.ts';
import { clanAt } from '../state.ts';
import { trapLimit } from './clan.ts';
import { discardTrap } from './piles.ts';
import { note, type Of, rule } from './script.ts';

/**
 * To be called after traps were gained or a member left. Positions stand for the traps: which they are is the owner's
 * secret, and the position tells nobody else.
 */
export const keepTrapLimit = rule<Of>('keepTrapLimit')
  .gather('discarded', {
    kind: 'some',
    values: (game, { player }) => {
      const clan = clanAt(game, player);
      return clan.traps.length > trapLimit(clan) ? clan.traps.map((_, index) => index) : [];
    },
    atLeast: (game, { player }) => clanAt(game, player).traps.length - trapLimit(clanAt(game, player)),
    atMost: (game, { player }) => clanAt(game, player).traps.length - trapLimit(clanAt(game, player)),
    option: (game, index, { player }) => {
      const trap = clanAt(game, player).traps[index] as TrapId;
      return {
        id: `discard:${trap}:${index}`,
        label: { key: 'discard-trap', trap },
        thing: `trap:${player}:${index}`,
        rule: 'ML-LODGE.3',
      };
    },
    prompt: (game, { player }) => ({
      key: 'ask-discard-traps',
      excess: clanAt(game, player).traps.length - trapLimit(clanAt(game, player)),
    }),
    done: () => ({ key: 'done' }),
  })
  .do('discard', (game, { player, discarded }) => {
    if (discarded.length === 0) return;
    const clan = clanAt(game, player);
    const traps = discarded.map((index) => clan.traps[index] as TrapId);
    clan.traps = clan.traps.filter((_, index) => !discarded.includes(index));
    for (const trap of traps) discardTrap(game, trap);
    revealed();
    note({ key: 'traps-discarded', player, traps });
  });
