// DL-SPE.7, DL-SPE.14: tunnels that cave in.
import { CELLS, type Cell, cellName, ENTRANCE } from '../../data/dungeon.ts';
import { isConquered, type Lord, lordAt } from '../../state.ts';
import { stepsFromEntrance } from '../dungeon.ts';
import { canPay, pay } from '../goods.ts';
import { note, rule } from '../script.ts';
import { below, type OpAt, opNamed } from './op-at.ts';

const openTunnels = (lord: Lord): Cell[] => {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++)
    if (lord.dungeon[cell] === 'tunnel' && !isConquered(lord, cell)) cells.push(cell);
  return cells;
};

/** Tiles that could not be reached any more, conquered ones too. */
function cutOffBy(lord: Lord, without: Cell): Cell[] {
  const steps = stepsFromEntrance(lord, without);
  const cells: Cell[] = [];
  for (const [cell, tile] of lord.dungeon.entries())
    if (tile !== null && cell !== without && steps[cell] === undefined) cells.push(cell);
  return cells;
}

/** The entrance stays, and so does whatever leads to another tile. */
const collapsible = (lord: Lord): Cell[] =>
  openTunnels(lord).filter((cell) => cell !== ENTRANCE && cutOffBy(lord, cell).length === 0);

function collapse(lord: Lord, cell: Cell): void {
  lord.dungeon[cell] = null;
  lord.dug = lord.dug.filter((each) => each !== cell);
  lord.mined = lord.mined.filter((each) => each !== cell);
}

const optionAt = (player: number, cell: Cell) =>
  ({
    id: `at:${cellName(cell)}`,
    label: { key: 'collapse-tunnel', cell },
    thing: `cell:${player}:${cellName(cell)}`,
    rule: 'DL-SPE.14',
  }) as const;

interface Collapse extends OpAt {
  left: number;
}

/** A tunnel of the lord's choice, or the price that props one up. */
export const collapseOne = rule<Collapse>('collapseOne')
  .choose('cell', {
    kind: 'one',
    values: (game, at): (Cell | null)[] => {
      const lord = lordAt(game, at.player);
      const cells: (Cell | null)[] = collapsible(lord);
      if (canPay(game, lord, opNamed(at, 'collapseTunnels').saveEachFor)) cells.push(null);
      return cells;
    },
    option: (_, cell, at) => {
      if (cell !== null) return optionAt(at.player, cell);
      const { saveEachFor } = opNamed(at, 'collapseTunnels');
      return { id: 'pay', label: { key: 'prop-tunnel', goods: saveEachFor }, rule: 'DL-SPE.7' };
    },
    prompt: (_, at) => ({
      key: 'ask-collapse',
      left: at.left,
      each: opNamed(at, 'collapseTunnels').saveEachFor,
    }),
    refused: (game, at) => {
      const lord = lordAt(game, at.player);
      const { saveEachFor } = opNamed(at, 'collapseTunnels');
      const may = collapsible(lord);
      const standing = openTunnels(lord).filter((cell) => !may.includes(cell));
      const poor = !canPay(game, lord, saveEachFor);
      return [
        ...standing.map((cell) => ({
          ...optionAt(at.player, cell),
          reason:
            cell === ENTRANCE
              ? ({ key: 'entrance-stays' } as const)
              : ({ key: 'would-cut-off', cells: cutOffBy(lord, cell) } as const),
        })),
        ...(poor
          ? [
              {
                id: 'pay',
                label: { key: 'prop-tunnel', goods: saveEachFor },
                reason: { key: 'too-poor', lacks: saveEachFor },
                rule: 'DL-SPE.7',
              } as const,
            ]
          : []),
      ];
    },
  })
  .do('fall', (game, { cell, player, source, path }) => {
    if (cell !== null) {
      collapse(lordAt(game, player), cell);
      note({ key: 'tunnel-collapsed', player, cell });
      return;
    }
    const { saveEachFor: goods } = opNamed({ source, path }, 'collapseTunnels');
    pay(game, player, goods);
    note({ key: 'tunnel-propped', player, goods });
  })
  .gives((_, { left }) => left - 1);

/** How many is fixed at the start; when no tunnel may fall, the rest is void. */
export const collapseTunnels = rule<OpAt>('collapseTunnels')
  .set('count', (game, at) =>
    Math.floor(openTunnels(lordAt(game, at.player)).length / opNamed(at, 'collapseTunnels').perTunnels),
  )
  .repeat('left', collapseOne, (game, { count, left = count, ...at }) =>
    left > 0 && collapsible(lordAt(game, at.player)).length > 0 ? { ...below(at), left } : undefined,
  )
  .do('over', (_, { player, count, left = count }) => {
    if (left > 0) note({ key: 'collapse-averted', player, left });
  });
