// Which mana stands for which colour, and what a purse can pay: see usable/mana.txt.
import { expect, it } from 'vitest';
import { type Basic, COLOURS, type Colour } from '../../data/types.ts';
import { canPayAll, type Mana, manaForFirst, manaIn, type Purse } from '../../rules/purse.ts';
import { asText } from '../playthrough.ts';

const none = { red: 0, blue: 0, green: 0, white: 0, gold: 0, black: 0 };

const DAY: Purse = {
  tokens: none,
  crystals: none,
  dice: {},
  uses: 1,
  kept: [],
  endless: [],
  night: false,
  gold: true,
  black: false,
  free: false,
  friendly: false,
  anyBasic: 0,
  polarized: 0,
  suppressed: false,
};
const NIGHT: Purse = { ...DAY, night: true, gold: false, black: true };

const one = (colour: Colour) => ({ ...none, [colour]: 1 });

/** One mana of a colour, wherever it may come from. */
const holdings: Readonly<Record<string, (colour: Colour) => Partial<Purse>>> = {
  token: (colour) => ({ tokens: one(colour) }),
  die: (colour) => ({ dice: { [colour]: 1 } }),
  'die, none to be used': (colour) => ({ dice: { [colour]: 1 }, uses: 0 }),
  crystal: (colour) => ({ crystals: one(colour as Basic) }),
  'die of a tactic': (colour) => ({ kept: [colour], uses: 0 }),
  endless: (colour) => ({ endless: [colour] }),
};

const powers: Readonly<Record<string, Partial<Purse>>> = {
  plainly: {},
  'both amulets': { gold: true, black: true },
  'dice are free': { free: true },
  'black dice are any': { anyBasic: 1 },
  polarized: { polarized: 1 },
  suppressed: { suppressed: true },
};

const said = (found: readonly Mana[]): string =>
  found.map(({ from, colour, as }) => `${from} ${colour} as ${as}`).join(', ') || '-';

function pays(purse: Purse, name: string): string {
  const ordinary = said(manaIn(purse, COLOURS));
  const spells = said(manaIn(purse, COLOURS, true));
  const twice = COLOURS.filter((colour) => canPayAll(purse, [[colour], [colour]]));
  return `${name}: ${ordinary} | for the power of a Spell: ${spells} | twice: ${twice.join(' ') || '-'}`;
}

it('MK-5.5, MK-5.6, MK-5.7, MK-5.15 one mana of each colour from each place, by day and at night', async () => {
  const lines = Object.entries({ day: DAY, night: NIGHT }).flatMap(([time, base]) =>
    Object.entries(powers).flatMap(([power, more]) => [
      `# ${time}, ${power}`,
      ...Object.entries(holdings).flatMap(([from, of]) =>
        COLOURS.map((colour) => pays({ ...base, ...more, ...of(colour) }, `${from} ${colour}`)),
      ),
    ]),
  );
  await expect(asText(lines)).toMatchFileSnapshot('usable/mana.txt');
});

const RICH: Purse = {
  ...DAY,
  tokens: { ...none, red: 1, gold: 1, black: 1 },
  crystals: { ...none, blue: 1, red: 2 },
  dice: { green: 1, black: 1, gold: 1 },
  kept: ['white', 'red'],
};

const costs: readonly (readonly Colour[])[][] = [
  [['red'], ['red'], ['red']],
  [['green'], ['green']],
  [['white'], ['white'], ['green']],
  [['blue'], ['black']],
  [['red', 'blue'], ['blue'], ['blue']],
  [['green'], ['white'], ['blue'], ['red']],
  [['black'], ['black']],
];

it('MK-1.14, MK-5.7 several are paid one after the other, each leaving enough for what follows', async () => {
  const purses: Readonly<Record<string, Purse>> = {
    day: RICH,
    night: {
      ...RICH,
      ...NIGHT,
      tokens: RICH.tokens,
      crystals: RICH.crystals,
      dice: RICH.dice,
      kept: RICH.kept,
    },
    ...Object.fromEntries(Object.entries(powers).map(([name, more]) => [name, { ...RICH, ...more }])),
    'two dice': { ...RICH, uses: 2 },
    'two black dice, one of them any': {
      ...DAY,
      tokens: { ...none, green: 1, white: 1 },
      dice: { black: 2 },
      uses: 2,
      anyBasic: 1,
    },
    'two black dice, both of them any': {
      ...DAY,
      tokens: { ...none, green: 1, white: 1 },
      dice: { black: 2 },
      uses: 2,
      anyBasic: 2,
    },
    'two polarized': { ...DAY, tokens: { ...none, white: 2 }, crystals: { ...none, red: 1 }, polarized: 2 },
    'without tokens': { ...RICH, tokens: none },
  };
  const lines = Object.entries(purses).flatMap(([name, purse]) => [
    `# ${name}`,
    ...costs.map((cost) => {
      const [first = [], ...more] = cost;
      const all = cost.map((colours) => colours.join('/')).join(' + ');
      return `${all}: ${canPayAll(purse, cost)}, first by ${said(manaForFirst(purse, first, more))}; for a Spell ${canPayAll(purse, cost, true)}`;
    }),
  ]);
  await expect(asText(lines)).toMatchFileSnapshot('usable/payments.txt');
});
