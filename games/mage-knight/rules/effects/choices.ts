// One of several ways.
import type { MageKnightMessage } from '../../messages.ts';
import { rule, ruleNamed } from '../script.ts';
import { isNight } from '../time.ts';
import { below, listAt, type OpAt, opNamed } from './op-at.ts';
import { canCarryOut } from './possible.ts';

/** The number of a way is its id: two ways may begin alike. */
function optionOf(at: OpAt, way: number) {
  const op = listAt(below(at, way))[0] ?? opNamed(at, 'choose');
  const n = 'n' in op && typeof op.n === 'number' ? op.n : 1;
  const label: MageKnightMessage = { key: 'way', source: at.source, op: op.op, n, path: [...at.path, way] };
  return { id: `way:${way}`, label };
}

const carryOut = ruleNamed<OpAt>('carryOut');

/** Exactly one, of those that do something now. */
const choose = rule<OpAt>('choose')
  .maybeChoose('way', {
    kind: 'one',
    values: (game, at) => {
      const { of } = opNamed(at, 'choose');
      const ways = of.map((_, way) => way).filter((way) => canCarryOut(game, below(at, way)));
      return ways.length === 0 ? undefined : ways;
    },
    option: (_, way, at) => optionOf(at, way),
    prompt: (_, { source }) => ({ key: 'ask-way', source }),
    refused: (game, at) =>
      opNamed(at, 'choose')
        .of.map((_, way) => way)
        .filter((way) => !canCarryOut(game, below(at, way)))
        .map((way) => ({
          ...optionOf(at, way),
          reason: { key: 'way-does-nothing' as const },
          rule: 'MK-1.16' as const,
        })),
  })
  .maybeCall('carried', carryOut, (_, { way, ...at }) => (way === undefined ? undefined : below(at, way)));

/** MK-5.17: by day, or at night and under night rules. */
const byTime = rule<OpAt>('byTime').call('carried', carryOut, (game, at) =>
  below(at, isNight(game) ? 'night' : 'day'),
);

export const choiceOperations = { choose, byTime } as const;
