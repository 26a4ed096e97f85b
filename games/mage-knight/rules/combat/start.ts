// MK-11.1 to .12: a combat begins with whoever is fought, and runs through its phases to its outcome.
import { revealed, type Seat } from '@krcma/kernel';
import type { SpaceId } from '../../data/geometry.ts';
import { scenarioOf } from '../../data/scenarios.ts';
import { ASSAULT_REPUTATION, BURN_REPUTATION } from '../../data/sites.ts';
import type { Back } from '../../data/types.ts';
import { type CityState, type Combat, type MageKnight, playerAt } from '../../state.ts';
import { coloursOf } from '../cities.ts';
import { layLand } from '../factions/land.ts';
import { isFacedBy, leaderAt } from '../factions/leaders.ts';
import { attackersBeside, pursuersOf, pursuit } from '../factions/pursuit.ts';
import { changeReputation } from '../fame.ts';
import { beginAction } from '../figure.ts';
import { cityAt, holdingOf, isWalled, siteAt, siteIn } from '../map.ts';
import { note, type Of, rule } from '../script.ts';
import { drawEnemy } from '../tiles.ts';
import { dieSetter, hideDie } from '../variants/interactive-combat.ts';
import { gatherArmy } from '../volkare/army.ts';
import { emptyCombat } from './empty.ts';
import { addFoe, addLeader } from './foes.ts';
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
  return (isUnwalled(game, space) ? 0 : 1) + (from !== undefined && isWalled(game, from, here) ? 1 : 0);
}

/** MK-24.5, MK-46.3: entered by force, but without walls around it. */
const isUnwalled = (game: MageKnight, space: SpaceId): boolean => {
  const kind = siteAt(game, space);
  return kind !== undefined && siteIn(game, kind).unwalled === true;
};

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
  const here = kind && siteIn(game, kind);
  const site = cause === 'adventure' || cause === 'burn' ? here : undefined;
  const owners = game.holdings[space]?.shields ?? [];
  return {
    ...emptyCombat(space, cause),
    way,
    dark: site?.isDark === true || here?.alwaysNight === true,
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
  const { space, player } = start;
  const leader = start.tokens.includes(space) ? leaderAt(game, space) : undefined;
  if (leader !== undefined && isFacedBy(game, player, leader))
    addLeader(combat, leader, { ...placedAt(game, start, space), role: 'garrison' });
  const hunting = attackersBeside(game, player, start.cause === 'assault');
  for (const at of new Set([...start.tokens, ...hunting]))
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
  gatherArmy(game, start.player, combat);
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
  if (game.factions !== undefined) game.turn.fought = true;
  const isFree =
    cause === 'assault' && (scenarioOf(game.scenario).freeAssaults === true || isUnwalled(game, space));
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
  .maybeCall('pursued', pursuit, (game, { player }) =>
    pursuersOf(game, player).length > 0 ? { player } : undefined,
  )
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
  .each('wounds', shedWounds, (game, { player }) => sheddings(game, player))
  .repeat('land', layLand, ({ turn }, { player }) => ((turn.land ?? 0) > 0 ? { player } : undefined));
