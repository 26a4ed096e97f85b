// Chapter MK-3: rounds, from their preparation to the last turn.
import { scenarioOf } from '../data/scenarios.ts';
import type { MageKnight } from '../state.ts';
import { agreeOnTactic, mustAgree } from './agreement.ts';
import { nameChosen, namingSeats } from './chosen.ts';
import { seatDummy } from './dummy.ts';
import { clearGlades } from './glades.ts';
import { pickerOf, pickHero } from './heroes.ts';
import { passOn } from './last-turns.ts';
import { expireRound } from './lasting.ts';
import { areMinersGrateful, minersGifts } from './mines.ts';
import { closePortal, seatsLeft } from './portal.ts';
import { prepare, renewPlayer } from './preparation.ts';
import { isLastRound, setupOf } from './scenario.ts';
import { judge } from './scores.ts';
import { type Of, rule, ruleNamed } from './script.ts';
import { orderTokens, pickForDummy, pickingOrder, pickTactic } from './tactics.ts';
import { isNightToCome } from './variants/day-and-night.ts';
import { rampageAgain } from './variants/rampage.ts';

/** MK-3.9, MK-33.3: tactics are collected; whoever plays alone uses none twice, nor does their dummy. */
function collectTactics(game: MageKnight): void {
  const { players, dummy } = game;
  for (const holder of dummy === null ? players : [...players, dummy]) {
    if (holder.tactic !== null && game.seats === 1 && game.volkare === undefined)
      game.gone.tactics.push(holder.tactic);
    holder.tactic = null;
  }
}

/** MK-3.22, MK-30.7. */
function endRound(game: MageKnight): void {
  collectTactics(game);
  expireRound(game);
  clearGlades(game);
  closePortal(game);
  if (seatsLeft(game).length === 0 || isLastRound(game)) judge(game);
  else {
    rampageAgain(game);
    game.round++;
  }
}

const isDraftJoining = (game: MageKnight): boolean =>
  game.options.startingDraft && game.time === 'day' && !isLastRound(game);

/** After each night but the last (MK-25.15). */
const isUpgradeDue = (game: MageKnight): boolean =>
  game.options.actionUpgrading &&
  game.time === 'night' &&
  !isLastRound(game) &&
  isNightToCome(game, setupOf(game).rounds);

/** By name: a page that shows the first questions fetches what a turn needs while they are answered. */
const turn = ruleNamed<Of>('turn');
const growHeroes = ruleNamed<object>('growHeroes');
const joinDrafted = ruleNamed<object>('joinDrafted');
const upgradeActions = ruleNamed<object>('upgradeActions');

const everybody = (game: MageKnight) => seatsLeft(game).map((player) => ({ player }));

const playRound = rule('playRound')
  .do('prepare', prepare)
  .each('renewed', renewPlayer, (game) => (game.round > 1 ? everybody(game) : []))
  .maybeCall('gifts', minersGifts, (game) => (areMinersGrateful(game) ? {} : undefined))
  .each('tactics', pickTactic, (game) => pickingOrder(game).map((player) => ({ player })))
  .do('order', (game) => {
    pickForDummy(game);
    orderTokens(game);
    game.phase = 'turns';
    passOn(game, game.order[0] ?? null);
  })
  .repeat('turns', turn, ({ next }) => (next === null ? undefined : { player: next }))
  .maybeCall('agreed', agreeOnTactic, (game) => (mustAgree(game) ? {} : undefined))
  .maybeCall('drafted', joinDrafted, (game) => (isDraftJoining(game) ? {} : undefined))
  .maybeCall('upgraded', upgradeActions, (game) => (isUpgradeDue(game) ? {} : undefined))
  .do('over', endRound);

/** Whoever may pick one comes to terms with the others first, where heroes are auctioned (MK-25.1). */
const auctionHero = ruleNamed<Of>('auctionHero');
const startingDraft = ruleNamed<object>('startingDraft');

export const opening = rule('mageKnight')
  .each('heroes', pickHero, ({ picked, options }) =>
    options.heroAuction ? [] : picked.map((player) => ({ player })),
  )
  .repeat('auction', auctionHero, (game) => {
    const player = game.options.heroAuction ? pickerOf(game) : undefined;
    return player === undefined ? undefined : { player };
  })
  .maybeCall('draft', startingDraft, ({ options }) => (options.startingDraft ? {} : undefined))
  .each('chosen', nameChosen, (game) => namingSeats(game).map((player) => ({ player })))
  .do('dummy', (game) => seatDummy(game))
  .maybeCall('grown', growHeroes, ({ scenario }) =>
    scenarioOf(scenario).startLevel === undefined ? undefined : {},
  )
  .repeat('rounds', playRound, () => ({}));
