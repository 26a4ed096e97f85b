// Every tactic, taken and used: see playthroughs/tactics/.
import { expect, it } from 'vitest';
import { TACTICS, tactics } from '../../data/tactics.ts';
import { asText, explored, playthrough, restOfTurn } from '../playthrough.ts';
import { table } from '../table.ts';

const PLAYER = {
  hand: ['march', 'rage', 'wound'],
  deck: ['stamina', 'swiftness', 'promise'],
  discard: ['threaten'],
} as const;

const player = { hand: [...PLAYER.hand], deck: [...PLAYER.deck], discard: [...PLAYER.discard] };

it.each(TACTICS)('%s', async (tactic) => {
  const { time } = tactics[tactic];
  const source = ['red', 'gold', 'black', 'green'] as const;
  const taken = table({ seats: 2, time, source: [...source], picking: true, players: [player, {}] });
  const held = { ...player, tactic };
  const before = table({ time, source: [...source], step: 'before', players: [held] });
  const within = table({ time, source: [...source], players: [held] });
  const empty = table({ time, source: [...source], players: [{ ...held, deck: [] }] });
  const lines = [
    '# taken',
    ...playthrough(taken, [`tactic:${tactic}`, []]),
    '# before a turn',
    ...playthrough(before, [['tactic']]),
    '# in a turn',
    ...explored(within, ['tactic']),
    ...restOfTurn(within),
    '# with an empty deck',
    ...explored(empty, ['tactic']),
    ...restOfTurn(empty),
  ];
  await expect(asText(lines)).toMatchFileSnapshot(`tactics/${tactic}.txt`);
});
