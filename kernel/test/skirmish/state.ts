import {
  type Json,
  type OptionSchema,
  type OptionsOf,
  type Seat,
  type Side,
  scriptsFor,
  seatsFrom,
  shuffle,
  type Table,
} from '../../index.ts';
import { allCards, type CardId, type CharmId, type Colour, type Face } from './cards.ts';

export const options = {
  mode: { kind: 'choice', values: ['brawl', 'teams', 'together', 'solo'], default: 'brawl' },
  rounds: { kind: 'number', min: 1, max: 4, default: 2 },
  quick: { kind: 'flag', default: false },
  charms: {
    kind: 'some',
    values: ['bandage', 'barmaid', 'grudge', 'landlord', 'mug', 'penny', 'song'],
    default: ['bandage', 'barmaid', 'grudge', 'landlord', 'mug', 'penny', 'song'],
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof options>;

export type Stance = 'brawl' | 'drink' | 'duck';

export interface Brawler {
  hand: CardId[];
  charms: { id: CharmId; ready: boolean }[];
  coins: number;
  /** What the landlord still writes down for you. */
  tab: number;
  tokens: Record<Colour, number>;
  crystals: Record<Colour, number>;
  renown: number;
  bruises: number;
  out: boolean;
  stance: Stance | null;
  /** What happened this turn. */
  fought: boolean;
  drank: boolean;
  usedDice: number[];
}

export interface Skirmish extends Table<Options> {
  round: number;
  deck: CardId[];
  counter: CardId[];
  inPlay: CardId[];
  discard: CardId[];
  dice: Face[];
  bank: number;
  brawlers: Brawler[];
  /** The automatic opponent; it has no seat. */
  bouncer: { toughness: number } | null;
}

/** What can be struck. */
export type Target = Seat | 'bouncer';

export type Said =
  | {
      key:
        | 'whichStance'
        | 'whichGrudge'
        | 'leaveCards'
        | 'whichDeed'
        | 'payWith'
        | 'split'
        | 'howMany'
        | 'drinkMore';
    }
  | { key: 'whichEffect' | 'payUp' | 'targets' | 'parry' | 'orderOfBlows' | 'suffer' | 'triggers' }
  | { key: 'enough' | 'decline' | 'pass' | 'yes' | 'no' | 'bruise' | 'coin' | 'fight' | 'stop' | 'tooFew' }
  | { key: 'stance'; stance: Stance }
  | { key: 'target'; target: Target }
  | { key: 'card'; card: CardId; side?: 'weak' | 'strong' | 'buy' }
  | { key: 'charm'; charm: CharmId }
  | { key: 'means'; means: string }
  | { key: 'melt'; colour: Colour }
  | { key: 'splitOf'; coins: number; tab: number }
  | { key: 'effect'; index: number }
  | { key: 'cups'; cups: number }
  | { key: 'owing'; owed: readonly Colour[] }
  | { key: 'teamsOfTwo'; seats: number }
  | { key: 'soloIsAlone' };

export type Told =
  | { key: 'stances'; stances: readonly (Stance | null)[] }
  | { key: 'drew'; player: Seat; cards: readonly CardId[] }
  | { key: 'drewSome'; player: Seat; count: number }
  | { key: 'turnedUp' | 'bought'; card: CardId }
  | { key: 'rolled'; player: Seat | null; result: number }
  | { key: 'parried'; player: Seat; card: CardId | null }
  | { key: 'struck'; target: Target; hits: number }
  | { key: 'out'; player: Seat };

/** The test game's own little rule inventory. */
export type RuleId = 'SKI-TURN.1' | 'SKI-PAY.1' | 'SKI-PAY.2' | 'SKI-FIGHT.1' | 'SKI-END.1';

export interface SkirmishTypes {
  state: Skirmish;
  message: Said;
  event: Told;
  rule: RuleId;
  term: 'standing' | 'rivals';
}

export const { rule, ruleNamed, scripts } = scriptsFor<SkirmishTypes>();

export function brawler(game: Skirmish, player: Seat): Brawler {
  const found = game.brawlers[player];
  if (found === undefined) throw new Error(`No brawler sits at ${player}.`);
  return found;
}

export const onTheirFeet = (game: Skirmish, first: Seat = 0): Seat[] =>
  seatsFrom(first, game.seats).filter((seat) => !brawler(game, seat).out);

/** Two against two sit crosswise; together all are on one side, and the bouncer on none. */
export function sideOf({ options: { mode } }: Pick<Skirmish, 'options'>, player: Seat): number {
  if (mode === 'teams') return player % 2;
  return mode === 'brawl' ? player : 0;
}

export function sidesIn(agreed: Options, seats: number): readonly Side[] {
  const all = seatsFrom(0, seats);
  const numbers = all.map((seat) => sideOf({ options: agreed }, seat));
  return [...new Set(numbers)].map((side) => all.filter((seat) => numbers[seat] === side));
}

export function targetsOf(game: Skirmish, player: Seat): Target[] {
  const seats = onTheirFeet(game).filter((seat) => sideOf(game, seat) !== sideOf(game, player));
  return game.bouncer === null ? seats : [...seats, 'bouncer'];
}

const COINS = 60;
const COUNTER = 3;

export function setUp(table: Table<Options>, carried: Json | undefined): Skirmish {
  const game: Skirmish = {
    ...table,
    round: 0,
    deck: allCards(),
    counter: [],
    inPlay: [],
    discard: [],
    dice: Array.from(
      { length: table.seats + 2 },
      (_, i) => (['amber', 'ruby', 'wild'] as const)[i % 3] ?? 'wild',
    ),
    bank: COINS,
    brawlers: [],
    bouncer:
      table.options.mode === 'together' || table.options.mode === 'solo'
        ? { toughness: 4 * table.seats }
        : null,
  };
  shuffle(game, game.deck);
  const spare = shuffle(game, [...game.options.charms, ...game.options.charms]);
  const fame = famesOf(carried);
  for (let seat = 0; seat < table.seats; seat++) {
    const coins = 2 + Math.min(2, fame[seat] ?? 0);
    game.bank -= coins;
    game.brawlers.push({
      hand: game.deck.splice(0, game.options.quick ? 3 : 4),
      charms: spare.splice(0, 3).map((id) => ({ id: id as CharmId, ready: true })),
      coins,
      tab: 2,
      tokens: { amber: 0, ruby: 0 },
      crystals: { amber: 1, ruby: 0 },
      renown: 0,
      bruises: 0,
      out: false,
      stance: null,
      fought: false,
      drank: false,
      usedDice: [],
    });
  }
  game.counter = game.deck.splice(0, COUNTER);
  return game;
}

/** Renown carried over from an earlier evening, seat by seat. */
function famesOf(carried: Json | undefined): readonly number[] {
  return Array.isArray(carried) ? carried.filter((each) => typeof each === 'number') : [];
}

export function gainCoins(game: Skirmish, player: Seat, wanted: number): void {
  const coins = Math.min(wanted, game.bank);
  game.bank -= coins;
  brawler(game, player).coins += coins;
}

export function payCoins(game: Skirmish, player: Seat, coins: number): void {
  brawler(game, player).coins -= coins;
  game.bank += coins;
}

/** The next card from the deck; the discard is shuffled when it runs out. */
export function nextCard(game: Skirmish): CardId | undefined {
  if (game.deck.length === 0) game.deck = shuffle(game, game.discard.splice(0));
  return game.deck.shift();
}

export function hasCharm(game: Skirmish, player: Seat, wanted: (id: CharmId) => boolean): boolean {
  return brawler(game, player).charms.some(({ id, ready }) => ready && wanted(id));
}
