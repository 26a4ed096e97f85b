// Chapter MK-1: playing a card: which, how, with which mana, and what its effect asks.
import { type ActKind, calling, type Refused, type Seat } from '@krcma/kernel';
import { type CardId, cardOf, type FaceId, WOUND } from '../data/cards.ts';
import type { RuleId } from '../data/rule-ids.ts';
import { type Basic, SIDEWAYS, type Side, type Sideways } from '../data/types.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { takeOut } from './deck.ts';
import type { Playing, Use } from './effects/calls.ts';
import { useEffect } from './effects/carry-out.ts';
import { NONE, orNone } from './effects/inner.ts';
import { canCarryOut } from './effects/possible.ts';
import { costsColour } from './effects/spending.ts';
import { tally } from './gains.ts';
import { type Paying, payMana } from './mana.ts';
import { overloadOf } from './overload.ts';
import { note, type Of, rule } from './script.ts';
import { allCostsOf, costOf, isSpellPower, refusalOf, SIDES, sourceOf, whyNotSide } from './sides.ts';
import { laySideways, sidewaysValue, whyNotSideways } from './sideways.ts';

/** How a card is played. */
export type How = Side | Sideways;

const isSide = (how: How | null): how is Side => how === 'basic' || how === 'powered';

export const maySide = (game: MageKnight, seat: Seat, card: FaceId, side: Side): boolean =>
  whyNotSide(game, { seat, card, side }, canCarryOut) === undefined;

function waysOf(game: MageKnight, { player, card, castWith }: Playing): How[] {
  const { due } = game.turn;
  const ways: How[] = [];
  for (const side of SIDES) {
    const use = { seat: player, card, side };
    if (whyNotSide(game, use, canCarryOut) !== undefined) continue;
    if (due === null || costsColour(game, use, due, canCarryOut)) ways.push(side);
  }
  if (castWith === undefined && due === null)
    for (const as of SIDEWAYS) if (whyNotSideways(game, as) === undefined) ways.push(as);
  return ways;
}

const ruleOf = (card: FaceId): RuleId =>
  (({ basic: 'MK-1.7', advanced: 'MK-1.7', spell: 'MK-1.8', artifact: 'MK-1.9' }) as const)[
    cardOf(card).kind
  ];

const optionOf = (game: MageKnight, how: How, { player, card }: Playing) =>
  isSide(how)
    ? {
        id: how,
        label: { key: 'play-side', card, side: how } as const,
        thing: `how:${card}:${how}`,
        rule: ruleOf(card),
      }
    : {
        id: how,
        thing: `how:${card}:${how}`,
        label: { key: 'play-sideways', card, as: how, n: sidewaysValue(game, player, how) } as const,
        rule: 'MK-1.11' as const,
      };

function refusedWays(game: MageKnight, playing: Playing): Refused<MageKnightTypes>[] {
  const { player: seat, card, castWith } = playing;
  const refused: Refused<MageKnightTypes>[] = [];
  if (game.turn.due !== null) return refused;
  for (const side of SIDES) {
    const use = { seat, card, side };
    const why = whyNotSide(game, use, canCarryOut);
    if (why !== undefined)
      refused.push({ ...optionOf(game, side, playing), ...refusalOf(game, use, why, canCarryOut) });
  }
  for (const as of castWith === undefined ? SIDEWAYS : []) {
    const reason = whyNotSideways(game, as);
    if (reason !== undefined) refused.push({ ...optionOf(game, as, playing), reason, rule: 'MK-1.12' });
  }
  return refused;
}

/** What is paid one after the other, each leaving enough for what follows (MK-1.14, .16). */
function paymentsOf(game: MageKnight, player: Seat, card: FaceId, how: How | null): Paying[] {
  if (!isSide(how)) return [];
  const costs = allCostsOf(game, { seat: player, card, side: how }, canCarryOut);
  return costOf(card, how).map((colours, index) => ({
    player,
    source: sourceOf(card, how),
    colours,
    more: costs.slice(index + 1),
    isForSpellPower: isSpellPower(card, how),
  }));
}

function castSpell(game: MageKnight, seat: Seat, colour: Basic): void {
  game.turn.spells[colour]++;
  tally(game, seat, `${colour}SpellCast`);
}

/** MK-1.6, .9, .15: from hand to the play area. */
function layDown(game: MageKnight, seat: Seat, card: FaceId, how: How): void {
  const { hand, played } = playerAt(game, seat);
  takeOut(hand, card);
  played.push({ card, to: cardOf(card).kind === 'artifact' && how === 'powered' ? 'away' : 'discard' });
  game.turn.cards++;
}

export const playCard = rule<Playing>('playCard')
  .choose('how', {
    kind: 'one',
    values: (game, playing) => orNone(waysOf(game, playing)),
    option: (game, how, playing) => (how === null ? NONE : optionOf(game, how, playing)),
    prompt: (_, { card }) => ({ key: 'ask-how', card }),
    refused: refusedWays,
  })
  .each('paid', payMana, (game, { player, card, how }) => paymentsOf(game, player, card, how))
  .do('play', (game, { player, card, castWith, how }) => {
    if (how === null) return;
    if (castWith === undefined) layDown(game, player, card, how);
    if (!isSide(how)) {
      laySideways(game, player, card, how);
      return;
    }
    note({ key: 'card-played', player, card, side: how, ...(castWith !== undefined && { from: 'offer' }) });
    const { kind, colours } = cardOf(card);
    if (kind === 'spell' && colours[0] !== undefined) castSpell(game, player, colours[0]);
  })
  .maybeCall('effect', useEffect, (game, { player, card, how, paid }): Use | undefined => {
    if (!isSide(how)) return undefined;
    const bonus = how === 'powered' ? overloadOf(game, paid) : 0;
    const overload = bonus > 0 && { bonus, overload: true as const };
    return { player, source: sourceOf(card, how), path: [], card, ...overload };
  });

type PlayAct = { readonly do: 'play'; readonly card: FaceId };

const REFUSED_WOUND: Refused<MageKnightTypes> = {
  id: 'play:wound',
  label: { key: 'play-wound' },
  reason: { key: 'wounds-cannot-be-played' },
  thing: 'card:wound',
  rule: 'MK-1.10',
};

/** Cards of the hand as acts, in a turn and in a combat alike: each is at least a Move sideways (MK-1.11, MK-4.15). */
export const play: ActKind<MageKnightTypes, Of, PlayAct> = {
  list: (game, { player }, into) => {
    const { hand } = playerAt(game, player);
    for (let at = 0; at < hand.length; at++) {
      const card = hand[at] as CardId;
      if (card !== WOUND && hand.indexOf(card) === at) into.push({ do: 'play', card });
    }
  },
  option: (_, { card }) => ({
    id: `play:${card}`,
    label: { key: 'play-card', card },
    thing: `card:${card}`,
    rule: 'MK-1.6',
  }),
  refused: (game, { player }) => (playerAt(game, player).hand.includes(WOUND) ? [REFUSED_WOUND] : []),
  carryOut: (_, { card }, { player }) => calling(playCard, { player, card }),
};
