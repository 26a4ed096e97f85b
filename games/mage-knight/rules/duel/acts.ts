// What may be done in a combat of players: the same cards, units and skills as in any combat, for whoever acts now.
import { exchange } from '../combat/exchanging.ts';
import { late } from '../combat/late.ts';
import { elementsOf } from '../combat/numbers.ts';
import { sumOf } from '../combat/sums.ts';
import { fightKinds } from '../own-acts.ts';
import { type Of, rule } from '../script.ts';
import { pass, strike } from './attacking.ts';
import { stand } from './blocking.ts';
import { blockNow } from './numbers.ts';
import { asSeat, rivalOf } from './turns.ts';

export const duelAct = rule<Of>('duelAct')
  .act('act', {
    kinds: {
      ...fightKinds,
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
