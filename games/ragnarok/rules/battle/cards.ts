// LOR-BAT.4 to .8: combat cards, one by one from the defender.
import { calling, type Into, type KindsOf, revealed, type Seat } from '@krcma/kernel';
import { type CombatCard, type CombatCardId, combatCards } from '../../data/combat-cards.ts';
import type { Op } from '../../data/ops.ts';
import { type HoldingSource, holdingOf } from '../../data/sources.ts';
import type { RagnarokTypes } from '../../messages.ts';
import { type Battle, type BattleSide, type PlayedCard, playerAt, type Ragnarok } from '../../state.ts';
import { strengthIn } from '../armies.ts';
import { type OpAt, startOf } from '../effects/op-at.ts';
import { exhaust, holdingsOn, sumOf } from '../holdings.ts';
import { note, type Of, rule, ruleNamed } from '../script.ts';
import { battleOf, opposing, sideOf } from './sides.ts';
import { plusOf, totalOf } from './strength.ts';

type Play = { readonly do: 'play'; readonly card: CombatCardId; readonly with?: HoldingSource };
type Act = Play | { readonly do: 'pass' };

const cardOf = (card: CombatCardId): CombatCard => combatCards[card];

const lossesOn = ({ cards }: BattleSide): number => {
  let sum = 0;
  for (const { losses } of cards) sum += losses;
  return sum;
};

/** All losses on own cards must fit the own military strength of the moment (LOR-BAT.7, .8). */
const bears = (game: Ragnarok, battle: Battle, side: BattleSide, losses: number): boolean =>
  losses === 0 || lossesOn(side) + losses <= strengthIn(game, side.seat, battle.region);

const hidesLosses = (source: HoldingSource): boolean =>
  holdingOf(source).ops.some((op: Op) => op.op === 'ignoreLosses' && op.n === 'allOnThisCard');

/** Charged artifacts with which a card shows no losses (LOR-BAT.22). */
const bladesOf = (game: Ragnarok, seat: Seat): HoldingSource[] =>
  holdingsOn(playerAt(game, seat), 'battleCard').filter(hidesLosses);

/** That of the enemy's latest card, up to a most; none there is none (copyStrength). */
function ownStrength(battle: Battle, seat: Seat, { strength, battle: ops }: CombatCard): number {
  for (const op of ops)
    if (op.op === 'copyStrength') return Math.min(op.max, opposing(battle, seat).cards.at(-1)?.strength ?? 0);
  return strength;
}

/** What the card would be worth, played now. */
function asPlayed(game: Ragnarok, seat: Seat, card: CombatCardId, without: boolean): PlayedCard {
  const battle = battleOf(game);
  const losses = without ? 0 : cardOf(card).losses;
  const isFirst = losses === 0 && sideOf(battle, seat).cards.every((each) => each.losses > 0);
  const more = isFirst ? sumOf(playerAt(game, seat), 'cardPlus', ({ n }) => n) : 0;
  return {
    card,
    losses,
    strength: ownStrength(battle, seat, cardOf(card)) + more,
    plus: plusOf(game, seat, battle.region, `battle:${card}`),
  };
}

function lay(game: Ragnarok, seat: Seat, { card, with: blade }: Play): void {
  const { hand } = playerAt(game, seat);
  const side = sideOf(battleOf(game), seat);
  if (blade !== undefined) exhaust(game, seat, blade);
  const played = asPlayed(game, seat, card, blade !== undefined);
  hand.splice(hand.indexOf(card), 1);
  side.cards.push(played);
  for (const op of cardOf(card).battle)
    if (op.op === 'ignoreLosses' && typeof op.n === 'number') side.ignored += op.n;
  revealed();
  note({ key: 'battle-card-played', player: seat, ...played });
}

function pass(game: Ragnarok, seat: Seat): void {
  sideOf(battleOf(game), seat).passed = true;
  note({ key: 'battle-passed', player: seat });
}

function listPlays(game: Ragnarok, player: Seat, into: Into<Play>): void {
  const battle = battleOf(game);
  const side = sideOf(battle, player);
  const { hand } = playerAt(game, player);
  const blades = bladesOf(game, player);
  for (const [index, card] of hand.entries()) {
    if (hand.indexOf(card) < index) continue;
    const { losses } = cardOf(card);
    if (bears(game, battle, side, losses)) into.push({ do: 'play', card });
    if (losses > 0) for (const blade of blades) into.push({ do: 'play', card, with: blade });
  }
}

const playing = ({ card, with: blade }: Play, game: Ragnarok, player: Seat) => {
  const { strength, plus, losses } = asPlayed(game, player, card, blade !== undefined);
  return {
    id: blade === undefined ? `play:${card}` : `play:${card}:${blade}`,
    label: {
      key: 'play-card',
      card,
      plus: strength + plus,
      losses,
      ...(blade !== undefined && { with: blade }),
    },
    thing: `card:${card}`,
    rule: blade === undefined ? 'LOR-BAT.4' : 'LOR-BAT.22',
  } as const;
};

const kinds: KindsOf<RagnarokTypes, Of, Act> = {
  play: {
    list: (game, { player }, into) => listPlays(game, player, into),
    option: (game, act, { player }) => playing(act, game, player),
    refused: (game, { player }) => {
      const battle = battleOf(game);
      const side = sideOf(battle, player);
      return [...new Set(playerAt(game, player).hand)]
        .filter((card) => !bears(game, battle, side, cardOf(card).losses))
        .map((card) => ({
          ...playing({ do: 'play', card }, game, player),
          reason: {
            key: 'too-many-losses',
            losses: lossesOn(side) + cardOf(card).losses,
            strength: strengthIn(game, player, battle.region),
          },
          rule: 'LOR-BAT.7',
        }));
    },
    carryOut: (game, act, { player }) => {
      lay(game, player, act);
      const { region } = battleOf(game);
      return calling(ruleNamed<OpAt>('carryOut'), startOf(player, `battle:${act.card}`, { region }));
    },
  },
  pass: {
    list: (_, __, into) => {
      into.push({ do: 'pass' });
    },
    option: () => ({ id: 'pass', label: { key: 'pass-battle' }, rule: 'LOR-BAT.6' }),
    carryOut: (game, _, { player }) => {
      pass(game, player);
      return undefined;
    },
  },
};

/** Who holds cards is asked, whatever they are; who holds none passes (LOR-BAT.4, .6). */
export const playOrPass = rule<Of>('playOrPass')
  .do('no cards', (game, { player }) => {
    if (playerAt(game, player).hand.length === 0) pass(game, player);
  })
  .exitIf('passed', (game, { player }) => sideOf(battleOf(game), player).passed)
  .act('act', {
    kinds,
    always: true,
    prompt: (game, { player }) => {
      const battle = battleOf(game);
      return {
        key: 'ask-battle-card',
        region: battle.region,
        side: battle.attacker.seat === player ? 'attacker' : 'defender',
        own: totalOf(game, battle, sideOf(battle, player)),
        other: totalOf(game, battle, opposing(battle, player)),
      };
    },
  })
  .gives((_, { player }) => player);

/** Alternately, beginning with the defender; who is left alone goes on (LOR-BAT.4, .6). */
export function nextToPlay(game: Ragnarok, last: Seat | undefined): Of | undefined {
  const battle = battleOf(game);
  const side = last === undefined ? battle.defender : opposing(battle, last);
  const next = side.passed ? opposing(battle, side.seat) : side;
  return next.passed ? undefined : { player: next.seat };
}
