// What follows at once from whatever was done: limits that are exceeded, and what players hold that acts on it.
import type { Seat } from '@krcma/kernel';
import type { CombatCardId } from '../data/combat-cards.ts';
import { INJURED_VALUE } from '../data/setup.ts';
import type { Rune } from '../data/types.ts';
import { RUNES } from '../data/types.ts';
import { type Happening, playerAt, type Ragnarok } from '../state.ts';
import { limitOf } from './attributes.ts';
import type { OpAt } from './effects/op-at.ts';
import { discardCards } from './hand.ts';
import { exhaust } from './holdings.ts';
import { returnRunes, runesHeld } from './runes.ts';
import { note, type Of, rule, ruleNamed } from './script.ts';
import { momentOf, triggersOn, type Use } from './triggers.ts';

/** Nobody's limit is lower: an injured Wisdom counts 2 (LOR-INJ.3), and it is looked at after every deed. */
const LEAST_LIMIT = INJURED_VALUE;

/** Cards over the limit; in a hunt the hunter has none (LOR-HERO.7). */
function cardsOver(game: Ragnarok, seat: Seat): number {
  if (game.hunt?.hunter === seat) return 0;
  const player = playerAt(game, seat);
  const held = player.hand.length;
  return held <= LEAST_LIMIT ? 0 : held - limitOf(player, 'combatCards');
}

const runesOver = (game: Ragnarok, seat: Seat): number => {
  const player = playerAt(game, seat);
  const held = runesHeld(player);
  return held <= LEAST_LIMIT ? 0 : held - limitOf(player, 'runes');
};

/** The owner chooses what goes, card by card, whatever they are: not to be asked would tell that they are equal (LOR-HERO.6, LOR-DEC.3). */
const discardOver = rule<Of>('discardOver')
  .choose('card', {
    kind: 'one',
    always: true,
    values: (game, { player }): CombatCardId[] => [...new Set(playerAt(game, player).hand)],
    option: (_, card) => ({
      id: `discard:${card}`,
      label: { key: 'discard-card', card },
      thing: `card:${card}`,
      rule: 'LOR-HERO.6',
    }),
    prompt: (game, { player }) => ({ key: 'ask-discard-cards', over: cardsOver(game, player) }),
  })
  .do('discard', (game, { player, card }) => discardCards(game, player, [card]));

const returnOver = rule<Of>('returnOver')
  .gather('runes', {
    kind: 'some',
    repeats: true,
    values: (game, { player }, picked): Rune[] => {
      const { runes } = playerAt(game, player);
      return RUNES.filter((rune) => runes[rune] > picked.filter((each) => each === rune).length);
    },
    option: (_, rune) => ({
      id: `return:${rune}`,
      label: { key: 'return-rune', rune },
      thing: `rune:${rune}`,
      rule: 'LOR-RUNE.4',
    }),
    prompt: (game, { player }, picked) => ({
      key: 'ask-return-runes',
      over: runesOver(game, player) - picked.length,
    }),
    atLeast: (game, { player }) => runesOver(game, player),
    atMost: (game, { player }) => runesOver(game, player),
    done: () => ({ key: 'done' }),
  })
  .do('return', (game, { player, runes }) => {
    returnRunes(game, player, runes);
    note({ key: 'runes-returned', player, runes });
  });

/** Carries out something a player holds, on an occasion. */
export const useHolding = rule<Use>('useHolding')
  .do('use', (game, { player, source }) => exhaust(game, player, source))
  .call(
    'effect',
    ruleNamed<OpAt>('carryOut'),
    (_, { player, source, on, region, monster, armies, byReinforce, noBattle }) => ({
      player,
      source,
      on,
      path: [],
      ...(region !== undefined && { region }),
      ...(monster !== undefined && { monster }),
      ...(armies !== undefined && { armies }),
      ...(byReinforce && { byReinforce: true as const }),
      ...(noBattle && { noBattle: true as const }),
    }),
  );

const attend = rule<{ happening: Happening }>('attend').offer(
  'holdings',
  momentOf('passive', (game, { happening }) => {
    const { on, player, ...about } = happening;
    return triggersOn(game, player, on, about);
  }),
);

/** The next player over a limit: cards before runes, the active player first. */
const nextOver = (game: Ragnarok, over: (game: Ragnarok, seat: Seat) => number): Of | undefined => {
  for (let step = 0; step < game.seats; step++) {
    const player = (game.active + step) % game.seats;
    if (over(game, player) > 0) return { player };
  }
  return undefined;
};

const followUp = rule('followUp')
  .maybeCall('cards', discardOver, (game) => nextOver(game, cardsOver))
  .maybeCall('runes', returnOver, (game) => nextOver(game, runesOver))
  .maybeCall('happening', attend, (game) => {
    const happening = game.happened.shift();
    return happening && { happening };
  });

const isQuiet = (game: Ragnarok): boolean =>
  game.happened.length === 0 &&
  nextOver(game, cardsOver) === undefined &&
  nextOver(game, runesOver) === undefined;

/** Called after whatever may have drawn, gained, injured, destroyed or taken something. */
export const aftermath = rule('aftermath').repeat('dues', followUp, (game) =>
  isQuiet(game) ? undefined : {},
);
