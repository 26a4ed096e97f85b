/** The tables of the test game: a tavern brawl that is deliberately nasty to a rules kernel. */

export const COLOURS = ['amber', 'ruby'] as const;
export type Colour = (typeof COLOURS)[number];
export type Face = Colour | 'wild';

/** What a card does, as data; `named` is the way out for the odd one. */
export type Effect =
  | { readonly all: readonly Effect[] }
  | { readonly oneOf: readonly Effect[] }
  | { readonly repeat: number; readonly effect: Effect }
  | { readonly coins: number }
  | { readonly token: Colour }
  | { readonly crystal: Colour }
  | { readonly renown: number }
  | { readonly draw: number }
  | { readonly named: 'peek' | 'swig' | 'roundOfDrinks' };

interface Card {
  /** What it costs at the counter, and what it is worth when it is turned up. */
  readonly worth: number;
  readonly power: readonly Colour[];
  readonly weak: Effect;
  readonly strong: Effect;
  readonly parry?: number;
}

export const cards = {
  ale: { worth: 1, power: ['amber'], weak: { coins: 1 }, strong: { all: [{ coins: 2 }, { token: 'ruby' }] } },
  bench: { worth: 1, power: ['ruby'], weak: { token: 'ruby' }, strong: { renown: 2 }, parry: 2 },
  crowd: {
    worth: 2,
    power: ['amber', 'ruby'],
    weak: { oneOf: [{ coins: 1 }, { token: 'amber' }, { token: 'ruby' }] },
    strong: {
      repeat: 2,
      effect: {
        oneOf: [{ renown: 1 }, { all: [{ coins: 1 }, { oneOf: [{ crystal: 'amber' }, { draw: 1 }] }] }],
      },
    },
  },
  dart: { worth: 2, power: ['ruby'], weak: { draw: 1 }, strong: { named: 'peek' } },
  lute: {
    worth: 3,
    power: ['amber', 'amber'],
    weak: { crystal: 'amber' },
    strong: { all: [{ named: 'roundOfDrinks' }, { renown: 1 }] },
  },
  mead: {
    worth: 2,
    power: ['amber'],
    weak: { named: 'swig' },
    strong: { repeat: 2, effect: { named: 'swig' } },
  },
  stool: { worth: 1, power: ['ruby', 'ruby'], weak: { crystal: 'ruby' }, strong: { renown: 3 }, parry: 1 },
  tray: { worth: 2, power: ['ruby', 'amber'], weak: { coins: 1 }, strong: { draw: 2 }, parry: 3 },
} as const satisfies Readonly<Record<string, Card>>;

export type Kind = keyof typeof cards;
const COPIES = 4;
/** `ale-1` … `tray-4`. */
export type CardId = `${Kind}-${number}`;

export const cardOf = (id: CardId): Card => cards[id.slice(0, id.indexOf('-')) as Kind];

export const allCards = (): CardId[] =>
  (Object.keys(cards) as Kind[]).flatMap((kind) =>
    Array.from({ length: COPIES }, (_, i): CardId => `${kind}-${i + 1}`),
  );

export type Moment = 'turnEnds' | 'bruised';

interface Charm {
  /** It waits for its moment, and perhaps for a drink taken this turn. */
  readonly trigger?: { at: Moment; effect: Effect; optional?: boolean; afterDrink?: boolean };
  /** While paying, once: one colour less is owed. */
  readonly favour?: boolean;
  /** Others who pay with a wild die owe one colour more. */
  readonly surcharge?: Colour;
}

export const charms = {
  bandage: { trigger: { at: 'bruised', effect: { token: 'ruby' }, optional: true } },
  barmaid: { favour: true },
  grudge: { trigger: { at: 'bruised', effect: { renown: 1 } } },
  landlord: { surcharge: 'amber' },
  mug: { trigger: { at: 'turnEnds', effect: { named: 'swig' }, optional: true } },
  penny: { trigger: { at: 'turnEnds', effect: { coins: 1 } } },
  song: { trigger: { at: 'turnEnds', effect: { renown: 1 }, afterDrink: true } },
} as const satisfies Readonly<Record<string, Charm>>;

export type CharmId = keyof typeof charms;
export const charmOf = (id: CharmId): Charm => charms[id];
