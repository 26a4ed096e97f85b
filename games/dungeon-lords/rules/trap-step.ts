// Chapter DL-TRP: planned traps are sprung, in the order their owner chooses (DL-RM.10).
import { lordAt } from '../state.ts';
import { targetOption } from './attack-step.ts';
import { fightOf } from './fight/fight.ts';
import { iconsOf } from './fight/heroes.ts';
import { isAimed, springTrap, trapsToSpring, turnUpTrap } from './fight/traps.ts';
import { type Of, rule } from './script.ts';

export const trapStep = rule<Of>('trapStep')
  .choose('trap', {
    kind: 'one',
    values: (game, { player }) => trapsToSpring(lordAt(game, player)),
    option: (_, trap) => ({
      id: `trap:${trap}`,
      label: { key: 'spring-trap', trap },
      thing: `trap:${trap}`,
      rule: 'DL-RM.10',
    }),
    prompt: () => ({ key: 'ask-trap' }),
  })
  .do('turn up', (game, { player, trap }) => turnUpTrap(fightOf(game, player), trap))
  .maybeChoose('aim', {
    kind: 'one',
    values: (game, { player, trap }) =>
      isAimed(trap) ? lordAt(game, player).party.map((_, place) => place) : undefined,
    option: (game, place, { player }) => ({ ...targetOption(game, player, place), rule: 'DL-TRP.2' }),
    prompt: (game, { player, trap }) => {
      const { battle, party } = lordAt(game, player);
      return { key: 'ask-trap-target', trap, antiTrap: battle?.antiTrap ?? iconsOf(party, 'antiTrap') };
    },
  })
  .do('spring', (game, { player, trap, aim }) => springTrap(fightOf(game, player), trap, aim));
