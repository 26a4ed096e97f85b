// Chapters VAL-HARV and VAL-HER: everybody's cards that match the dice pay out.
import { isRecording, type Seat, seatsFrom } from '@krcma/kernel';
import { type Citizen, type CitizenId, citizenOf, citizens } from '../data/citizens.ts';
import type { Effect } from '../data/effect.ts';
import { STARTER_IDS, type StarterId, starterOf, starters } from '../data/starters.ts';
import { playerAt, restingSeat, type Valeria } from '../state.ts';
import { bagOf, isPlain } from './gain.ts';
import { add, affords, heldOf, subtract } from './resources.ts';
import { isDoubles } from './roll.ts';
import { note, type Of, rule } from './script.ts';
import { takeFrom } from './take-from.ts';

type HarvestCard = CitizenId | StarterId;
type Side = 'active' | 'nonActive';

const HERALD: StarterId = 'starter-herald';

type Face = Pick<Citizen, 'activation' | Side>;
const faces: Readonly<Record<HarvestCard, Face>> = { ...citizens, ...starters };

const faceOf = (card: HarvestCard): Face => faces[card];

const effectOf = (card: HarvestCard, side: Side): Effect => faceOf(card)[side];

/** How often the dice wake a card: each die once, so doubles twice, and the sum once (VAL-HARV.6, VAL-HARV.7). */
export function wakes(dice: readonly [number, number], activation: readonly number[]): number {
  const a = dice[0];
  const b = dice[1];
  let times = 0;
  for (const number of activation) {
    if (number === a) times++;
    if (number === b) times++;
    if (number === a + b) times++;
  }
  return times;
}

/** The Herald's uses: one if nothing else woke, one on doubles (VAL-HER.1, VAL-HER.5, VAL-HER.6). */
function heraldUses(game: Valeria, anythingWoke: boolean): number {
  const { herald } = starterOf(HERALD);
  if (herald === undefined) return 0;
  return (anythingWoke ? 0 : herald.nothingActivated) + (isDoubles(game) ? herald.doubles : 0);
}

/** Books all gains without a choice and gives the effects that need one, a card for each activation. */
function harvestPlain(game: Valeria, seat: Seat, side: Side): HarvestCard[] {
  const pending: HarvestCard[] = [];
  let anythingWoke = false;
  const wake = (card: HarvestCard) => {
    const times = wakes(game.dice, faceOf(card).activation);
    if (times === 0) return;
    anythingWoke = true;
    harvestCard(game, seat, card, side, times, pending);
  };
  for (const card of STARTER_IDS) wake(card);
  for (const card of playerAt(game, seat).citizens) wake(card);
  if (isRecording()) tellHarvest(game, seat, side);
  for (let i = heraldUses(game, anythingWoke); i > 0; i--) pending.push(HERALD);
  return pending;
}

function harvestCard(
  game: Valeria,
  seat: Seat,
  card: HarvestCard,
  side: Side,
  times: number,
  pending: HarvestCard[],
): void {
  const effect = effectOf(card, side);
  // Active Thieves have been before everybody else (VAL-HARV.8).
  if (effect.op === 'takeFrom') return;
  if (!isPlain(effect)) {
    for (let i = 0; i < times; i++) pending.push(card);
    return;
  }
  const player = playerAt(game, seat);
  const bag = bagOf(player, effect);
  for (let i = 0; i < times; i++) add(player, bag);
}

/** One event for each kind of card, however many copies of it woke. */
function tellHarvest(game: Valeria, seat: Seat, side: Side): void {
  const player = playerAt(game, seat);
  const cards: readonly HarvestCard[] = [...STARTER_IDS, ...player.citizens];
  for (const card of new Set(cards)) {
    const each = wakes(game.dice, faceOf(card).activation);
    const effect = effectOf(card, side);
    if (each === 0 || !isPlain(effect)) continue;
    const copies = cards.filter((other) => other === card).length;
    const bag = bagOf(player, effect);
    note({ key: 'harvested', player: seat, card, copies, times: copies * each, bag });
  }
}

/** An effect waiting to be used: the card and which of its alternatives; a trade has one. */
type Use = {
  readonly card: HarvestCard;
  readonly part: number;
};

const DONE = 'done';

const partOf = (effect: Effect, part: number): Effect =>
  effect.op === 'oneOf' ? (effect.of[part] as Effect) : effect;

const isTrade = (card: HarvestCard, side: Side): boolean => effectOf(card, side).op === 'pay';

function usesOf(game: Valeria, seat: Seat, card: HarvestCard, side: Side): Use[] {
  const effect = effectOf(card, side);
  if (effect.op === 'oneOf') return effect.of.map((_, part) => ({ card, part }));
  if (effect.op === 'pay' && affords(playerAt(game, seat), effect.cost)) return [{ card, part: 0 }];
  return [];
}

/** Where no trade waits the order does not matter, so the cards are asked one after another. */
function openUses(
  game: Valeria,
  seat: Seat,
  pending: readonly HarvestCard[],
  side: Side,
): (Use | typeof DONE)[] {
  const distinct = pending.length === 1 ? pending : [...new Set(pending)];
  const trades = distinct.some((card) => isTrade(card, side));
  const asked = trades ? distinct : distinct.slice(0, 1);
  const uses: (Use | typeof DONE)[] = asked.flatMap((card) => usesOf(game, seat, card, side));
  if (distinct.every((card) => isTrade(card, side))) uses.push(DONE);
  return uses;
}

export const useEffect = rule<Of & { pending: HarvestCard[]; side: Side }>('useEffect')
  .choose('use', {
    kind: 'one',
    values: (game, { player, pending, side }) => openUses(game, player, pending, side),
    option: (game, use, { player, side }) => {
      if (use === DONE) return { id: DONE, label: { key: 'harvest-done' }, rule: 'VAL-GEN.9' };
      const { card } = use;
      const effect = partOf(effectOf(card, side), use.part);
      if (effect.op === 'pay')
        return {
          id: `${card}:trade`,
          label: {
            key: 'harvest-trade',
            card,
            cost: effect.cost,
            gain: bagOf(playerAt(game, player), effect.then),
          },
          thing: `card:${card}`,
          rule: 'VAL-HARV.13',
        };
      const gain = bagOf(playerAt(game, player), effect);
      const rule = card === HERALD ? 'VAL-HER.1' : 'VAL-ICON.6';
      return {
        id: `${card}:${Object.keys(gain).join('+')}`,
        label: { key: 'harvest-gain', card, gain },
        thing: `card:${card}`,
        rule,
      };
    },
    refused: (game, { player, pending, side }) =>
      [...new Set(pending)].flatMap((card) => {
        const effect = effectOf(card, side);
        if (effect.op !== 'pay' || affords(playerAt(game, player), effect.cost)) return [];
        const gain = bagOf(playerAt(game, player), effect.then);
        return [
          {
            id: `${card}:trade`,
            label: { key: 'harvest-trade', card, cost: effect.cost, gain },
            thing: `card:${card}`,
            reason: {
              key: 'trade-unpaid',
              cost: effect.cost,
              has: heldOf(playerAt(game, player), effect.cost),
            },
            rule: 'VAL-HARV.14',
          } as const,
        ];
      }),
    prompt: (_, { pending }) => ({ key: 'ask-harvest', effects: pending.length }),
    standing: (_, { pending, side }) => {
      const card = pending.find((each) => !isTrade(each, side));
      return card && `harvest:${card}`;
    },
  })
  .do('book', (game, { player, use, side }) => {
    if (use === DONE) return;
    const owner = playerAt(game, player);
    const effect = partOf(effectOf(use.card, side), use.part);
    if (effect.op === 'pay') {
      const bag = bagOf(owner, effect.then);
      subtract(owner, effect.cost);
      add(owner, bag);
      note({ key: 'traded', player, card: use.card, cost: effect.cost, bag });
      return;
    }
    const bag = bagOf(owner, effect);
    add(owner, bag);
    note({ key: 'harvested', player, card: use.card, copies: 1, times: 1, bag });
  })
  .gives((_, { pending, use }) => {
    if (use === DONE) return [];
    const left = pending.slice();
    left.splice(left.indexOf(use.card), 1);
    return left;
  });

/** One player's effects that need a choice, used in any order (VAL-HARV.11). */
const harvestChoices = rule<Of & { pending: HarvestCard[]; side: Side }>('harvestChoices').repeat(
  'left',
  useEffect,
  (_, { player, pending, side, left = pending }) =>
    left.length > 0 ? { player, pending: left, side } : undefined,
);

/** Every activation of an active Thief steals before anybody harvests (VAL-HARV.8, VAL-HARV.10). */
function thefts(game: Valeria, player: Seat): { player: Seat; card: CitizenId; part: number[] }[] {
  return playerAt(game, player).citizens.flatMap((card) => {
    const { active, activation } = citizenOf(card);
    if (active.op !== 'takeFrom') return [];
    return Array.from({ length: wakes(game.dice, activation) }, () => ({ player, card, part: [] }));
  });
}

/** The active player uses left effects, the others right ones; the resting player nothing (VAL-HARV.4, VAL-P5.5). */
export const harvestPhase = rule<Of>('harvestPhase')
  .each('thefts', takeFrom, (game, { player }) => thefts(game, player))
  .set('waiting', (game, { player }) => {
    const resting = restingSeat(game);
    const waiting: { player: Seat; pending: HarvestCard[]; side: Side }[] = [];
    for (const seat of seatsFrom(player, game.seats)) {
      if (seat === resting) continue;
      const side = seat === player ? 'active' : 'nonActive';
      const pending = harvestPlain(game, seat, side);
      if (pending.length > 0) waiting.push({ player: seat, pending, side });
    }
    return waiting;
  })
  .sideBySide('harvests', harvestChoices, (_, { waiting }) => waiting);

/** Solo: the right effects once more, new citizens included (VAL-SOLO.21, VAL-SOLO.22). */
export const secondHarvest = rule<Of>('secondHarvest')
  .set('pending', (game, { player }) => harvestPlain(game, player, 'nonActive'))
  .call('choices', harvestChoices, (_, { player, pending }) => ({
    player,
    pending,
    side: 'nonActive' as const,
  }));
