// Chapter ML-ROUND: the whole game, round by round.
import { seatsFrom } from '@krcma/kernel';
import { abilityRules } from './abilities.ts';
import { adventure, adventureRules } from './adventure.ts';
import { armouryRules } from './armoury.ts';
import { battleRules } from './battle.ts';
import { carryOutRules } from './carry-out.ts';
import { citadelDefenceRules } from './citadel-defence.ts';
import { clanRules, dealClans, pickClan } from './clans.ts';
import { cleanUp, cleanUpRules } from './clean-up.ts';
import { deployment, deploymentRules } from './deployment.ts';
import { equipmentRules } from './equipment.ts';
import { freeActRules } from './free-acts.ts';
import { laboratoryRules } from './laboratory.ts';
import { lodgeRules } from './lodge.ts';
import { lootRules } from './loot.ts';
import { marketRules } from './market.ts';
import { mineRules } from './mine.ts';
import { pawnshopRules } from './pawnshop.ts';
import { dicePool, poolRules } from './pool.ts';
import { potionRules } from './potions.ts';
import { questRules } from './quests.ts';
import { realmActionRules } from './realm-action.ts';
import { samRules } from './sam.ts';
import { note, rule } from './script.ts';
import { sendRules } from './send.ts';
import { settlingRules } from './settling.ts';
import { shopRules } from './shops.ts';
import { tavernRules } from './tavern.ts';
import { keepTrapLimit } from './trap-limit.ts';
import { trophyRules } from './trophies.ts';
import { variantRules } from './variants.ts';
import { wageRules } from './wages.ts';

/** Four phases (ML-ROUND.1). */
const round = rule('round')
  .do('start', (game) => note({ key: 'round-started', round: game.round, first: game.first }))
  .call('pool', dicePool, () => ({}))
  .call('deployment', deployment, () => ({}))
  .call('adventure', adventure, () => ({}))
  .call('cleanUp', cleanUp, () => ({}));

export const opening = rule('monsterLands')
  .do('deal clans', (game) => {
    if (game.options.clans === 'dealt') dealClans(game);
  })
  .each('clans', pickClan, (game) =>
    game.options.clans === 'dealt' ? [] : seatsFrom(game.first, game.seats).map((player) => ({ player })),
  )
  .repeat('rounds', round, () => ({}));

export const scripts = [
  opening,
  round,
  ...clanRules,
  ...poolRules,
  ...variantRules,
  ...deploymentRules,
  ...shopRules,
  ...lodgeRules,
  ...laboratoryRules,
  ...tavernRules,
  ...armouryRules,
  ...pawnshopRules,
  ...marketRules,
  ...mineRules,
  ...realmActionRules,
  ...sendRules,
  ...samRules,
  ...freeActRules,
  ...trophyRules,
  ...potionRules,
  ...settlingRules,
  ...equipmentRules,
  ...lootRules,
  ...abilityRules,
  ...carryOutRules,
  keepTrapLimit,
  ...adventureRules,
  ...questRules,
  ...battleRules,
  ...citadelDefenceRules,
  ...cleanUpRules,
  ...wageRules,
];
