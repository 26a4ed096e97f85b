// Every unit, skill, faction token and banner, used where it may be: see the folders beside.
import { describe, expect, it } from 'vitest';
import { ARTIFACTS, artifacts } from '../../data/artifacts.ts';
import { FACTION_TOKENS } from '../../data/faction-tokens.ts';
import type { HeroId } from '../../data/heroes.ts';
import { SKILLS, type SkillId, skills } from '../../data/skills.ts';
import { UNITS, type UnitId } from '../../data/units.ts';
import type { Fighter } from '../fight.ts';
import { asText, explored, restOfTurn } from '../playthrough.ts';
import type { Game } from '../table.ts';
import { holdingAt, POSITIONS, type Position } from './positions.ts';

const isFight = (position: Position): boolean => position !== 'turn' && position !== 'night';

/** An act at the first position of a turn and the first of a combat in which it is offered. */
function usedAt(at: (position: Position) => Game, act: string): string[] {
  const lines: string[] = [];
  for (const fight of [false, true]) {
    const of = POSITIONS.filter((position) => isFight(position) === fight);
    const position = of.find((each) => at(each).options().includes(act)) ?? of[0] ?? 'turn';
    const t = at(position);
    lines.push(`# ${position}`, ...explored(t, [act]));
    if (!fight) lines.push('# and to the end of the turn', ...restOfTurn(t));
  }
  return lines;
}

const leading = (unit: UnitId) => (position: Position) =>
  holdingAt(position, 'tovak', {
    units: [unit, { unit: 'peasants', spent: true }, { unit: 'herbalists', wounds: 1 }],
  });

describe('a unit', () => {
  it.each(UNITS)('%s', async (unit) => {
    const lines = usedAt(leading(unit), 'unit:0');
    await expect(asText(lines)).toMatchFileSnapshot(`units/${unit}.txt`);
  });
});

const skilled = (id: SkillId, held: Fighter) => (position: Position) => {
  const { hero, slot } = skills[id] as { hero: string; slot?: string };
  return holdingAt(position, hero as HeroId, held, slot === 'competitive' ? 2 : 1);
};

describe('a skill', () => {
  it.each(SKILLS)('%s', async (id) => {
    const lines = usedAt(skilled(id, { skills: [id] }), `skill:${id}`);
    await expect(asText(lines)).toMatchFileSnapshot(`skills/${id}.txt`);
  });
});

describe('a faction token', () => {
  it.each(FACTION_TOKENS)('%s', async (id) => {
    const at = (position: Position) => holdingAt(position, 'tovak', { factionTokens: [id] });
    await expect(asText(usedAt(at, `token:${id}`))).toMatchFileSnapshot(`tokens/${id}.txt`);
  });
});

describe('a banner on a unit', () => {
  const banners = ARTIFACTS.filter((id) => 'banner' in artifacts[id]);
  it.each(banners)('%s', async (banner) => {
    const at = (position: Position) =>
      holdingAt(position, 'tovak', { units: [{ unit: 'peasants', spent: position === 'turn', banner }] });
    const lines = [...usedAt(at, 'banner:0'), ...usedAt(at, 'unit:0')];
    await expect(asText(lines)).toMatchFileSnapshot(`banners/${banner}.txt`);
  });
});
