// What a step leads to: what effects give for it, an assault, and those it provoked (MK-7.7, .9, MK-11.6 to .8).
import type { Seat } from '@krcma/kernel';
import { cardOf, type FaceId } from '../data/cards.ts';
import type { SpaceId } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { BASICS, type Back, type Basic } from '../data/types.ts';
import { type Combat, type MageKnight, playerAt } from '../state.ts';
import { discardFromHand, facesIn } from './deck.ts';
import { mayDuel } from './duel/permission.ts';
import { beginAction } from './figure.ts';
import { gainCrystal } from './gains.ts';
import { working, works } from './lasting.ts';
import { heroesAt, homeOf, isAssaulted, isHomeOf, isUnconquered, ownerOf, siteAt, siteIn } from './map.ts';
import { rampagersBeside } from './provoking.ts';
import { note, type Of, rule, ruleNamed } from './script.ts';

/** Whom a hero fights where, and why (rules/combat/start.ts). */
export interface Fight extends Of {
  space: SpaceId;
  cause: Exclude<Combat['cause'], 'player'>;
  tokens: SpaceId[];
  draws: Back[];
  way: number | null;
  escort: number | null;
}

/** By name: combats play cards, and cards move heroes. */
export const startCombat = ruleNamed<Fight>('startCombat');
const attackPlayer = ruleNamed<Of & { against: Seat }>('attackPlayer');

export interface Arrival extends Of {
  from: SpaceId;
  space: SpaceId;
  provoked: SpaceId[];
}

/** Colours a card gives a crystal of: any for an artifact, which has none. */
const coloursOf = (card: FaceId): readonly Basic[] => {
  const { colours } = cardOf(card);
  return colours.length === 0 ? BASICS : colours;
};

/** A harvest of every space does not use up the one of a single space. */
function spendHarvest(game: MageKnight, seat: Seat): void {
  const harvests = working(game, seat, 'harvest');
  const once = harvests.find(({ op }) => op.times === 1);
  if (once !== undefined && harvests.every(({ op }) => op.times === 1)) once.lasting.left = 0;
}

const harvestOnStep = rule<Of>('harvestOnStep')
  .maybeChoose('card', {
    kind: 'one',
    // Not to be asked would tell of a hand that it is nothing but wounds.
    always: true,
    values: (game, { player }): (FaceId | null)[] | undefined => {
      const { hand } = playerAt(game, player);
      return hand.length === 0 ? undefined : [...facesIn(hand), null];
    },
    option: (_, card) =>
      card === null
        ? { id: 'done', label: { key: 'harvest-nothing' } }
        : { id: `discard:${card}`, label: { key: 'harvest', card }, thing: `card:${card}` },
    prompt: () => ({ key: 'ask-harvest' }),
  })
  .exitWithout('card')
  .choose('colour', {
    kind: 'one',
    values: (_, { card }) => coloursOf(card),
    option: (_, colour) => ({
      id: `colour:${colour}`,
      label: { key: 'crystal-of', colour },
      thing: `crystal:${colour}`,
    }),
    prompt: () => ({ key: 'ask-crystal' }),
  })
  .do('gain', (game, { player, card, colour }) => {
    discardFromHand(game, player, card);
    note({ key: 'harvested', player, card });
    gainCrystal(game, player, colour);
    spendHarvest(game, player);
  });

/** The owner of a keep who is at home. */
const ownerInside = (game: MageKnight, seat: Seat, space: SpaceId): Seat | undefined => {
  const owner = ownerOf(game, space);
  return owner !== undefined && !isHomeOf(game, seat, space) && heroesAt(game, space).includes(owner)
    ? owner
    : undefined;
};

const isOwnerInside = (game: MageKnight, seat: Seat, space: SpaceId): boolean =>
  ownerInside(game, seat, space) !== undefined;

/** To enter it attacks that player at once (MK-7.17); where that is not allowed nothing is done there (MK-7.22). */
function ownerAttacked(game: MageKnight, seat: Seat, space: SpaceId): Seat | undefined {
  const owner = ownerInside(game, seat, space);
  return owner === undefined || !mayDuel(game, seat, owner, space) ? undefined : owner;
}

/** The garrison of a keep that somebody owns is drawn when it is assaulted (MK-9.9, MK-39.9). */
function garrisonDrawn(game: MageKnight, space: SpaceId): Back[] {
  const site = siteAt(game, space);
  if (site === undefined || isUnconquered(game, space)) return [];
  const { garrison = [] } = siteIn(game, site);
  const times = scenarioOf(game.scenario).ownedGarrisons?.[Math.ceil(game.round / 2) - 1] ?? 1;
  return Array.from({ length: times }, () => garrison).flat();
}

function fightOnArrival(game: MageKnight, seat: Seat, space: SpaceId, rampagers: readonly SpaceId[]): Fight {
  const isAssault = isAssaulted(game, seat, space);
  return {
    player: seat,
    space: homeOf(game, space),
    cause: isAssault ? 'assault' : 'rampaging',
    tokens: [...(isAssault ? [homeOf(game, space)] : []), ...rampagers],
    draws: isAssault ? garrisonDrawn(game, space) : [],
    way: null,
    escort: null,
  };
}

/** Movement is over: the garrison, those provoked, and whoever beside is challenged as well (MK-11.6 to .8). */
export const meet = rule<Arrival>('meet')
  .do('begin', beginAction)
  .gather('joined', {
    kind: 'some',
    values: (game, { space, provoked }) =>
      rampagersBeside(game, space).filter((each) => !provoked.includes(each)),
    option: (game, space) => ({
      id: `challenge:${space}`,
      label: { key: 'challenge', space, enemy: game.holdings[space]?.tokens[0]?.enemy ?? null },
      thing: `space:${space}`,
      rule: 'MK-11.8',
    }),
    prompt: () => ({ key: 'ask-challenge-too' }),
    done: () => ({ key: 'challenge-nobody-else' }),
  })
  .call('fought', startCombat, (game, { player, space, provoked, joined }) =>
    fightOnArrival(game, player, space, [...provoked, ...joined]),
  );

/** The hero stands where nothing can be done: the turn will end elsewhere (MK-7.22). */
const keptOut = rule<Of & { space: SpaceId }>('keptOut').do('stop', (game, { player, space }) => {
  beginAction(game);
  game.turn.stage = 'acted';
  note({ key: 'owner-at-home', player, space });
});

/** Nothing that ends the movement has happened on the way. */
const isUnderWay = ({ turn }: MageKnight): boolean => turn.stage !== 'acted';

rule<Arrival>('arrive')
  .maybeCall('harvested', harvestOnStep, (game, { player }) =>
    works(game, player, 'harvest') ? { player } : undefined,
  )
  .maybeCall('attacked', attackPlayer, (game, { player, space }) => {
    const against = ownerAttacked(game, player, space);
    return against === undefined ? undefined : { player, against };
  })
  .maybeCall('kept out', keptOut, (game, { player, space }) =>
    isUnderWay(game) && isOwnerInside(game, player, space) ? { player, space } : undefined,
  )
  .maybeCall('met', meet, (game, { player, from, space, provoked }) =>
    isUnderWay(game) &&
    (provoked.length > 0 || isAssaulted(game, player, space)) &&
    !isOwnerInside(game, player, space)
      ? { player, from, space, provoked }
      : undefined,
  );
