import { expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import { solveFight } from '../../solver/index.ts';
import { type Fighter, fight } from '../fight.ts';
import { smallFight } from './fights.ts';
import { Twin } from './twin.ts';

interface Small {
  readonly foes: readonly EnemyId[];
  readonly player: Fighter;
  /** Something that has to be among the steps. */
  readonly step: string;
}

const SMALL: Readonly<Record<string, Small>> = {
  'MK-12.16 a block that weakens whom it blocked': {
    foes: ['prowlers'],
    player: { hand: ['ice-shield', 'march'], crystals: { blue: 1 } },
    step: 'play:ice-shield',
  },
  'MK-12.16 a block that lets one attack': {
    foes: ['orc-skirmishers'],
    player: { hand: ['burning-shield', 'march'], crystals: { red: 1 } },
    step: 'late:0',
  },
  'MK-12.16 a block whose surplus weakens': {
    foes: ['prowlers'],
    player: { hand: ['shield-bash', 'march', 'march'], crystals: { blue: 1 } },
    step: 'play:shield-bash',
  },
  'MK-22.11 a block that destroys': {
    foes: ['cursed-hags'],
    player: { hand: ['burning-shield'], crystals: { red: 1 }, tokens: { black: 1 } },
    step: 'parry',
  },
  'MK-13.25 a defence that is drawn onto somebody else': {
    foes: ['elven-protectors', 'wolf-riders'],
    player: { hand: ['rage', 'march'], crystals: { red: 1 } },
    step: 'give-up',
  },
  'MK-4.21 Move that is spent on an attack': {
    foes: ['prowlers'],
    player: { hand: ['agility', 'march'] },
    step: 'spend:move:melee',
  },
  'MK-11.14 a card that makes the next one stronger': {
    foes: ['prowlers'],
    player: { hand: ['ambush', 'rage'] },
    step: 'play:ambush',
  },
  'MK-11.14 Fame for each enemy that falls': {
    foes: ['prowlers'],
    player: { hand: ['sword-of-justice', 'march', 'march'] },
    step: 'play:sword-of-justice',
  },
  'MK-1.23 a crystal for whoever falls': {
    foes: ['prowlers'],
    player: { hand: ['soul-harvester', 'march'] },
    step: 'play:soul-harvester',
  },
  'MK-11.14 an attack for whoever was not wounded': {
    foes: ['prowlers'],
    player: { hand: ['dodge-and-weave', 'rage'], crystals: { white: 1 } },
    step: 'play:dodge-and-weave',
  },
  'MK-5.2 mana that one card brings for another': {
    foes: ['prowlers'],
    player: { hero: 'norowas', hand: ['concentration', 'swiftness'] },
    step: 'play:concentration',
  },
  'MK-11.26 cards that are drawn for wounds': {
    foes: ['minotaur'],
    player: { hand: ['rush-of-adrenaline', 'march'] },
    step: 'play:rush-of-adrenaline',
  },
  'MK-12.22 a unit that draws an attack onto itself': {
    foes: ['minotaur'],
    player: { hand: ['march'], units: ['shocktroops'] },
    step: 'ability:2',
  },
};

it.each(Object.entries(SMALL))(
  '%s is planned with, and the twin finds nothing better',
  (_, { foes, player, step }) => {
    const { game } = fight(foes, { source: [], player });
    const solved = solveFight(game, 0, { ms: 60_000 });
    expect(solved).toMatchObject({ proved: true, broken: [] });
    expect(solved?.plans[0]?.value).toBeCloseTo(new Twin(game, 0).best(), 6);
    expect(solved?.plans[0]?.steps).toContain(step);
  },
);

it.each(['small 37', 'small 49', 'small 70', 'small 175'])(
  'MK-12.7 %s, where a plan was once called the best and was not: the twin finds nothing better',
  (name) => {
    const { game } = smallFight(name);
    const solved = solveFight(game, 0, { ms: 60_000 });
    expect(solved?.proved).toBe(true);
    expect(solved?.plans[0]?.value).toBeCloseTo(new Twin(game, 0).best(), 6);
  },
);

it('MK-12.7 nothing is called the best where Move may go to several ends', () => {
  const solved = solveFight(smallFight('small 32').game, 0, { ms: 60_000 });
  expect(solved?.proved).toBe(false);
  expect(solved?.doubts).toContain('Move or Influence could be shared out');
});
