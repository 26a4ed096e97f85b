// One of several ways.
import type { MageKnightMessage } from '../../messages.ts';
import { rule, ruleNamed } from '../script.ts';
import { isNight } from '../time.ts';
import { orNothing } from './inner.ts';
import { knownColours } from './known-colour.ts';
import { below, listAt, type OpAt, type Operations, opAt, opNamed } from './op-at.ts';
import { canCarryOut } from './possible.ts';

/** The number of a way is its id: two ways may begin alike. */
export function wayOption(at: OpAt, way: number | string) {
  const op = listAt(below(at, way))[0] ?? opAt(at);
  const n = 'n' in op && typeof op.n === 'number' ? op.n : 1;
  const label: MageKnightMessage = { key: 'way', source: at.source, op: op.op, n, path: [...at.path, way] };
  return { id: `way:${way}`, label };
}

const carryOut = ruleNamed<OpAt>('carryOut');

/** Exactly one, of those that do something now. */
export const choose = rule<OpAt>('choose')
  .maybeChoose('way', {
    kind: 'one',
    values: (game, at) => {
      const { of } = opNamed(at, 'choose');
      const ways = of.map((_, way) => way).filter((way) => canCarryOut(game, below(at, way)));
      return ways.length === 0 ? undefined : ways;
    },
    option: (_, way, at) => wayOption(at, way),
    prompt: (_, { source }) => ({ key: 'ask-way', source }),
    refused: (game, at) =>
      opNamed(at, 'choose')
        .of.map((_, way) => way)
        .filter((way) => !canCarryOut(game, below(at, way)))
        .map((way) => ({
          ...wayOption(at, way),
          reason: { key: 'way-does-nothing' as const },
          rule: 'MK-1.16' as const,
        })),
  })
  .exitWithout('way')
  .call('carried', carryOut, (_, { way, ...at }) => below(at, way));

/** MK-5.17: by day, or at night and under night rules. */
const byTime = rule<OpAt>('byTime').call('carried', carryOut, (game, at) =>
  below(at, isNight(game) ? 'night' : 'day'),
);

/** By the colour of what was thrown away or discarded before; a card with two colours has both (MK-22.14). */
const byColour = rule<OpAt>('byColour')
  .maybeChoose('colour', {
    kind: 'one',
    values: (game, at) => {
      const colours = knownColours(game, at, opNamed(at, 'byColour').colour);
      return orNothing(colours.filter((colour) => canCarryOut(game, below(at, colour))));
    },
    option: (_, colour, at) => ({ ...wayOption(at, colour), id: `colour:${colour}` }),
    prompt: (_, { source }) => ({ key: 'ask-way', source }),
  })
  .exitWithout('colour')
  .call('carried', carryOut, (_, { colour, ...at }) => below(at, colour));

export const choiceOperations: Operations = { choose, byTime, byColour };
