// What may be done in a combat of players: the same cards, units and skills as in any combat, for whoever acts now.
import { activate } from '../activating.ts';
import { banner } from '../banners.ts';
import { play } from '../cards.ts';
import { exchange } from '../combat/exchanging.ts';
import { late } from '../combat/late.ts';
import { elementsOf } from '../combat/numbers.ts';
import { sumOf } from '../combat/sums.ts';
import { copy } from '../copying.ts';
import { factionToken } from '../faction-tokens.ts';
import { crystal } from '../mana.ts';
import { returned } from '../returning.ts';
import { type Of, rule } from '../script.ts';
import { useSkill } from '../skills.ts';
import { pass, strike } from './attacking.ts';
import { stand } from './blocking.ts';
import { blockNow } from './numbers.ts';
import { asSeat, rivalOf } from './turns.ts';

export const duelAct = rule<Of>('duelAct')
  .act('act', {
    kinds: {
      play,
      unit: activate,
      skill: useSkill,
      banner,
      return: returned,
      token: factionToken,
      crystal,
      copy,
      late,
      exchange,
      strike,
      pass,
      stand,
    },
    always: true,
    prompt: (game, { player }) => {
      const { duel } = game;
      const phase = duel?.phase ?? 'melee';
      const other = duel === undefined ? player : rivalOf(duel, player);
      return duel?.step === 'block'
        ? { key: 'ask-duel-block', phase, player: other, elements: elementsOf(game), ...blockNow(game) }
        : { key: 'ask-duel-attack', phase, player: other, total: sumOf(game).total };
    },
  })
  .do('begun', (game, { player }) =>
    asSeat(game, player, () => {
      if (game.combat !== null) game.combat.begun = true;
    }),
  );
