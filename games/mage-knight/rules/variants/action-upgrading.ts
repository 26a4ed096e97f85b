// MK-25.15: after a night players may swap actions of their decks for better ones, the weakest first.
import { revealed, type Seat } from '@krcma/kernel';
import type { AdvancedActionId } from '../../data/advanced-actions.ts';
import { type CardId, cardOf, FACES, type FaceId, isAction, WOUND } from '../../data/cards.ts';
import { BASICS } from '../../data/types.ts';
import { units } from '../../data/units.ts';
import { STRENGTH } from '../../data/variants.ts';
import { type MageKnight, type Player, playerAt } from '../../state.ts';
import { takeOut } from '../deck.ts';
import { seatsLeft } from '../portal.ts';
import { note, type Of, rule } from '../script.ts';

/** Piles of a player's cards; played ones lie in the discard pile by then. */
const pilesOf = ({ deck, hand, discard, aside, under }: Player): CardId[][] => [
  deck,
  hand,
  discard,
  aside,
  under,
];

const ownFaces = (player: Player): FaceId[] =>
  pilesOf(player)
    .flat()
    .filter((card): card is FaceId => card !== WOUND);

/** The first lines of the score sheet, and what the player is above the lowest level. */
export function strengthOf(game: MageKnight, seat: Seat): number {
  const player = playerAt(game, seat);
  const lowest = Math.min(...seatsLeft(game).map((each) => playerAt(game, each).level));
  let strength = (player.level - lowest) * STRENGTH.level;
  const banners = player.units.flatMap(({ banner }) => banner ?? []);
  for (const card of [...ownFaces(player), ...banners]) {
    const { kind } = cardOf(card);
    if (kind !== 'basic') strength += STRENGTH[kind];
  }
  for (const colour of BASICS) strength += player.crystals[colour] * STRENGTH.crystal;
  for (const { unit, wounds } of player.units)
    strength += wounds > 0 ? Math.ceil(units[unit].level / 2) : units[unit].level;
  return strength;
}

/** The weakest first; of equals whoever has less fame, then whoever played later in the round. */
export function upgradingOrder(game: MageKnight): Seat[] {
  const strengths = new Map(seatsLeft(game).map((seat) => [seat, strengthOf(game, seat)]));
  return seatsLeft(game).sort(
    (a, b) =>
      (strengths.get(a) ?? 0) - (strengths.get(b) ?? 0) ||
      playerAt(game, a).fame - playerAt(game, b).fame ||
      game.order.indexOf(b) - game.order.indexOf(a),
  );
}

const share = <T>(one: readonly T[] = [], other: readonly T[] = []): boolean =>
  one.some((each) => other.includes(each));

/** Of the same colour, or with an icon of the same type (MK-22.13). */
const mayReplace = (old: FaceId, card: AdvancedActionId): boolean =>
  share(cardOf(old).colours, cardOf(card).colours) || share(cardOf(old).icons, cardOf(card).icons);

/** Different actions of a player, in the order of the box: that of the deck is hidden. */
function ownActions(game: MageKnight, seat: Seat): FaceId[] {
  const own = new Set(ownFaces(playerAt(game, seat)));
  return FACES.filter((card) => own.has(card) && isAction(card));
}

function throwAway(game: MageKnight, seat: Seat, card: FaceId): void {
  const player = playerAt(game, seat);
  const pile = pilesOf(player).find((each) => each.includes(card));
  if (pile !== undefined) takeOut(pile, card);
  game.gone.cards.push(card);
}

const NONE = 'none';

export const swapAction = rule<Of>('swapAction')
  .choose('card', {
    kind: 'one',
    always: true,
    values: (game, { player }): (AdvancedActionId | typeof NONE)[] => {
      const own = ownActions(game, player);
      const fitting = (game.upgrades ?? []).filter((card) => own.some((old) => mayReplace(old, card)));
      return [...fitting, NONE];
    },
    option: (_, card) =>
      card === NONE
        ? { id: NONE, label: { key: 'swap-nothing' }, rule: 'MK-25.15' }
        : { id: `learn:${card}`, label: { key: 'learn', card }, thing: `offer:${card}`, rule: 'MK-25.15' },
    prompt: (game, { player }) => ({ key: 'ask-upgrade', strength: strengthOf(game, player) }),
  })
  .exitIf('nothing', (_, { card }) => card === NONE)
  .choose('old', {
    kind: 'one',
    values: (game, { player, card }) =>
      ownActions(game, player).filter((old) => mayReplace(old, card as AdvancedActionId)),
    option: (_, card) => ({
      id: `away:${card}`,
      label: { key: 'swap-away', card },
      thing: `card:${card}`,
      rule: 'MK-25.15',
    }),
    prompt: (_, { card }) => ({ key: 'ask-swap-away', card: card as AdvancedActionId }),
  })
  .do('swap', (game, { player, card, old }) => {
    throwAway(game, player, old);
    game.upgrades = game.upgrades?.filter((each) => each !== card) ?? [];
    playerAt(game, player).discard.push(card as AdvancedActionId);
    note({ key: 'action-swapped', player, card: card as AdvancedActionId, old });
  });

/** As many as there are players and one more, as far as the deck goes. */
function layOutUpgrades(game: MageKnight): void {
  game.upgrades = game.advanced.deck.splice(-(seatsLeft(game).length + 1)).reverse();
  revealed();
  note({ key: 'upgrades-shown', cards: game.upgrades });
}

/** What nobody took goes under the deck. */
function putAside(game: MageKnight): void {
  game.advanced.deck.unshift(...(game.upgrades ?? []));
  delete game.upgrades;
}

rule('upgradeActions')
  .do('show', layOutUpgrades)
  .each('swaps', swapAction, (game) => upgradingOrder(game).map((player) => ({ player })))
  .do('rest', putAside);
