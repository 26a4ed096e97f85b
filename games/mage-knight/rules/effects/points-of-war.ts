// Attacks and blocks that are more than a number: raised, pushed, split, exchanged, kept for later.
import { revealed, type Seat } from '@krcma/kernel';
import type { Colour } from '../../data/types.ts';
import { effectOf, type MageKnight, type Point, playerAt } from '../../state.ts';
import { sicken } from '../combat/block-follows.ts';
import { addApart, addOrKeep } from '../combat/late.ts';
import { addPoints, fitsAttack, fitsBlock } from '../combat/points.ts';
import { printedCost } from '../ground.ts';
import { last } from '../lasting.ts';
import { payMana } from '../mana.ts';
import { note, rule } from '../script.ts';
import { rollDie } from '../source.ts';
import { isNight } from '../time.ts';
import { takeWounds } from '../wounds.ts';
import { origin, pointsOf } from './fight.ts';
import { pick, whichFoes } from './foe-questions.ts';
import { type OpAt, type Operations, opAt, opNamed } from './op-at.ts';

/** The attack that the same effect has just given. */
const justGiven = ({ combat }: MageKnight, { source }: OpAt): Point | undefined =>
  combat?.points.findLast((point) => point.source === source);

/** What it is worth more than printed if it is raised. */
function raiseOf(game: MageKnight, at: OpAt): number {
  const point = justGiven(game, at);
  if (point?.path === undefined) return 0;
  const given = opAt({ source: at.source, path: point.path });
  return given.op === 'attack' ? opNamed(at, 'woundToRaise').to - given.n : 0;
}

const woundToRaise = rule<OpAt>('woundToRaise')
  .maybeChoose('raise', {
    kind: 'yesNo',
    values: (game, at) => (raiseOf(game, at) > 0 ? [true, false] : undefined),
    option: (game, raise, at) => {
      const n = justGiven(game, at)?.n ?? 0;
      return raise
        ? { id: 'raise', label: { key: 'raise-for-wound', n: n + raiseOf(game, at) }, rule: 'MK-12.29' }
        : { id: 'keep', label: { key: 'keep-points', n }, rule: 'MK-12.29' };
    },
    prompt: (_, { source }) => ({ key: 'ask-raise', source }),
  })
  .do('take', (game, { raise, ...at }) => {
    const point = justGiven(game, at);
    if (raise !== true || point === undefined) return;
    point.n += raiseOf(game, at);
    takeWounds(game, at.player, 1);
  });

/** MK-11.26: at once. */
function rollForWounds(game: MageKnight, at: OpAt, dice: number, on: readonly Colour[]): void {
  if (dice === 0) return;
  const colours = Array.from({ length: dice }, () => rollDie(game));
  revealed();
  const wounds = colours.filter((colour) => on.includes(colour)).length;
  note({ key: 'rolled-for-wounds', player: at.player, source: at.source, colours, wounds });
  takeWounds(game, at.player, wounds);
}

const rollWound = rule<OpAt>('rollWound').do('roll', (game, at) => {
  const { dice, on } = opNamed(at, 'rollWound');
  rollForWounds(game, at, dice, on);
});

const pushSiege = rule<OpAt>('pushSiege')
  .maybeChoose('n', {
    kind: 'number',
    values: (game, at) =>
      justGiven(game, at) === undefined
        ? undefined
        : Array.from({ length: opNamed(at, 'pushSiege').max + 1 }, (_, n) => n),
    option: (game, n, at) => ({
      id: `push:${n}`,
      label: { key: 'push', n, total: (justGiven(game, at)?.n ?? 0) + n },
    }),
    prompt: (_, at) => ({ key: 'ask-push', source: at.source, max: opNamed(at, 'pushSiege').max }),
  })
  .exitWithout('n')
  .do('push', (game, { n, ...at }) => {
    const point = justGiven(game, at);
    if (point !== undefined) point.n += n;
    rollForWounds(game, at, n, opNamed(at, 'pushSiege').woundOn);
  });

const moveToAttack = rule<OpAt>('moveToAttack').do('last', (game, at) => last(game, at, 'turn'));
const influenceAsBlock = rule<OpAt>('influenceAsBlock').do('last', (game, at) => {
  const [only, another] = opNamed(at, 'influenceAsBlock').element;
  last(game, at, 'turn', only === undefined || another !== undefined ? {} : { element: only });
});
const lateAttack = rule<OpAt>('lateAttack').do('last', (game, at) => {
  if (game.combat !== null) last(game, at, 'combat');
});

/** What the own space costs to enter, whatever changes it for whoever walks (MK-7.4). */
const terrainBlock = rule<OpAt>('terrainBlock').do('add', (game, at) => {
  const { space } = playerAt(game, at.player);
  if (!fitsBlock(game) || space === null) return;
  const { dayElement, nightElement } = opNamed(at, 'terrainBlock');
  const element = isNight(game) ? nightElement : dayElement;
  const n = printedCost(game, space) ?? 0;
  addPoints(game, at.player, { n, element, kind: 'block', ...origin(game, at) });
});

/** The first part against the attack that is aimed at, the others wait for other ones (MK-12.17). */
const splitBlock = rule<OpAt>('splitBlock').do('add', (game, at) => {
  const { n, parts, element } = opNamed(at, 'splitBlock');
  if (fitsBlock(game)) addApart(game, at.player, { n, element, kind: 'block', ...origin(game, at) }, parts);
});

/** Neither, one or both of its colours are paid. */
const scalingColdFire = rule<OpAt>('scalingColdFire')
  .call('first', payMana, (_, at) => ({
    player: at.player,
    source: at.source,
    colours: [...opNamed(at, 'scalingColdFire').colours],
    optional: true,
  }))
  .call('second', payMana, (_, { player, source, path, first }) => ({
    player,
    source,
    colours: opNamed({ source, path }, 'scalingColdFire').colours.filter(
      (colour) => first !== undefined && colour !== first,
    ),
    optional: true,
  }))
  .do('add', (game, { player, source, path, first, second }) => {
    const at = { player, source, path };
    const { base, one, both } = opNamed(at, 'scalingColdFire');
    const n = second !== undefined ? both : first !== undefined ? one : base;
    const kind = fitsBlock(game) ? 'block' : 'melee';
    if (kind === 'melee' && !fitsAttack(game, kind)) return;
    const points = pointsOf(game, at, kind, { n });
    addPoints(game, player, { n: points, element: 'coldFire', kind, ...origin(game, at) });
  });

/** Its attacks are those of whoever casts it, in the attack phase (`gatherLate`). */
const possess = rule<OpAt>('possess').do('last', (game, at) => {
  const foe = effectOf(game)?.foe;
  if (foe !== undefined) last(game, at, 'combat', { foe });
});

const disease = rule<OpAt>('disease').do('last', (game, at) => {
  last(game, at, 'combat');
  sicken(game, at.player);
});

const perEnemyAttack = rule<OpAt>('perEnemyAttack')
  .gather(
    'foes',
    whichFoes((_, at) => opNamed(at, 'perEnemyAttack').max),
  )
  .do('add', (game, { foes, ...at }) => {
    const { n, element, kind } = opNamed(at, 'perEnemyAttack');
    for (const only of foes) addOrKeep(game, at.player, { n, element, kind, only, ...origin(game, at) });
  });

/** The duel's block and attack. */
const duel = (game: MageKnight, seat: Seat, at: OpAt, foe: number): void => {
  const points = { n: 1, element: 'physical', ...origin(game, at) } as const;
  addPoints(game, seat, { ...points, kind: 'block' });
  game.combat?.later.push({ ...points, kind: 'melee', only: foe });
};

/** Against the enemy whose attack is aimed at; fame for it is counted as it falls (rules/combat/defeat.ts). */
const dueling = rule<OpAt>('dueling').do('challenge', (game, at) => {
  const [aim] = game.combat?.aim ?? [];
  if (!fitsBlock(game) || aim === undefined) return;
  pick(game, aim.foe);
  duel(game, at.player, at, aim.foe);
  last(game, at, 'combat', { foe: aim.foe });
});

/** Their time is after the block (rules/combat/block-follows.ts). */
const afterTheBlock = (name: 'blockThenAttack' | 'blockThenDestroy' | 'surplusBlockToArmor') =>
  rule<OpAt>(name).do('wait', () => undefined);

export const warPointOperations: Operations = {
  woundToRaise,
  rollWound,
  pushSiege,
  moveToAttack,
  influenceAsBlock,
  lateAttack,
  terrainBlock,
  splitBlock,
  scalingColdFire,
  possess,
  disease,
  perEnemyAttack,
  dueling,
  blockThenAttack: afterTheBlock('blockThenAttack'),
  blockThenDestroy: afterTheBlock('blockThenDestroy'),
  surplusBlockToArmor: afterTheBlock('surplusBlockToArmor'),
};
