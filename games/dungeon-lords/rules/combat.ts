// Chapters DL-CMB, DL-REV and DL-OVR: the combat of a year.
import { revealed, type Seat, seatsFrom } from '@krcma/kernel';
import { type CombatCardId, combatCardOf } from '../data/combat-cards.ts';
import { COMBAT_ROUNDS } from '../data/setup.ts';
import { type DungeonLords, lordAt } from '../state.ts';
import { nearestTiles } from './dungeon.ts';
import { fightOf, isBeaten } from './fight/fight.ts';
import { laySealed } from './fight/plan.ts';
import { leaveDungeon } from './fight/steps.ts';
import { cardOf, fightRound } from './fight-round.ts';
import { planFight } from './plan-fight.ts';
import { note, type Of, rule } from './script.ts';

/** Who has somebody at the door, in turn order (DL-CMB.5, DL-OVR.1). */
const besieged = (game: DungeonLords): Seat[] =>
  seatsFrom(game.start, game.seats).filter((seat) => !isBeaten(lordAt(game, seat)));

/** Of them who has something left to fight for (DL-OVR.4). */
const planners = (game: DungeonLords): Of[] =>
  besieged(game)
    .filter((seat) => nearestTiles(lordAt(game, seat)).length > 0)
    .map((player) => ({ player }));

/** A plan that is laid at once, for the next to see (DL-PLAN.11). */
const planOpenly = rule<Of>('planOpenly')
  .call('planned', planFight, (_, { player }) => ({ player }))
  .do('lay', (game, { player, planned }) => laySealed(fightOf(game, player), planned.plan));

/** Nothing resolves before everybody has seen the card (DL-REV.1). */
function turnCard(game: DungeonLords): void {
  game.phase = 'battle';
  game.city.turned = game.round;
  revealed();
  const card = cardOf(game) as CombatCardId;
  note({ key: 'combat-card-turned', round: game.round, card, fatigue: combatCardOf(card).fatigue });
}

/** Planning, the card, and one fight after the other (DL-CMB.2, DL-REV.2). */
const combatRound = rule('combatRound')
  .do('begin', (game) => {
    game.round++;
    game.phase = 'planning';
    for (const lord of game.lords) if (isBeaten(lord)) lord.party = [];
    note({ key: 'combat-round', round: game.round });
  })
  .sideBySide('plans', planFight, (game) => (game.options.planning === 'at-once' ? planners(game) : []), {
    secret: true,
  })
  .do('lay', (game, { plans }) => {
    for (const { player, plan } of plans) laySealed(fightOf(game, player), plan);
  })
  .each('openly', planOpenly, (game) => (game.options.planning === 'in-turn-order' ? planners(game) : []))
  .do('card', turnCard)
  .each('fights', fightRound, (game) => besieged(game).map((player) => ({ player })));

/** Whoever still stands goes home; what was knocked out wakes (DL-OVR.3, DL-OVR.5, DL-OVR.7). */
function endCombat(game: DungeonLords): void {
  for (const seat of seatsFrom(game.start, game.seats)) leaveDungeon(fightOf(game, seat));
  game.round = 0;
  if (game.paladin.host !== null) game.paladin = { host: null, gone: true };
}

export const combat = rule('combat')
  .repeat('rounds', combatRound, (game) => (game.round < COMBAT_ROUNDS ? {} : undefined))
  .do('over', endCombat);
