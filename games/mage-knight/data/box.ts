// What the box holds of a kind, each as often as it is there and in the order of the tables: set-up copies and shuffles.
import type { BasicActionId } from './basic-actions.ts';
import { ENEMIES, type EnemyId, enemies } from './enemies.ts';
import { FACTION_TOKENS, type FactionTokenId, factionTokens } from './faction-tokens.ts';
import { foundOnce } from './found-once.ts';
import { type HeroId, heroes } from './heroes.ts';
import { SKILLS, type SkillId, skills } from './skills.ts';
import { TILES, type TileId, tileOf } from './tiles.ts';
import type { Back, Faction } from './types.ts';
import { UNITS, type UnitId, units } from './units.ts';

const copiesOf = <T>(id: T, copies: number): T[] => new Array<T>(copies).fill(id);

export const enemiesWith = foundOnce((back: Back): readonly EnemyId[] =>
  ENEMIES.filter((id) => enemies[id].colour === back).flatMap((id) => copiesOf(id, enemies[id].copies)),
);

export const tokensOf = foundOnce((faction: Faction): readonly FactionTokenId[] =>
  FACTION_TOKENS.filter((id) => factionTokens[id].faction === faction).flatMap((id) => copiesOf(id, 2)),
);

export const unitsOf = foundOnce((tier: 'regular' | 'elite'): readonly UnitId[] =>
  UNITS.filter((id) => units[id].tier === tier).flatMap((id) => copiesOf(id, units[id].copies)),
);

export const tilesOf = foundOnce((kind: 'countryside' | 'core' | 'city'): readonly TileId[] =>
  TILES.filter((id) => {
    const { back, city } = tileOf(id);
    return kind === 'city' ? city !== undefined : back === kind && city === undefined;
  }),
);

export const startingDeck = foundOnce((hero: HeroId): readonly BasicActionId[] =>
  Object.entries(heroes[hero].deck).flatMap(([card, n]) => copiesOf(card as BasicActionId, n)),
);

export const heroSkills = foundOnce((hero: HeroId): readonly SkillId[] =>
  SKILLS.filter((id) => skills[id].hero === hero),
);
