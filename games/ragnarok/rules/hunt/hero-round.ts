// LOR-HUNT.35 to .38: the hero deals wounds, one after the other.
import { type ActKind, calling } from '@krcma/kernel';
import { type CombatCardId, combatCards } from '../../data/combat-cards.ts';
import { rewardOf, symbolsOf } from '../../data/prey.ts';
import type { HoldingSource } from '../../data/sources.ts';
import type { RagnarokTypes } from '../../messages.ts';
import { type Hunt, playerAt, type Ragnarok } from '../../state.ts';
import { useHolding } from '../aftermath.ts';
import { type Of, rule } from '../script.ts';
import { huntOf, isOver, kindsIn } from './hunting.ts';
import { askedAt, barePositions, helperWith, playableAt, positionsToMeet } from './weapons.ts';
import { dealBlow } from './wounding.ts';
import { distinctPositions, markersOn } from './wounds.ts';

type Wound = { do: 'wound'; position: number; card: CombatCardId };
type Use = { do: 'use'; source: HoldingSource };
type Stop = { do: 'stop' };

const rewardAt = (hunt: Hunt, position: number) => {
  const reward = hunt.rewarded.includes(position) ? undefined : rewardOf(hunt.prey, position);
  return reward === undefined ? {} : { reward };
};

/** Positions that are covered, or that no card in hand meets. */
function refusedPositions(game: Ragnarok) {
  const hunt = huntOf(game);
  const hand = kindsIn(playerAt(game, hunt.hunter).hand);
  const markers = markersOn(game, hunt.prey);
  const open = distinctPositions(game, hunt.prey);
  return markers.flatMap((owner, position) => {
    if (owner === null && !open.includes(position)) return [];
    const isMet = hunt.half === null && hand.some((card) => playableAt(game, hunt, position, card));
    if (owner === null && (isMet || hunt.half?.position === position)) return [];
    const weapons = symbolsOf(hunt.prey, position);
    return [
      {
        id: `wound:${position}`,
        label: { key: 'bare-wound', weapons } as const,
        thing: `wound:${position}`,
        reason:
          owner === null
            ? ({ key: 'no-weapon-for', weapons } as const)
            : ({ key: 'wound-covered', player: owner } as const),
        rule: hunt.prey === 'loki' && owner === null ? ('LOR-HUNT.41' as const) : ('LOR-HUNT.35' as const),
      },
    ];
  });
}

/** Cards in hand that wound nothing now. */
function refusedCards(game: Ragnarok) {
  const hunt = huntOf(game);
  const positions = positionsToMeet(game, hunt);
  return kindsIn(playerAt(game, hunt.hunter).hand)
    .filter((card) => !positions.some((position) => playableAt(game, hunt, position, card)))
    .map((card) => ({
      id: `card:${card}`,
      label: { key: 'defend-with', card, strength: combatCards[card].strength } as const,
      thing: `card:${card}`,
      reason:
        combatCards[card].weapon === 'shield'
          ? ({ key: 'shield-only-defends' } as const)
          : ({ key: 'no-wound-for', card } as const),
      rule: 'LOR-HUNT.35' as const,
    }));
}

const wound: ActKind<RagnarokTypes, Of, Wound> = {
  list: (game, { player }, into) => {
    const hunt = huntOf(game);
    const hand = kindsIn(playerAt(game, player).hand);
    for (const position of positionsToMeet(game, hunt))
      for (const card of hand)
        if (playableAt(game, hunt, position, card)) into.push({ do: 'wound', position, card });
  },
  option: (game, { position, card }) => {
    const hunt = huntOf(game);
    const by = playableAt(game, hunt, position, card)?.by;
    return {
      id: `wound:${position}:${card}`,
      label: {
        key: 'wound-with',
        card,
        weapons: askedAt(hunt, position),
        ...rewardAt(hunt, position),
        ...(by !== undefined && { by }),
      },
      thing: `wound:${position}`,
      rule: hunt.prey === 'loki' ? 'LOR-HUNT.41' : 'LOR-HUNT.35',
    };
  },
  refused: (game) => [...refusedPositions(game), ...refusedCards(game)],
  carryOut: (_, { position, card }, { player }) => calling(dealBlow, { player, position, card }),
};

/** What wounds without a card (Mjolnir). */
const use: ActKind<RagnarokTypes, Of, Use> = {
  list: (game, _, into) => {
    const hunt = huntOf(game);
    const source = helperWith(game, hunt, 'wound');
    if (source !== undefined && barePositions(game, hunt).length > 0) into.push({ do: 'use', source });
  },
  option: (_, { source }) => ({
    id: `use:${source}`,
    label: { key: 'use-holding', source },
    thing: source,
    rule: 'LOR-ART.2',
  }),
  carryOut: (_, { source }, { player }) => calling(useHolding, { player, source, on: 'huntHeroRound' }),
};

/** The second of Loki's weapons is at hand. */
const canFollow = (game: Ragnarok): boolean => {
  const hunt = huntOf(game);
  const positions = positionsToMeet(game, hunt);
  const holds = playerAt(game, hunt.hunter).hand.some((card) =>
    positions.some((position) => playableAt(game, hunt, position, card)),
  );
  return holds || (helperWith(game, hunt, 'wound') !== undefined && barePositions(game, hunt).length > 0);
};

/**
 * Not between Loki's two weapons: the first is only played where the second can follow. Whoever does not see the hand
 * may imagine one where it cannot, and then the hunter stops.
 */
const stop: ActKind<RagnarokTypes, Of, Stop> = {
  list: (game, _, into) => {
    if (huntOf(game).half === null || !canFollow(game)) into.push({ do: 'stop' });
  },
  option: (game) => {
    const fails = huntOf(game).wounds === 0;
    return {
      id: 'stop',
      label: { key: 'stop-hunt', fails },
      rule: fails ? 'LOR-HUNT.16' : 'LOR-HUNT.38',
    };
  },
};

/** Asked of whoever holds a card, whatever it is: who can do nothing else stops. */
export const blow = rule<Of>('blow')
  .act('deed', {
    always: true,
    kinds: { wound, use, stop },
    prompt: (game) => {
      const { prey, wounds, half } = huntOf(game);
      if (half !== null)
        return { key: 'ask-second-weapon', prey, weapons: askedAt(huntOf(game), half.position) };
      const open = markersOn(game, prey).filter((marker) => marker === null).length;
      return { key: 'ask-wound', prey, open, wounds };
    },
  })
  .gives((_, { deed }) => deed.do !== 'stop');

/** Hand sizes and artifacts are open, so everybody knows when there is nothing to strike with. */
const canStrike = (game: Ragnarok): boolean => {
  const hunt = huntOf(game);
  return playerAt(game, hunt.hunter).hand.length > 0 || helperWith(game, hunt, 'wound') !== undefined;
};

/** Any number of wounds; a round without one ends the hunt (LOR-HUNT.16, .37, .38). */
export const heroRound = rule<Of>('heroRound')
  .do('begin', (game) => {
    huntOf(game).wounds = 0;
  })
  .repeat('blows', blow, (game, { player, blows }) =>
    isOver(game) || blows === false || !canStrike(game) ? undefined : { player },
  )
  .do('end', (game) => {
    const hunt = huntOf(game);
    hunt.half = null;
    if (hunt.ended === null && hunt.wounds === 0) hunt.ended = 'unwounded';
  });
