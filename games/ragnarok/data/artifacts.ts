// LOR-ART: three of the gods, six of the monsters.
import type { GodId } from './gods.ts';
import type { Holding } from './holding.ts';
import type { MonsterId } from './monsters.ts';

/** Exhausted when used, charged again in a Monument action (LOR-ART.2, .3). */
export interface Artifact extends Holding {
  readonly of: GodId | MonsterId;
}

export const artifacts = {
  gungnir: {
    of: 'odin',
    on: ['battleStrength'],
    optional: true,
    ops: [{ op: 'battlePlus', n: 3 }],
    source: 'house',
  },
  mjolnir: {
    of: 'thor',
    on: ['huntHeroRound'],
    optional: true,
    ops: [{ op: 'wound', n: 1 }],
    source: 'house',
  },
  brisingamen: {
    of: 'freyja',
    on: ['payRunes'],
    optional: true,
    ops: [{ op: 'costMinus', n: 1, min: 0 }],
    source: 'house',
  },
  'barrow-blade': {
    of: 'draug',
    on: ['battleCard'],
    optional: true,
    ops: [{ op: 'ignoreLosses', n: 'allOnThisCard' }],
    source: 'house',
  },
  'hulder-mantle': {
    of: 'huldra',
    on: ['heroStep'],
    optional: true,
    ops: [{ op: 'placeHero', where: 'anyOwnRegion' }],
    source: 'house',
  },
  'grendel-arm': {
    of: 'grendel',
    on: ['battleStrength'],
    optional: true,
    ops: [{ op: 'battlePlus', n: 2 }],
    source: 'house',
  },
  'fear-helm': {
    of: 'fafnir',
    on: ['runeStep'],
    optional: true,
    ops: [{ op: 'gainRune', n: 1, kind: 'any' }],
    source: 'house',
  },
  'gleipnir-strand': {
    of: 'garm',
    on: ['activateNeutralMonster'],
    optional: true,
    ops: [{ op: 'chooseDie' }],
    source: 'house',
  },
  'drowned-fiddle': {
    of: 'nokk',
    on: ['manoeuvre'],
    optional: true,
    ops: [{ op: 'moveDrakkar', max: 2 }],
    source: 'house',
  },
} as const satisfies Record<string, Artifact>;

export type ArtifactId = keyof typeof artifacts;

export const ARTIFACTS: readonly ArtifactId[] = Object.keys(artifacts) as ArtifactId[];
