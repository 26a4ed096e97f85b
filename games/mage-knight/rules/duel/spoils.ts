// MK-17.18, .19: in the melee, damage also takes an artifact or drives the other one away.
import type { ActKind, Refused } from '@krcma/kernel';
import { type CardId, cardOf, type FaceId, WOUND } from '../../data/cards.ts';
import { placeOf, type SpaceId } from '../../data/geometry.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { type Duel, type MageKnight, type Player, playerAt } from '../../state.ts';
import { takeOut } from '../deck.ts';
import { isSafe, printedCost } from '../ground.ts';
import { printedAt } from '../map.ts';
import { note, type Of } from '../script.ts';
import { turnUp } from '../tiles.ts';
import { asSeat, blockerOf } from './turns.ts';

/** What an artifact costs (MK-17.18). */
const THEFT = 5;

type Spoil = { readonly card: FaceId; readonly from: 'discard' | 'play' | 'unit' };

const isArtifact = (card: CardId): card is FaceId => card !== WOUND && cardOf(card).kind === 'artifact';

/** Artifacts that lie in reach: not those in hand, in the deck, or with a unit that stands. */
function spoilsOf({ discard, played, units }: Player): Spoil[] {
  const worn = units.flatMap(({ wounds, banner }) => (wounds > 0 && banner !== null ? [banner] : []));
  return [
    ...discard.filter(isArtifact).map((card): Spoil => ({ card, from: 'discard' })),
    ...played
      .map(({ card }) => card)
      .filter(isArtifact)
      .map((card): Spoil => ({ card, from: 'play' })),
    ...worn.filter(isArtifact).map((card): Spoil => ({ card, from: 'unit' })),
  ];
}

function removeSpoil(owner: Player, { card, from }: Spoil): void {
  if (from === 'discard') takeOut(owner.discard, card);
  else if (from === 'play')
    owner.played.splice(
      owner.played.findIndex((each) => each.card === card),
      1,
    );
  else for (const unit of owner.units) if (unit.wounds > 0 && unit.banner === card) unit.banner = null;
}

type StealAct = { readonly do: 'steal' } & Spoil;

const stealOption = ({ card, from }: Spoil) => ({
  id: `steal:${card}`,
  label: { key: 'steal' as const, card, cost: THEFT, from },
  thing: `card:${card}`,
});

/** Undefined where damage only wounds. */
const melee = ({ duel }: MageKnight): Duel | undefined => (duel?.phase === 'melee' ? duel : undefined);

export const steal: ActKind<MageKnightTypes, Of, StealAct> = {
  list: (game, _, into) => {
    const duel = melee(game);
    if (duel === undefined || duel.damage < THEFT) return;
    for (const spoil of spoilsOf(playerAt(game, blockerOf(duel)))) into.push({ do: 'steal', ...spoil });
  },
  option: (_, spoil) => ({ ...stealOption(spoil), rule: 'MK-17.18' }),
  refused: (game) => {
    const { duel } = game;
    if (duel === undefined || (duel.phase === 'melee' && duel.damage >= THEFT)) return [];
    return spoilsOf(playerAt(game, blockerOf(duel))).map(
      (spoil): Refused<MageKnightTypes> => ({
        ...stealOption(spoil),
        reason:
          duel.phase === 'ranged'
            ? { key: 'only-in-melee' }
            : { key: 'not-enough-damage', cost: THEFT, n: duel.damage },
        rule: 'MK-17.18',
      }),
    );
  },
  carryOut: (game, { card, from }, { player }) => {
    const { duel } = game;
    if (duel === undefined) return undefined;
    const owner = blockerOf(duel);
    duel.damage -= THEFT;
    removeSpoil(playerAt(game, owner), { card, from });
    playerAt(game, player).discard.push(card);
    note({ key: 'artifact-stolen', player, from: owner, card });
    return undefined;
  },
};

type PushAct = { readonly do: 'push'; readonly space: SpaceId };

const pushOption = (game: MageKnight, space: SpaceId) => ({
  id: `push:${space}`,
  label: { key: 'push-to' as const, space, cost: printedCost(game, space) ?? 0 },
  thing: `space:${space}`,
});

/** Why the blocker is not driven there. */
function whyNotPush(game: MageKnight, duel: Duel, space: SpaceId) {
  const cost = printedCost(game, space);
  if (duel.phase === 'ranged') return { key: 'only-in-melee' as const };
  if (cost === undefined || !isSafe(game, blockerOf(duel), space)) return { key: 'not-safe-there' as const };
  return cost > duel.damage ? { key: 'not-enough-damage' as const, cost, n: duel.damage } : undefined;
}

/** Spaces beside the one that is fought for, as far as tiles lie there. */
const around = (game: MageKnight, { space }: Duel): SpaceId[] =>
  placeOf(space).neighbours.filter((next) => printedAt(game, next) !== undefined);

/** It never provokes, and ends the combat (MK-17.19). */
export const push: ActKind<MageKnightTypes, Of, PushAct> = {
  list: (game, _, into) => {
    const duel = melee(game);
    if (duel === undefined) return;
    for (const space of around(game, duel))
      if (whyNotPush(game, duel, space) === undefined) into.push({ do: 'push', space });
  },
  option: (game, { space }) => ({ ...pushOption(game, space), rule: 'MK-17.19' }),
  refused: (game) => {
    const { duel } = game;
    if (duel === undefined) return [];
    return around(game, duel).flatMap((space): Refused<MageKnightTypes>[] => {
      const reason = whyNotPush(game, duel, space);
      return reason === undefined ? [] : [{ ...pushOption(game, space), reason, rule: 'MK-17.19' }];
    });
  },
  carryOut: (game, { space }, { player }) => {
    const { duel } = game;
    if (duel === undefined) return undefined;
    const pushed = blockerOf(duel);
    const cost = printedCost(game, space) ?? 0;
    duel.damage -= cost;
    duel.winner = player;
    duel.over = true;
    note({ key: 'pushed', player: pushed, by: player, space, cost });
    playerAt(game, pushed).space = space;
    asSeat(game, pushed, () => turnUp(game, pushed));
    return undefined;
  },
};
