// What changes the ground for a turn: costs, ways, safety (MK-7.11 to .13).
import { type Terrain, terrainCosts } from '../../data/terrains.ts';
import { last } from '../lasting.ts';
import { canPay, payMana } from '../mana.ts';
import { rule } from '../script.ts';
import { type OpAt, type Operations, opNamed } from './op-at.ts';

/** Terrains that are entered for a price. */
const ENTERED = Object.keys(terrainCosts) as readonly Terrain[];

const terrainCost = rule<OpAt>('terrainCost')
  .maybeChoose('terrain', {
    kind: 'one',
    values: (_, at) => (opNamed(at, 'terrainCost').terrain === 'chosen' ? ENTERED : undefined),
    option: (_, terrain) => ({ id: `terrain:${terrain}`, label: { key: 'terrain', terrain } }),
    prompt: (_, { source }) => ({ key: 'ask-terrain', source }),
  })
  .do('last', (game, { terrain, ...at }) => {
    last(game, at, 'turn', terrain === undefined ? {} : { terrain });
  });

/** Which space is settled by the first step that it makes cheaper. */
const spaceCostCut = rule<OpAt>('spaceCostCut').do('last', (game, at) => last(game, at, 'turn'));

const barTerrain = rule<OpAt>('barTerrain').do('last', (game, at) => last(game, at, 'turn'));
const mountainSafe = rule<OpAt>('mountainSafe').do('last', (game, at) => last(game, at, 'turn'));
const reachTwo = rule<OpAt>('reachTwo').do('last', (game, at) => last(game, at, 'turn'));
const concealment = rule<OpAt>('concealment').do('last', (game, at) => last(game, at, 'turn'));
const endInTerrainHand = rule<OpAt>('endInTerrainHand').do('last', (game, at) => last(game, at, 'turn'));
const harvest = rule<OpAt>('harvest').do('last', (game, at) =>
  last(game, at, 'turn', opNamed(at, 'harvest').times === 1 ? { left: 1 } : {}),
);

/** Lakes too, for one mana. */
const secretWays = rule<OpAt>('secretWays')
  .maybeChoose('lakes', {
    kind: 'yesNo',
    values: (game, { player, ...at }) =>
      canPay(game, player, [opNamed(at, 'secretWays').colour]) ? [true, false] : undefined,
    option: (_, lakes, at) => ({
      id: lakes ? 'pay' : 'done',
      label: { key: lakes ? 'pay-for-lakes' : 'mountains-only', colour: opNamed(at, 'secretWays').colour },
    }),
    prompt: (_, { source }) => ({ key: 'ask-lakes', source }),
  })
  .maybeCall('paid', payMana, (_, { player, lakes, ...at }) =>
    lakes === true ? { player, source: at.source, colours: [opNamed(at, 'secretWays').colour] } : undefined,
  )
  .do('last', (game, { player, source, path, paid }) => {
    const at = { player, source, path };
    last(game, at, 'turn', paid === undefined ? {} : { colour: opNamed(at, 'secretWays').colour });
  });

export const terrainOperations: Operations = {
  terrainCost,
  spaceCostCut,
  barTerrain,
  mountainSafe,
  reachTwo,
  concealment,
  endInTerrainHand,
  harvest,
  secretWays,
};
