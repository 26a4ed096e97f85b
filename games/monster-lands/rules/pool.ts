// Chapter ML-POOL: everybody takes the dice of the clan.
import { isRecording, type Seat } from '@krcma/kernel';
import { RELIEF_COINS } from '../data/clan-board.ts';
import { GREENHORNS, type GreenhornId, memberOf } from '../data/members.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import { bandOf } from './clan.ts';
import { addDice, emptyPool, namedDice } from './dice.ts';
import { gainCoins } from './gain.ts';
import { joinClan, promote } from './members.ts';
import { refillLodge, refillTavern } from './piles.ts';
import { note, rule } from './script.ts';
import { roundVariants } from './variants.ts';

/** A greenhorn of the stack, or one that is supplied anyway (ML-DTH.10). */
function takeGreenhorn(game: MonsterLands): GreenhornId {
  const next = game.tavern.greenhorns.pop();
  if (next !== undefined) return next;
  const supplied = GREENHORNS.find((id) => game.box.includes(id)) as GreenhornId;
  game.box.splice(game.box.indexOf(supplied), 1);
  return supplied;
}

/** A clan without members begins anew with a greenhorn (ML-POOL.11, ML-DTH.9). */
function relieve(game: MonsterLands, seat: Seat): void {
  const id = takeGreenhorn(game);
  joinClan(game, seat, id);
  promote(game, seat, id);
  gainCoins(game, seat, RELIEF_COINS - clanAt(game, seat).coins, 'relief');
}

/** Dice of all members and of the glory band; persuasion dice are rolled now (ML-POOL.1-5). */
function makePool(game: MonsterLands, seat: Seat): void {
  const clan = clanAt(game, seat);
  clan.dice = emptyPool();
  for (const { id } of clan.members) addDice(game, clan.dice, memberOf(id).dice);
  addDice(game, clan.dice, bandOf(clan).dice);
  if (isRecording()) note({ key: 'pool-made', player: seat, dice: namedDice(clan.dice) });
}

export const dicePool = rule('dicePool')
  .do('pools', (game) => {
    game.phase = 'pool';
    // Every visitor finds full offers; what was missing may have come back (ML-LODGE.4, ML-TAV.7).
    refillLodge(game);
    refillTavern(game);
    for (let seat = 0; seat < game.seats; seat++) {
      if (clanAt(game, seat).members.length === 0) relieve(game, seat);
      makePool(game, seat);
    }
  })
  .call('variants', roundVariants, () => ({}));
