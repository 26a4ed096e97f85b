// LOR-HUNT.35, .36, .41, .54: a wound, its reward and the effects of the cards it was dealt with.
import type { CombatCardId } from '../../data/combat-cards.ts';
import { combatCards } from '../../data/combat-cards.ts';
import { rewardOf, symbolsOf } from '../../data/prey.ts';
import type { Weapon } from '../../data/types.ts';
import type { Ragnarok } from '../../state.ts';
import { type OpAt, startOf } from '../effects/op-at.ts';
import { exhaust } from '../holdings.ts';
import { note, type Of, rule, ruleNamed } from '../script.ts';
import { aboutHunt, huntOf, playCards } from './hunting.ts';
import { playableAt } from './weapons.ts';
import { coverPosition, openPositions } from './wounds.ts';

const carryOut = ruleNamed<OpAt>('carryOut');

/** A position is met by a card, or without one. */
export interface Blow extends Of {
  position: number;
  card: CombatCardId | null;
}

/** The first of Loki's two weapons: nothing is covered before the second. */
function meetHalf(game: Ragnarok, { position, card }: Blow, weapon: Weapon | 'any'): void {
  const hunt = huntOf(game);
  hunt.half = { position, card, weapon };
  note({
    key: 'wound-half',
    player: hunt.hunter,
    prey: hunt.prey,
    position,
    ...(card !== null && { card }),
  });
}

/** The card is played, with what lets it stand for another weapon; which weapon it is now. */
function strike(game: Ragnarok, { player, position, card }: Blow): Weapon | 'any' {
  if (card === null) return 'any';
  const hunt = huntOf(game);
  const met = playableAt(game, hunt, position, card);
  if (met?.by !== undefined) exhaust(game, player, met.by);
  playCards(game, hunt, [card]);
  return met?.weapon ?? 'any';
}

/** The marker is laid; the cards of the wound, for their effects. */
function wound(game: Ragnarok, { position, card }: Blow): CombatCardId[] {
  const hunt = huntOf(game);
  const { hunter, prey, half } = hunt;
  hunt.half = null;
  coverPosition(game, hunt, position);
  const reward = hunt.rewarded.includes(position) ? undefined : rewardOf(prey, position);
  note({
    key: 'wound-dealt',
    player: hunter,
    prey,
    position,
    weapons: symbolsOf(prey, position),
    open: openPositions(game, prey).length,
    ...(card !== null && { card }),
    ...(reward !== undefined && { reward }),
  });
  return [half?.card ?? null, card].filter((each) => each !== null);
}

const isHalf = (game: Ragnarok, { position }: Blow): boolean => {
  const { prey, half } = huntOf(game);
  return half === null && symbolsOf(prey, position).length > 1;
};

/** Its reward is paid once in a hunt, however often the position is covered. */
function rewardDue(game: Ragnarok, { player, position }: Blow): OpAt | undefined {
  const hunt = huntOf(game);
  const reward = rewardOf(hunt.prey, position);
  if (reward === undefined || hunt.rewarded.includes(position)) return undefined;
  hunt.rewarded.push(position);
  return startOf(player, `reward:${reward}`, aboutHunt(hunt));
}

const coverWound = rule<Blow>('coverWound')
  .set('cards', wound)
  .maybeCall('reward', carryOut, rewardDue)
  .each('effects', carryOut, (game, { player, cards }) =>
    cards
      .filter((card) => combatCards[card].hunt.length > 0)
      .map((card) => startOf(player, `hunt:${card}`, aboutHunt(huntOf(game)))),
  )
  .do('fall', (game) => {
    const hunt = huntOf(game);
    if (openPositions(game, hunt.prey).length === 0) hunt.ended = 'success';
  });

/** One card, or none, at one position. */
export const dealBlow = rule<Blow>('dealBlow')
  .set('isHalf', isHalf)
  .set('weapon', strike)
  .do('half', (game, { isHalf: half, weapon, ...blow }) => {
    if (half) meetHalf(game, blow, weapon);
  })
  .maybeCall('cover', coverWound, (_, { isHalf: half, player, position, card }) =>
    half ? undefined : { player, position, card },
  );
