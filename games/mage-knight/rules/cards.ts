// Chapter MK-1: playing a card: which, how, with which mana, and what its effect asks.
import { type ActKind, calling, type Refused, type Seat } from '@krcma/kernel';
import { type CardId, cardOf, type FaceId, iconsOf, WOUND } from '../data/cards.ts';
import type { OpsSource } from '../data/sources.ts';
import { type Colour, SIDEWAYS, type Side, type Sideways } from '../data/types.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { kindsIn, takeOut } from './deck.ts';
import { useEffect } from './effects/carry-out.ts';
import { canCarryOut } from './effects/possible.ts';
import { canPay, isBlackUsable, payMana } from './mana.ts';
import { note, type Of, rule } from './script.ts';

/** How a card is played. */
export type How = Side | Sideways;

export const sourceOf = (card: FaceId, side: Side): OpsSource => `card:${card}:${side}`;

/** What a side costs: mana of one of its colours, and black besides for the powered side of a Spell (MK-1.7 to .9). */
export function costOf(card: FaceId, side: Side): Colour[][] {
  const { kind, colours } = cardOf(card);
  if (kind === 'artifact') return [];
  if (kind === 'spell') return side === 'basic' ? [[...colours]] : [[...colours], ['black']];
  return side === 'basic' ? [] : [[...colours]];
}

const canPayAll = (game: MageKnight, seat: Seat, costs: readonly Colour[][]): boolean =>
  costs.every((colours) => canPay(game, seat, colours));

/** A side whose only icon is healing is of no use in a combat (MK-11.17). */
const isBarred = ({ combat }: MageKnight, card: FaceId, side: Side): boolean =>
  combat !== null && iconsOf(card, side).every((icon) => icon === 'healing' || icon === 'banner');

export function maySide(game: MageKnight, seat: Seat, card: FaceId, side: Side): boolean {
  if (isBarred(game, card, side)) return false;
  if (cardOf(card).kind === 'spell' && side === 'powered' && !isBlackUsable(game, seat)) return false;
  return (
    canPayAll(game, seat, costOf(card, side)) &&
    canCarryOut(game, { player: seat, source: sourceOf(card, side), path: [] })
  );
}

/** MK-1.11, .12, MK-12.2: an attack in the attack phase, a block in the block phase. */
export function maySideways({ combat, turn }: MageKnight, as: Sideways): boolean {
  if (as === 'attack') return combat?.phase === 'attack' && combat.aim.length > 0;
  if (as === 'block') return combat?.phase === 'block' && combat.aim.length > 0;
  return combat === null && turn.stage !== 'over';
}

function waysOf(game: MageKnight, seat: Seat, card: FaceId): How[] {
  const ways: How[] = [];
  if (maySide(game, seat, card, 'basic')) ways.push('basic');
  if (maySide(game, seat, card, 'powered')) ways.push('powered');
  for (const as of SIDEWAYS) if (maySideways(game, as)) ways.push(as);
  return ways;
}

const isSide = (how: How): how is Side => how === 'basic' || how === 'powered';

function laySideways(game: MageKnight, seat: Seat, card: CardId, as: Sideways): void {
  const { turn, combat } = game;
  const n = 1;
  if (as === 'move') turn.move += n;
  else if (as === 'influence') turn.influence += n;
  else
    combat?.points.push({
      n,
      element: 'physical',
      kind: as === 'block' ? 'block' : 'melee',
      source: 'sideways',
    });
  note({ key: 'card-sideways', player: seat, card, as, n });
}

interface Playing extends Of {
  card: FaceId;
}

const payment = (card: FaceId, how: How, index: number): Colour[] | undefined =>
  isSide(how) ? costOf(card, how)[index] : undefined;

export const playCard = rule<Playing>('playCard')
  .choose('how', {
    kind: 'one',
    values: (game, { player, card }) => waysOf(game, player, card),
    option: (_, how, { card }) => ({
      id: how,
      label: isSide(how)
        ? { key: 'play-side', card, side: how }
        : { key: 'play-sideways', card, as: how, n: 1 },
      rule: isSide(how) ? 'MK-1.7' : 'MK-1.11',
    }),
    prompt: (_, { card }) => ({ key: 'ask-how', card }),
  })
  .maybeCall('paid', payMana, (_, { player, card, how }) => {
    const colours = payment(card, how, 0);
    return colours && { player, source: sourceOf(card, how as Side), colours };
  })
  .maybeCall('paid more', payMana, (_, { player, card, how }) => {
    const colours = payment(card, how, 1);
    return colours && { player, source: sourceOf(card, how as Side), colours };
  })
  .do('lay down', (game, { player, card, how }) => {
    const owner = playerAt(game, player);
    takeOut(owner.hand, card);
    const { kind } = cardOf(card);
    owner.played.push({ card, to: kind === 'artifact' && how === 'powered' ? 'away' : 'discard' });
    game.turn.cards++;
    if (!isSide(how)) laySideways(game, player, card, how);
    else {
      const [colour] = cardOf(card).colours;
      if (kind === 'spell' && colour !== undefined) game.turn.spells[colour]++;
      note({ key: 'card-played', player, card, side: how });
    }
  })
  .maybeCall('effect', useEffect, (_, { player, card, how }) =>
    isSide(how) ? { player, source: sourceOf(card, how), path: [], card } : undefined,
  );

type PlayAct = { readonly do: 'play'; readonly card: FaceId };

const refusedCard = (card: CardId): Refused<MageKnightTypes> =>
  card === WOUND
    ? {
        id: 'play:wound',
        label: { key: 'play-wound' },
        reason: { key: 'wounds-cannot-be-played' },
        thing: 'card:wound',
        rule: 'MK-1.10',
      }
    : {
        id: `play:${card}`,
        label: { key: 'play-card', card },
        reason: { key: 'nothing-to-do-with-it', card },
        thing: `card:${card}`,
        rule: 'MK-1.16',
      };

/** Cards of the hand as acts; the same in a turn and in a combat. */
export const play: ActKind<MageKnightTypes, Of, PlayAct> = {
  list: (game, { player }, into) => {
    for (const card of kindsIn(playerAt(game, player).hand))
      if (card !== WOUND && waysOf(game, player, card).length > 0) into.push({ do: 'play', card });
  },
  option: (_, { card }) => ({
    id: `play:${card}`,
    label: { key: 'play-card', card },
    thing: `card:${card}`,
    rule: 'MK-1.6',
  }),
  refused: (game, { player }) =>
    kindsIn(playerAt(game, player).hand, true)
      .filter((card) => card === WOUND || waysOf(game, player, card).length === 0)
      .map((card) => refusedCard(card)),
  carryOut: (_, { card }, { player }) => calling(playCard, { player, card }),
};
