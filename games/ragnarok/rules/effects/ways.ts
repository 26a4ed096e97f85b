// One of several ways: once, so many times, or the first that applies.
import type { Op } from '../../data/ops.ts';
import type { RagnarokMessage } from '../../messages.ts';
import type { Ragnarok } from '../../state.ts';
import { rule, ruleNamed } from '../script.ts';
import { holds } from './conditions.ts';
import { below, listAt, type OpAt, opNamed } from './op-at.ts';
import { canCarryOut } from './possible.ts';

interface Picking extends OpAt {
  past: number[];
}

/** What a way begins with. */
export const firstOf = (at: OpAt, way: number): Op | undefined => listAt(below(at, way))[0];

/** The first whose conditions hold, else the last. */
function wayByItself(game: Ragnarok, at: OpAt): number {
  const { of } = opNamed(at, 'choose');
  const found = of.findIndex((ops) => ops.every(({ when }) => holds(game, at, when)));
  return found < 0 ? of.length - 1 : found;
}

/** Picks that may repeat may also do nothing (LOR-PREP.3); any other has to do something. */
function openWays(game: Ragnarok, { past, ...at }: Picking): number[] {
  const op = opNamed(at, 'choose');
  if ('auto' in op) return [wayByItself(game, at)];
  const ways: number[] = [];
  for (let way = 0; way < op.of.length; way++)
    if (op.repeat || (!past.includes(way) && canCarryOut(game, below(at, way)))) ways.push(way);
  return ways;
}

function optionOf(at: OpAt, way: number) {
  const op = firstOf(at, way) ?? opNamed(at, 'choose');
  const n = op.op === 'moveDrakkar' ? op.max : 'n' in op && typeof op.n === 'number' ? op.n : 1;
  const label: RagnarokMessage = { key: 'way', source: at.source, op: op.op, n };
  return { id: `way:${op.op}`, label };
}

const timesOf = (at: OpAt): number => {
  const op = opNamed(at, 'choose');
  return 'times' in op ? (op.times ?? 1) : 1;
};

export const pickWay = rule<Picking>('pickWay')
  .maybeChoose('way', {
    kind: 'one',
    values: (game, at) => {
      const ways = openWays(game, at);
      return ways.length === 0 ? undefined : ways;
    },
    option: (_, way, at) => optionOf(at, way),
    prompt: (_, { past, ...at }) => ({
      key: 'ask-way',
      source: at.source,
      left: timesOf(at) - past.length,
    }),
    refused: (game, at) => {
      const open = openWays(game, at);
      return opNamed(at, 'choose')
        .of.map((_, way) => way)
        .filter((way) => !open.includes(way))
        .map((way) => ({
          ...optionOf(at, way),
          reason: { key: 'way-does-nothing' as const },
          rule: 'LOR-SPEC.2' as const,
        }));
    },
  })
  .maybeCall('carried', ruleNamed<OpAt>('carryOut'), (_, { way, ...at }) =>
    way === undefined ? undefined : below(at, way),
  )
  .gives((_, { past, way }): number[] | null => (way === undefined ? null : [...past, way]));

/** Resolved one after the other (LOR-PREP.2). */
const choose = rule<OpAt>('choose').repeat('past', pickWay, (_, { past = [], ...at }) =>
  past === null || past.length >= timesOf(at) ? undefined : { ...below(at), past },
);

export const wayOperations = { choose } as const;
