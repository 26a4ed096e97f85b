// MK-11.1 to .12: a combat begins with whoever is fought, and runs through its phases to its outcome.
import { revealed, type Seat } from '@krcma/kernel';
import type { SpaceId } from '../../data/geometry.ts';
import { scenarioOf } from '../../data/scenarios.ts';
import { ASSAULT_REPUTATION, BURN_REPUTATION } from '../../data/sites.ts';
import type { Back } from '../../data/types.ts';
import { type CityState, type Combat, type MageKnight, playerAt } from '../../state.ts';
import { coloursOf } from '../cities.ts';
import { changeReputation } from '../fame.ts';
import { beginAction } from '../figure.ts';
import { cityAt, holdingOf, isWalled, siteAt, siteIn } from '../map.ts';
import { note, type Of, rule } from '../script.ts';
import { drawEnemy } from '../tiles.ts';
import { dieSetter, hideDie } from '../variants/interactive-combat.ts';
import { emptyCombat } from './empty.ts';
import { addFoe } from './foes.ts';
import { settleOutcome } from './outcome.ts';
import { beginPhase, combatAct, settle } from './phases.ts';
import { sheddings, shedWounds } from './shedding.ts';

export interface CombatStart extends Of {
  /** Where it is fought; the hero stands there already. An assault came from the last space of the path. */
  space: SpaceId;
  cause: Exclude<Combat['cause'], 'player'>;
  /** Spaces whose tokens are fought: the site's own, and those of rampaging enemies that join. */
  tokens: readonly SpaceId[];
  /** Drawn for this fight, and laid on the site afterwards only where survivors stay. */
  draws: readonly Back[];
  /** The path that is taken through a maze, and the unit that comes along. */
  way: number | null;
  escort: number | null;
}

/** MK-11.3, MK-9.26: the site protects its defenders; so does a wall between. */
function fortificationAt(game: MageKnight, start: CombatStart, at: SpaceId | null): number {
  const { space, cause, player } = start;
  const here = playerAt(game, player).space ?? space;
  if (!isOfSite(start, at)) return at !== null && isWalled(game, here, at) ? 1 : 0;
  if (cause !== 'assault') return 0;
  const from = game.turn.path.at(-1);
  return 1 + (from !== undefined && isWalled(game, from, here) ? 1 : 0);
}

const isOfSite = ({ space }: CombatStart, at: SpaceId | null): boolean => at === null || at === space;

/** The city whose bonuses a foe has; rampaging enemies fought along have none (MK-11.25, MK-14.12). */
const cityOfFoe = (game: MageKnight, start: CombatStart, at: SpaceId | null): CityState | undefined =>
  start.cause === 'assault' && isOfSite(start, at) ? cityAt(game, start.space) : undefined;

/** Where it stands gives it fortifications, bonuses, and in a megapolis the ability of the fortified (MK-25.19). */
function placedAt(game: MageKnight, start: CombatStart, at: SpaceId | null) {
  const city = cityOfFoe(game, start, at);
  return {
    space: at,
    summoner: null,
    fortified: fortificationAt(game, start, at),
    city: city === undefined ? [] : coloursOf(city),
    gained: city === undefined || city.second === null ? [] : ['fortified' as const],
  };
}

function openCombat(game: MageKnight, { space, cause, way, escort, player }: CombatStart): Combat {
  const kind = siteAt(game, space);
  const site = cause === 'adventure' || cause === 'burn' ? kind && siteIn(game, kind) : undefined;
  const owners = game.holdings[space]?.shields ?? [];
  return {
    ...emptyCombat(space, cause),
    way,
    dark: site?.isDark === true,
    units: site?.units ?? null,
    escort,
    from: cause === 'assault' ? (game.turn.path.at(-1) ?? null) : null,
    halfFame:
      cause === 'assault' &&
      kind !== undefined &&
      siteIn(game, kind).interact === 'owner' &&
      owners.some((owner) => owner !== player),
    ...(cause === 'incantation' && { fameTimes: scenarioOf(game.scenario).incantation?.fame ?? 1 }),
  };
}

/** MK-11.12: whatever was hidden is turned up. */
function gatherFoes(game: MageKnight, combat: Combat, start: CombatStart): void {
  const { space } = start;
  for (const at of start.tokens)
    for (const token of holdingOf(game, at).tokens) {
      if (token.for !== undefined && token.for !== start.player) continue;
      if (!token.up) revealed();
      token.up = true;
      const role = at === space ? 'garrison' : 'rampaging';
      addFoe(combat, { ...placedAt(game, start, at), enemy: token.enemy, role });
    }
  for (const back of start.draws) {
    const enemy = drawEnemy(game, back);
    if (enemy === undefined) continue;
    revealed();
    addFoe(combat, { ...placedAt(game, start, null), enemy, role: 'drawn' });
  }
}

/** MK-11.2, MK-9.5: at once, whatever the result. */
const reputationOf: Readonly<Partial<Record<Combat['cause'], number>>> = {
  assault: ASSAULT_REPUTATION,
  burn: BURN_REPUTATION,
};

function begin(game: MageKnight, start: CombatStart): void {
  const { player, space, cause } = start;
  beginAction(game);
  game.turn.heal = 0;
  const isFree = cause === 'assault' && scenarioOf(game.scenario).freeAssaults === true;
  changeReputation(game, player, isFree ? 0 : (reputationOf[cause] ?? 0));
  const combat = openCombat(game, start);
  gatherFoes(game, combat, start);
  game.combat = combat;
  const found = combat.foes.map(({ enemy }) => enemy);
  note({ key: 'combat-begun', player, space, cause, enemies: found });
}

function beginFirstPhase(game: MageKnight, seat: Seat): void {
  if (game.combat === null) return;
  beginPhase(game, seat, game.combat, 'ranged');
  settle(game, seat);
}

function end(game: MageKnight, seat: Seat): void {
  settleOutcome(game, seat);
  for (const unit of playerAt(game, seat).units) unit.resisted = false;
  game.lasting = game.lasting.filter(({ until }) => until !== 'combat');
  game.combat = null;
  game.turn.stage = 'acted';
}

/** A combat from its first reveal to its outcome: the action of the turn (MK-11.5). */
export const startCombat = rule<CombatStart>('startCombat')
  .do('begin', begin)
  .maybeCall('die', hideDie, (game, { player: fighter }) => {
    const player = dieSetter(game, fighter);
    return player === undefined ? undefined : { player, fighter };
  })
  .do('first phase', (game, { player }) => beginFirstPhase(game, player))
  .repeat('acts', combatAct, ({ combat }, { player }) =>
    combat === null || combat.over ? undefined : { player },
  )
  .do('end', (game, { player }) => end(game, player))
  .each('wounds', shedWounds, (game, { player }) => sheddings(game, player));
