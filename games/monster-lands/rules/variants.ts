// Chapter ML-VAR: what the variants and scenarios add to the dice-pool phase.

import { scenarioOf } from '../data/scenarios.ts';
import { type Bundle, COLOURS } from '../data/types.ts';
import { moreMonstersRounds, queensGift } from '../data/variants.ts';
import { isSolo, type MonsterLands } from '../state.ts';
import { gainDice } from './dice.ts';
import { gain } from './gain.ts';
import { drawLevelA, drawMonster, putAtGate } from './piles.ts';
import { type Of, rule } from './script.ts';

/** Somebody already at the entrance keeps others away (ML-VAR.6, ML-VAR.7, ML-SCN.6). */
function callMonster(game: MonsterLands): void {
  if (game.gate !== null) return;
  const ambush = game.scenario !== undefined && scenarioOf(game.scenario).gateMonster === 'always';
  const extra = game.options.moreMonsters && moreMonstersRounds.includes(game.round);
  const monster = ambush ? drawLevelA(game) : extra ? drawMonster(game) : undefined;
  if (monster !== undefined) putAtGate(game, monster);
}

/** The first-player tile is turned at the end of round 1 (ML-VAR.1). */
const givesGift = (game: MonsterLands): boolean =>
  game.options.queensGift && !isSolo(game) && game.round >= queensGift.fromRound;

export const gift = rule<Of>('queensGift')
  .choose('die', {
    kind: 'one',
    values: () => COLOURS,
    option: (_, colour) => ({
      id: `die:${colour}`,
      label: { key: 'die', die: { colour } },
      rule: 'ML-VAR.2',
    }),
    prompt: () => ({ key: 'ask-gift-die' }),
  })
  .do('take die', (game, { player, die }) => gainDice(game, player, { [die]: 1 }))
  .choose('token', {
    kind: 'one',
    values: (): readonly Bundle[] => queensGift.choice,
    option: (_, bundle) => ({
      id: `gift:${Object.keys(bundle).join()}`,
      label: { key: 'gain', bundle },
      rule: 'ML-VAR.3',
    }),
    prompt: () => ({ key: 'ask-gift' }),
  })
  .do('take token', (game, { player, token }) => gain(game, player, token, 'gift'));

/** A monster at the entrance, then the Queen's gift for the first player. */
export const roundVariants = rule('roundVariants')
  .do('monster', (game) => callMonster(game))
  .maybeCall('gift', gift, (game) => (givesGift(game) ? { player: game.first } : undefined));
