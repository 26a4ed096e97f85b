// What is worth how much, in points of Fame: at the end of the game, and for what is still to come.
import type { Seat } from '@krcma/kernel';
import { type CardId, cardOf, WOUND } from '../data/cards.ts';
import { levelOf } from '../data/levels.ts';
import type { Reward, RewardKind } from '../data/rewards.ts';
import { scenarioOf } from '../data/scenarios.ts';
import type { SkillId } from '../data/skills.ts';
import { tileOf } from '../data/tiles.ts';
import { type UnitId, units } from '../data/units.ts';
import { setupOf } from '../rules/scenario.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { giftsOf, strengthOf } from './gifts.ts';
import { itemOfCard } from './means.ts';
import { discovery, gains, unitGains, war } from './weights.ts';

/** The share of the game that is still to come. */
export function ahead(game: MageKnight): number {
  const { rounds } = setupOf(game);
  if (game.ending) return 0;
  return Math.max(0, (rounds - game.round + gains.thisRound) / rounds);
}

const kindWorth: Readonly<Record<RewardKind, (left: number) => number>> = {
  artifact: (left) => gains.artifact.end + gains.artifact.use * left,
  spell: (left) => gains.spell.end + gains.spell.use * left,
  advancedAction: (left) => gains.advanced.end + gains.advanced.use * left,
  unit: (left) => gains.unit.end + gains.unit.use * left,
  randomCrystal: (left) => gains.crystal.end + gains.crystal.use * left,
  crystalChoice: (left) => gains.crystal.end + gains.crystal.use * left,
  crystalEachColor: (left) => 4 * (gains.crystal.end + gains.crystal.use * left),
  fame: () => 1,
  spellOrArtifact: (left) => gains.spell.end + gains.spell.use * left,
};

export function rewardsWorth(game: MageKnight, rewards: readonly Reward[]): number {
  const left = ahead(game);
  let sum = 0;
  for (const { reward, n } of rewards) sum += n * kindWorth[reward](left);
  return sum;
}

/** Fame, and the levels it leads to. */
export function fameWorth(game: MageKnight, seat: Seat, n: number): number {
  const { fame } = playerAt(game, seat);
  return n + gains.level * ahead(game) * (levelOf(fame + n) - levelOf(fame));
}

/** Whoever falls of Volkare's army brings the end nearer, and matters the more the less time is left. */
export const prizeOfArmy = (game: MageKnight): number => war.ofArmy + war.late * (1 - ahead(game));

/** What the best of its ways can do. */
function bestStrength(card: CardId): number {
  if (card === WOUND) return 0;
  let most = 0;
  for (const { gift } of itemOfCard(card, 'night').uses) most = Math.max(most, strengthOf(gift));
  return most;
}

const ends = { basic: 0, advanced: 1, spell: 2, artifact: 2 } as const;

/** A card that joins the deck: what it counts, and how much better than a plain one it is. */
export function cardWorth(game: MageKnight, card: CardId): number {
  if (card === WOUND) return -gains.wound;
  const better = Math.max(0, bestStrength(card) - gains.plainStrength);
  return ends[cardOf(card).kind] + ahead(game) * (gains.anyCard + gains.perPoint * better);
}

export function skillWorth(skill: SkillId): number {
  let most = 0;
  for (const time of ['day', 'night'] as const)
    for (const gift of giftsOf(`skill:${skill}`, time)) most = Math.max(most, strengthOf(gift));
  return most;
}

/** Counted at the end, and used once a round until then. */
export function unitWorth(game: MageKnight, unit: UnitId): number {
  const { level, armor, abilities, resistances } = units[unit];
  let strength = 0;
  for (const [ability, { ops }] of abilities.entries())
    if (ops.length > 0)
      for (const gift of giftsOf(`unit:${unit}:${ability}`, 'day'))
        strength = Math.max(strength, strengthOf(gift));
  const use = unitGains.perPoint * strength + unitGains.armor * (armor + resistances.length);
  return unitGains.level * level + ahead(game) * use;
}

/** The chance that the next tile shows a city. */
function cityChance({ tiles }: MageKnight): number {
  const next = tiles.at(-1);
  if (next === undefined || tileOf(next).back !== 'core') return 0;
  let core = 0;
  let cities = 0;
  for (const tile of tiles) {
    if (tileOf(tile).back !== 'core') continue;
    core++;
    if (tileOf(tile).city !== undefined) cities++;
  }
  return core === 0 ? 0 : cities / core;
}

/** A tile more: fame where the scenario gives it, places to go, and the end of the game where a city ends it. */
export function tileWorth(game: MageKnight): number {
  const { famePerTile = 0, ends: end } = scenarioOf(game.scenario);
  const { rounds } = setupOf(game);
  const places = discovery.places + (end === 'leadersBeaten' ? discovery.seats : 0);
  const found = famePerTile + places * ahead(game);
  if (scenarioOf(game.scenario).volkare?.goal === 'city') return found - discovery.race * cityChance(game);
  if (end !== 'cityRevealed') return found + discovery.city * cityChance(game);
  const alone = game.seats === 1 ? discovery.victory : 0;
  return found + cityChance(game) * (alone - discovery.perRoundLost * (rounds - game.round));
}
