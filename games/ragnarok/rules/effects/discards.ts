// Cards that go from a hand: by their owner, by chance, or as the monster player likes.
import { drawAny, type Seat } from '@krcma/kernel';
import type { CombatCardId } from '../../data/combat-cards.ts';
import { playerAt, type Ragnarok } from '../../state.ts';
import { discardCards } from '../hand.ts';
import { rule, ruleNamed } from '../script.ts';
import type { Hitting } from './goods.ts';
import { below, type OpAt, opNamed } from './op-at.ts';
import { monsterPlayerOf, seatsHit } from './who.ts';

interface Discarding extends Hitting {
  /** How many are still to go, this one among them. */
  left: number;
}

/** Chance picks, or there is nothing to pick: all of them go. */
function goesByItself(game: Ragnarok, { victim, left, ...at }: Discarding): boolean {
  const { hand } = playerAt(game, victim);
  return opNamed(at, 'discardCombat').how === 'random' || hand.length <= left;
}

const deciderOf = (game: Ragnarok, { victim, ...at }: Discarding): Seat =>
  opNamed(at, 'discardCombat').how === 'monsterPlayerChoice' ? monsterPlayerOf(game, at) : victim;

/** Asked whatever is in the hand: not to be asked would tell that its cards are equal. */
const discardOne = rule<Discarding>('discardOne')
  .maybeChoose('card', {
    kind: 'one',
    always: true,
    values: (game, at): CombatCardId[] | undefined =>
      goesByItself(game, at) ? undefined : [...new Set(playerAt(game, at.victim).hand)],
    option: (_, card) => ({
      id: `discard:${card}`,
      label: { key: 'discard-card', card },
      thing: `card:${card}`,
      rule: 'LOR-HERO.11',
    }),
    prompt: (_, { source, victim, left }) => ({ key: 'ask-discard', source, player: victim, count: left }),
    seat: deciderOf,
  })
  .do('discard', (game, { card, victim }) => {
    const { hand } = playerAt(game, victim);
    if (hand.length > 0) discardCards(game, victim, [card ?? drawAny(game, hand.slice())]);
  });

/** As many as there are; for each that is missing, what comes instead. */
const discardOf = rule<Hitting>('discardOf')
  .set('missing', (game, { victim, ...at }) =>
    Math.max(0, opNamed(at, 'discardCombat').n - playerAt(game, victim).hand.length),
  )
  .each('discarded', discardOne, (_, { victim, ...at }) => {
    const count = opNamed(at, 'discardCombat').n;
    return Array.from({ length: count }, (__, index) => ({ ...below(at), victim, left: count - index }));
  })
  .times(
    'otherwise',
    ruleNamed<OpAt>('carryOut'),
    (_, { missing, ...at }) => (opNamed(at, 'discardCombat').elseEach === undefined ? 0 : missing),
    (_, at) => below(at, 0),
  );

const discardCombat = rule<OpAt>('discardCombat').each('victims', discardOf, (game, at) =>
  seatsHit(game, at, opNamed(at, 'discardCombat').who).map((victim) => ({ ...below(at), victim })),
);

export const discardOperations = { discardCombat } as const;
