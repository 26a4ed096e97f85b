// Taking a slain monster, or alone one from the center.
import { drawAny, type Seat } from '@krcma/kernel';
import type { DomainId } from '../data/domains.ts';
import type { MonsterId } from '../data/monsters.ts';
import { isSolo, opponentsOf, playerAt, stackAt, topOf, type Valeria } from '../state.ts';
import { takeTop } from './center.ts';
import { DECLINE, declining, type EffectOf } from './effect-of.ts';
import { liveMonsterStacks } from './exhausted.ts';
import { note, rule } from './script.ts';

const CENTER = 'center';

/** A random slain monster of an opponent, without its reward (VAL-CARD.25); alone, one from the center (VAL-SOLO.10). */
export const takeMonster = rule<EffectOf>('takeMonster')
  .choose('from', {
    kind: 'one',
    values: (game, { player }): (Seat | typeof CENTER | typeof DECLINE)[] => {
      if (isSolo(game)) return liveMonsterStacks(game).length > 0 ? [CENTER, DECLINE] : [DECLINE];
      return [...opponentsOf(game, player).filter((seat) => playerAt(game, seat).slain.length > 0), DECLINE];
    },
    option: (game, from) => {
      if (from === DECLINE) return declining;
      if (from === CENTER) {
        const stack = liveMonsterStacks(game)[0] as number;
        const card = topOf(game, stack) as MonsterId;
        return {
          id: `take:${card}`,
          label: { key: 'monster-from-center', card },
          thing: `stack:${stack}`,
          rule: 'VAL-SOLO.10',
        };
      }
      const monsters = playerAt(game, from).slain.length;
      return {
        id: `take:monster:${from}`,
        label: { key: 'monster-from-seat', seat: from, monsters },
        thing: `seat:${from}`,
        rule: 'VAL-CARD.25',
      };
    },
    prompt: (game, { card }) => ({ key: 'ask-monster-from', card: card as DomainId, solo: isSolo(game) }),
  })
  .do('take', (game, { player, from }) => {
    if (from === DECLINE) return;
    const card = from === CENTER ? monsterFromCenter(game) : drawAny(game, playerAt(game, from).slain);
    playerAt(game, player).slain.push(card);
    note({ key: 'took-monster', player, ...(from !== CENTER && { from }), card });
  });

function monsterFromCenter(game: Valeria): MonsterId {
  const stack = liveMonsterStacks(game)[0] as number;
  const height = stackAt(game, stack).cards.length - 1;
  // Its tokens go back to the supply, nobody gains the gold (VAL-EVT.26).
  game.tokens = game.tokens.filter((tokens) => tokens.stack !== stack || tokens.height !== height);
  return takeTop(game, stack) as MonsterId;
}
