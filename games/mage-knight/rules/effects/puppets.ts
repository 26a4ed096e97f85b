// Enemies that are kept to fight for whoever defeated them, and crystals that are given for an attack.
import { type EnemyId, enemies } from '../../data/enemies.ts';
import type { Enemy } from '../../data/enemy.ts';
import type { AttackKind, Element } from '../../data/types.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { addPoints, fitsAttack, fitsBlock } from '../combat/points.ts';
import { pileOf } from '../factions/piles.ts';
import { gainToken } from '../gains.ts';
import { note, rule } from '../script.ts';
import { origin } from './fight.ts';
import { orNothing } from './inner.ts';
import type { OpAt, Operations } from './op-at.ts';

export type Puppetry =
  | { readonly enemy: EnemyId; readonly as: 'keep' }
  | {
      readonly enemy: EnemyId;
      readonly as: 'melee' | 'block';
      readonly n: number;
      readonly element: Element;
    };

/** What its resistances make of a block with it. */
function blockElement({ resistances }: Enemy): Element {
  const [fire, ice] = [resistances.includes('fire'), resistances.includes('ice')];
  if (fire && ice) return 'coldFire';
  if (fire) return 'ice';
  return ice ? 'fire' : 'physical';
}

const half = (n: number): number => Math.ceil(n / 2);

function usesOf(game: MageKnight, enemy: EnemyId): Puppetry[] {
  const card: Enemy = enemies[enemy];
  const found: Puppetry[] = [];
  if (fitsAttack(game, 'melee'))
    for (const { n, element } of card.attacks)
      if (!found.some((use) => use.as === 'melee' && use.n === half(n) && use.element === element))
        found.push({ enemy, as: 'melee', n: half(n), element });
  if (fitsBlock(game)) found.push({ enemy, as: 'block', n: half(card.armor), element: blockElement(card) });
  return found;
}

/** Tokens of this turn that still lie among the discards, and what kept ones would give now. */
export function puppetries(game: MageKnight, { player }: OpAt): Puppetry[] {
  const fallen = [...new Set(game.turn.fallen)].filter((enemy) =>
    pileOf(game, enemy).discard.includes(enemy),
  );
  return [
    ...fallen.map((enemy): Puppetry => ({ enemy, as: 'keep' })),
    ...[...new Set(playerAt(game, player).puppets)].flatMap((enemy) => usesOf(game, enemy)),
  ];
}

const idOf = (puppetry: Puppetry): string =>
  puppetry.as === 'keep'
    ? `keep:${puppetry.enemy}`
    : `puppet:${puppetry.enemy}:${puppetry.as}:${puppetry.n}:${puppetry.element}`;

const puppetMaster = rule<OpAt>('puppetMaster')
  .maybeChoose('puppetry', {
    kind: 'one',
    values: (game, at) => orNothing(puppetries(game, at)),
    option: (_, puppetry) => ({ id: idOf(puppetry), label: { key: 'puppetry', ...puppetry } }),
    prompt: (_, { source }) => ({ key: 'ask-puppet', source }),
  })
  .exitWithout('puppetry')
  .do('carry out', (game, { puppetry, ...at }) => {
    const { enemy } = puppetry;
    const { puppets } = playerAt(game, at.player);
    const { discard } = pileOf(game, enemy);
    const [from, to] = puppetry.as === 'keep' ? [discard, puppets] : [puppets, discard];
    from.splice(from.lastIndexOf(enemy), 1);
    to.push(enemy);
    if (puppetry.as === 'keep') {
      note({ key: 'puppet-kept', player: at.player, enemy });
      return;
    }
    const { n, element, as: kind } = puppetry;
    note({ key: 'puppet-used', player: at.player, enemy });
    addPoints(game, at.player, { n, element, kind, ...origin(game, at) });
  });

/** MK-1.23: which crystals, and what each pair of them gives. */
const KINDS = { green: { kind: 'siege', n: 4 }, white: { kind: 'ranged', n: 6 } } as const;
const ELEMENTS = { red: 'fire', blue: 'ice' } as const;

export type Sacrifice = {
  readonly one: keyof typeof KINDS;
  readonly other: keyof typeof ELEMENTS;
  readonly pairs: number;
  readonly n: number;
  readonly kind: AttackKind;
  readonly element: Element;
};

export function sacrifices(game: MageKnight, { player }: OpAt): Sacrifice[] {
  const { crystals } = playerAt(game, player);
  const found: Sacrifice[] = [];
  for (const one of ['green', 'white'] as const)
    for (const other of ['red', 'blue'] as const) {
      const { kind, n } = KINDS[one];
      const pairs = Math.min(crystals[one], crystals[other]);
      if (pairs > 0 && fitsAttack(game, kind))
        found.push({ one, other, pairs, n: n * pairs, kind, element: ELEMENTS[other] });
    }
  return found;
}

const sacrificePairs = rule<OpAt>('sacrificePairs')
  .maybeChoose('sacrifice', {
    kind: 'one',
    values: (game, at) => orNothing(sacrifices(game, at)),
    option: (_, sacrifice) => ({
      id: `pair:${sacrifice.one}:${sacrifice.other}`,
      label: { key: 'sacrifice', ...sacrifice },
    }),
    prompt: (_, { source }) => ({ key: 'ask-sacrifice', source }),
  })
  .exitWithout('sacrifice')
  .do('give', (game, { sacrifice, ...at }) => {
    const { one, other, pairs, n, kind, element } = sacrifice;
    addPoints(game, at.player, { n, element, kind, ...origin(game, at) });
    for (const colour of [one, other]) {
      playerAt(game, at.player).crystals[colour] -= pairs;
      gainToken(game, at.player, colour, pairs);
    }
  });

export const puppetOperations: Operations = { puppetMaster, sacrificePairs };
