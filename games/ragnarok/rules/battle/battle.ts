// Chapter LOR-BAT: a battle, step by step.
import { RuleError, type Seat, type Trigger } from '@krcma/kernel';
import { placeOf, type Region, regionName } from '../../data/board.ts';
import type { RagnarokTypes } from '../../messages.ts';
import { type Contest, playerAt, type Ragnarok } from '../../state.ts';
import { armiesIn, seatsWithArmies, strengthIn } from '../armies.ts';
import { checkVictory, controllerOf, takeControl, victorOf } from '../control.ts';
import { renew } from '../holdings.ts';
import { retreat } from '../retreat.ts';
import { note, rule } from '../script.ts';
import { momentOf, triggersOn } from '../triggers.ts';
import { boonMoment } from './boons.ts';
import { nextToPlay, playOrPass } from './cards.ts';
import { addLosses, loserLosses, winnerLosses } from './losses.ts';
import { battleOf, inOrder, loserOf, newSide, winnerOf } from './sides.ts';
import { strengths, winnerNow } from './strength.ts';

/** Whoever stood there before (LOR-BAT.3); armies of a third player never meet there (LOR-CTRL.2). */
function defenderAgainst(game: Ragnarok, { region, attacker }: Contest): Seat {
  const defender = seatsWithArmies(game, region).find((seat) => seat !== attacker);
  if (defender === undefined) throw new RuleError(`Nobody defends region ${region}.`);
  return defender;
}

const contestIn = (game: Ragnarok, region: Region): Contest =>
  game.contests.find((each) => each.region === region) as Contest;

function begin(game: Ragnarok, region: Region): void {
  const contest = contestIn(game, region);
  const { attacker } = contest;
  const defender = defenderAgainst(game, contest);
  game.contests = game.contests.filter((each) => each !== contest);
  game.battle = { region, attacker: newSide(attacker), defender: newSide(defender), winner: null };
  for (const seat of [attacker, defender]) renew(playerAt(game, seat), 'battle');
  note({
    key: 'battle-begun',
    region,
    attacker,
    defender,
    attacking: strengthIn(game, attacker, region),
    defending: strengthIn(game, defender, region),
  });
}

const dueOf = (
  game: Ragnarok,
  seat: Seat,
  on: 'battleStart' | 'battleWon' | 'battleLost',
): Trigger<RagnarokTypes>[] => triggersOn(game, seat, on, { region: battleOf(game).region });

function count(game: Ragnarok): void {
  const battle = battleOf(game);
  battle.winner = winnerNow(game, battle);
  note({ key: 'battle-counted', region: battle.region, winner: battle.winner, ...strengths(game, battle) });
  addLosses(game);
}

/** Played cards are discarded (LOR-BAT.18). */
function end(game: Ragnarok): void {
  const battle = battleOf(game);
  for (const { cards } of [battle.attacker, battle.defender])
    for (const { card } of cards) game.combat.discard.push(card);
  note({
    key: 'battle-ended',
    region: battle.region,
    winner: winnerOf(battle).seat,
    loser: loserOf(battle).seat,
  });
  game.battle = null;
}

/** A neutral region asks for its population, a controlled one goes to the winner (LOR-BAT.15 to .17). */
function decideControl(game: Ragnarok): void {
  const battle = battleOf(game);
  const { region } = battle;
  const { seat } = winnerOf(battle);
  const isHeld =
    controllerOf(game, region) !== null ||
    strengthIn(game, seat, region) >= placeOf(game.seats, region).population;
  if (!isHeld) return;
  takeControl(game, seat, region, false);
  // A game that is won is over at once: no later step would clear the battle away.
  if (victorOf(game) !== undefined) end(game);
  checkVictory(game);
}

/** The next of the battles that are due; of several the active player picks (LOR-BAT.2). */
export const battle = rule('battle')
  .choose('region', {
    kind: 'one',
    seat: ({ active }) => active,
    values: (game): Region[] => game.contests.map(({ region }) => region),
    option: (game, region) => {
      const contest = contestIn(game, region);
      return {
        id: `battle:${regionName(region)}`,
        label: {
          key: 'battle-in',
          region,
          attacker: contest.attacker,
          defender: defenderAgainst(game, contest),
        },
        thing: `region:${regionName(region)}`,
        rule: 'LOR-BAT.2',
      };
    },
    prompt: () => ({ key: 'ask-battle' }),
  })
  .do('begin', (game, { region }) => begin(game, region))
  .offer(
    'battle start',
    momentOf('battleStart', (game) =>
      inOrder(game, battleOf(game)).flatMap((seat) => dueOf(game, seat, 'battleStart')),
    ),
  )
  .repeat('cards', playOrPass, (game, { cards }) => nextToPlay(game, cards))
  .offer('artifacts of the first', boonMoment(0))
  .offer('artifacts of the second', boonMoment(1))
  .do('count', count)
  .call('losses of the loser', loserLosses, () => ({}))
  .call('retreat', retreat, (game) => {
    const { region } = battleOf(game);
    const { seat: player } = loserOf(battleOf(game));
    return { player, region, armies: armiesIn(game, player, region).map(({ id }) => id), together: true };
  })
  .call('losses of the winner', winnerLosses, () => ({}))
  .do('control', decideControl)
  .offer(
    'after the battle',
    momentOf('battleWon', (game) => {
      const { winner } = battleOf(game);
      return inOrder(game, battleOf(game)).flatMap((seat) =>
        dueOf(game, seat, seat === winner ? 'battleWon' : 'battleLost'),
      );
    }),
  )
  .do('end', end);
