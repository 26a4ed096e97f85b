// LOR-HERO: five heroes and what they are able to.
import type { Holding } from './holding.ts';

export const heroes = {
  ragnar: {
    on: ['battleStrength'],
    ops: [{ op: 'battlePlus', n: 1, per: 'ownArmyInBattle', when: ['attacker', 'heroInSameLand'] }],
    source: 'public',
  },
  aslaug: {
    on: ['realmBonus'],
    ops: [{ op: 'treatAsAllied', what: 'realmsAdjacentToHeroRegion' }],
    source: 'public',
  },
  snorri: {
    on: ['controlGained'],
    ops: [{ op: 'gainRune', n: 1, kind: 'any', when: ['settlement', 'noBattle', 'heroInSameLand'] }],
    source: 'public',
  },
  lagertha: {
    on: ['battleWon'],
    ops: [{ op: 'armyPlus', n: 1, scope: 'oneOwnArmyInBattle', when: ['heroInSameLand'] }],
    source: 'public',
  },
  beowulf: {
    on: ['injured', 'huntStart', 'battleStart'],
    ops: [
      { op: 'drawCombat', n: 1, on: ['injured'] },
      {
        op: 'injure',
        n: 1,
        who: 'ownHero',
        optional: true,
        on: ['huntStart', 'battleStart'],
        when: ['heroInSameLand'],
      },
    ],
    source: 'public',
  },
} as const satisfies Record<string, Holding>;

export type HeroId = keyof typeof heroes;

export const HEROES: readonly HeroId[] = Object.keys(heroes) as HeroId[];
