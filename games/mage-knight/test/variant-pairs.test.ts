// Every two variants that may be agreed on together are played; those that may not are refused with the rule.
import { conformance } from '@krcma/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { isFullRun, sampleSeed } from '../../../tools/sample.ts';
import { RULES_VARIANTS, type RulesVariant } from '../data/variants.ts';
import { mageKnight } from '../index.ts';
import { forbids } from '../rules/forbidden.ts';
import { type MageKnightOptions, optionSchema } from '../state.ts';

/** What is agreed on where a variant is no flag. */
const agreed: Readonly<Partial<Record<RulesVariant, string | number>>> = {
  mapShape: 'open3',
  moreCountryside: 2,
  moreCore: 1,
  moreCities: 1,
  rampage: 'rampage',
};

/** Beside the variants of the rules: what else changes a game of rivals for cities. */
const OTHERS = ['playerCombat', 'jointAssaults', 'harder', 'megapolis', 'hordes'] as const;
type Agreement = RulesVariant | (typeof OTHERS)[number];
const AGREEMENTS: readonly Agreement[] = [...RULES_VARIANTS, ...OTHERS];

const optionsOf = (one: Agreement): Readonly<Record<string, unknown>> => {
  if (one === 'harder') return { harder: 2 };
  if (one === 'megapolis') return { megapolis: 'both' };
  if (one === 'hordes') return { rampage: 'more' };
  return { [one]: agreed[one as RulesVariant] ?? true };
};

const defaults = Object.fromEntries(
  Object.entries(optionSchema).map(([name, spec]) => [name, spec.default]),
) as unknown as MageKnightOptions;

const SEATS = 2;
const together = (...all: readonly Agreement[]): Partial<MageKnightOptions> =>
  Object.assign({ scenario: 'blitz-conquest' }, ...all.map(optionsOf)) as Partial<MageKnightOptions>;

const pairs = AGREEMENTS.flatMap((one, at) =>
  AGREEMENTS.slice(at + 1).map((other) => [one, other] as const),
).filter(([one, other]) => !(one === 'rampage' && other === 'hordes'));

/** All there are. */
const FORBIDDEN: Readonly<Record<string, object>> = {
  'nightArrival darknessIsComing': { key: 'variants-clash', rule: 'MK-25.7' },
  'moreCities megapolis': { key: 'two-megapolises-need-two', cities: 3 },
};

const nameOf = ([one, other]: readonly [Agreement, Agreement]): string => `${one} ${other}`;

describe('two variants', () => {
  it.each(pairs.map((pair) => [nameOf(pair), pair] as const))(
    'MK-25.3, MK-25.7, MK-25.21 %s: refused with the rule, or not',
    (name, pair) => {
      const why = forbids({ ...defaults, ...together(...pair) }, SEATS);
      const expected = FORBIDDEN[name];
      if (expected === undefined) expect(why).toBeUndefined();
      else expect(why).toMatchObject(expected);
    },
  );

  const allowed = pairs.filter((pair) => FORBIDDEN[nameOf(pair)] === undefined);
  const modes = allowed.map((pair) => ({
    name: nameOf(pair),
    seats: SEATS,
    options: together(...pair) as never,
  }));
  /** One in eight of them in a quick run, others the next time. */
  const EIGHTH = 8;
  const turn = [...sampleSeed()].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % EIGHTH;
  const played = isFullRun ? modes : modes.filter((_, at) => at % EIGHTH === turn);

  for (const { title, run } of conformance(mageKnight, played, { games: 1, effort: { every: 60 } }))
    it(title, run);
});
