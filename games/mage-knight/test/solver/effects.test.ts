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
  'MK-4.21 Influence that is shared out between two blocks': {
    foes: ['prowlers', 'wolf-riders'],
    player: { hand: ['diplomacy', 'promise', 'threaten'], level: 5 },
    step: 'spend:influence:physical',
  },
  'MK-12.17 a block in parts, against two attacks': {
    foes: ['hydra'],
    player: { hand: ['shield-of-the-fallen-kings', 'march', 'stamina'] },
    step: 'late:0',
  },
  'MK-16.11 Fame of a card that brings a level': {
    foes: ['prowlers'],
    player: { hand: ['golden-grail', 'endless-bag-of-gold', 'march'], fame: 6 },
    step: 'play:endless-bag-of-gold',
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

it.each([
  'small 32',
  'small 37',
  'small 49',
  'small 52',
  'small 70',
  'small 121',
  'small 153',
  'small 175',
  'small 319',
  'small 447',
  'small 462',
  'small 508',
])('MK-12.7 %s, where a plan was once called the best and was not: the twin finds nothing better', (name) => {
  const { game } = smallFight(name);
  const solved = solveFight(game, 0, { ms: 60_000 });
  expect(solved?.proved).toBe(true);
  expect(solved?.plans[0]?.value).toBeCloseTo(new Twin(game, 0).best(), 6);
});
