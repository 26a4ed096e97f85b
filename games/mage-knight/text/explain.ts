// Which words explain a thing of the board: `card:march`, `unit:3`, `offer:peasants`, `space:1,0:NE`, `foe:0` …
import { capital, type TableText } from '@krcma/kernel';
import { FACES, type FaceId, WOUND } from '../data/cards.ts';
import { ENEMIES, type EnemyId, enemies } from '../data/enemies.ts';
import type { Enemy } from '../data/enemy.ts';
import type { LeaderId } from '../data/factions.ts';
import { HEROES, type HeroId } from '../data/heroes.ts';
import { SKILLS, type SkillId } from '../data/skills.ts';
import { TACTICS, type TacticId } from '../data/tactics.ts';
import { terrainCosts } from '../data/terrains.ts';
import { landAt } from '../data/turned.ts';
import { COLOURS, type Colour } from '../data/types.ts';
import type { UnitCard } from '../data/unit-card.ts';
import { UNITS, type UnitId, units } from '../data/units.ts';
import { type Fighter, enemyOf as fighterOf } from '../rules/combat/numbers.ts';
import { siteSeen } from '../rules/seen-site.ts';
import type { MageKnightView } from '../rules/view.ts';
import type { BoardWords } from './board-words.ts';
import { rivalsIn } from './rivals.ts';
import { explorationSaid, waySaid } from './ways.ts';

/** Sentences around what the board has names for. */
export interface Things {
  readonly wound: string;
  card(words: BoardWords, card: FaceId): string;
  unit(words: BoardWords, unit: UnitId, card: UnitCard): string;
  enemy(words: BoardWords, id: EnemyId | LeaderId, enemy: Fighter): string;
  skill(words: BoardWords, skill: SkillId): string;
  tactic(words: BoardWords, tactic: TacticId): string;
  hero(words: BoardWords, hero: HeroId): string;
  mana(words: BoardWords, kind: 'die' | 'token' | 'crystal', colour: Colour): string;
  space(words: BoardWords, name: string, more: readonly string[]): string;
  readonly unknownLand: string;
  readonly deck: string;
  readonly discard: string;
  readonly source: string;
  /** What several agree on to assault together. */
  readonly assault: string;
  seat(words: BoardWords, hero: HeroId | null): string;
}

const oneOf =
  <Id extends string>(ids: readonly Id[]) =>
  (id: string): id is Id =>
    (ids as readonly string[]).includes(id);

const isFace = oneOf(FACES);
const isUnit = oneOf(UNITS);
const isSkill = oneOf(SKILLS);
const isTactic = oneOf(TACTICS);
const isHero = oneOf(HEROES);
const isEnemy = oneOf(ENEMIES);
const isColour = oneOf(COLOURS);

const enemyOf = (id: EnemyId): Enemy => enemies[id];
const unitOf = (id: UnitId): UnitCard => units[id];

function ofCard(words: BoardWords, things: Things, id: string): string | undefined {
  if (id === WOUND) return things.wound;
  if (isFace(id)) return things.card(words, id);
  return isUnit(id) ? things.unit(words, id, unitOf(id)) : undefined;
}

function ofSpace(words: BoardWords, things: Things, space: string, view: MageKnightView): string | undefined {
  const land = landAt(view, space);
  if (land === undefined) return undefined;
  const { terrain, site: printed, rampaging } = land;
  const site = siteSeen(view, space, printed);
  const cleared = view.holdings[space]?.cleared === true;
  const kind = site !== undefined && !cleared ? words.site(site) : undefined;
  const wild = rampaging !== undefined && !cleared ? words.rampaging(rampaging) : undefined;
  const name = words.space(words.terrain(terrain), terrainCosts[terrain]?.[view.time], kind ?? wild);
  const stands = (view.holdings[space]?.tokens ?? []).map(({ enemy, back }) =>
    enemy === null ? words.hiddenEnemy(back) : things.enemy(words, enemy, enemyOf(enemy)),
  );
  const leader = view.factions?.leaders.find((each) => each.space === space && each.level > 0);
  if (leader !== undefined) {
    const { id, level } = leader;
    stands.unshift(
      `${words.factions.stands(capital(words.enemy(id)), level)}.`,
      things.enemy(words, id, fighterOf({ enemy: id, leader: { id, level } })),
    );
  }
  if (view.volkare?.space === space)
    stands.unshift(`${words.volkare.stands(view.volkare.army.length + view.volkare.owed.length)}.`);
  const ruin = view.holdings[space]?.ruin;
  if (ruin) stands.push(`${capital(ruin.id === null ? words.hiddenRuin : words.ruin(ruin.id))}.`);
  const way = waySaid(view, words, space);
  return things.space(words, name, way === undefined ? stands : [...stands, `${way}.`]);
}

/** What belongs to somebody or stands in a fight. */
function ofTable(words: BoardWords, things: Things, kind: string, id: string, view: MageKnightView) {
  if (kind === 'unit' || kind === 'ability') {
    const own = Number(id.split('.')[0]);
    const unit = view.players.flatMap((player) => player.units).find((each) => each.id === own);
    return unit && things.unit(words, unit.unit, unitOf(unit.unit));
  }
  const at = Number(id.split('.')[0]);
  const rival = rivalsIn(view).find(({ foe }) => foe === at);
  if (rival !== undefined) return things.unit(words, rival.unit, unitOf(rival.unit));
  const foe = view.combat?.foes[at];
  return foe && things.enemy(words, foe.enemy, fighterOf(foe));
}

export const explaining =
  (words: BoardWords, things: Things): TableText['thing'] =>
  (thing, seen) => {
    const view = seen as unknown as MageKnightView;
    if (thing === 'deck' || thing === 'discard' || thing === 'source' || thing === 'assault')
      return things[thing];
    const colon = thing.indexOf(':');
    const [kind, id] = [thing.slice(0, colon), thing.slice(colon + 1)];
    if (kind === 'card' || kind === 'offer') return ofCard(words, things, id);
    if (kind === 'how') return ofCard(words, things, id.split(':')[0] ?? '');
    if (kind === 'skill') return isSkill(id) ? things.skill(words, id) : undefined;
    if (kind === 'tactic') return isTactic(id) ? things.tactic(words, id) : undefined;
    if (kind === 'hero') return isHero(id) ? things.hero(words, id) : undefined;
    if (kind === 'die' || kind === 'token' || kind === 'crystal')
      return isColour(id) ? things.mana(words, kind, id) : undefined;
    if (kind === 'space') return ofSpace(words, things, id, view);
    if (kind === 'slot') {
      const way = explorationSaid(view, words, id);
      return way === undefined ? things.unknownLand : `${things.unknownLand} ${way}.`;
    }
    if (kind === 'enemy') return isEnemy(id) ? things.enemy(words, id, enemyOf(id)) : undefined;
    if (kind === 'seat') {
      const player = view.players[Number(id)];
      return player && things.seat(words, player.hero);
    }
    return kind === 'unit' || kind === 'ability' || kind === 'foe' || kind === 'attack'
      ? ofTable(words, things, kind, id, view)
      : undefined;
  };
