// Whether an operation would do anything: what may be chosen, bought or offered (LOR-SPEC.2, LOR-RACT.15).
import type { DeedName, OpName } from '../../data/ops.ts';
import { playerAt, type Ragnarok } from '../../state.ts';
import { openRealms } from '../alliances.ts';
import { healthy } from '../attributes.ts';
import { refugesOf, sideOf } from '../battle/sides.ts';
import { drakkarReach, heroReach } from '../map.ts';
import { activatable, controllable } from '../monsters.ts';
import { priestsInBank } from '../priests.ts';
import { canRecruit } from '../recruiting.ts';
import { runesInBank } from '../runes.ts';
import { raisableBy } from './attributes.ts';
import { holds } from './conditions.ts';
import { below, listAt, type OpAt, opAt, opNamed } from './op-at.ts';
import { heroPlaces, placeableArmies } from './pieces.ts';
import { growing } from './strengths.ts';
import { seatsHit } from './who.ts';

type IsPossible = (game: Ragnarok, at: OpAt) => boolean;

/** By name; what is not here can always be done. Each chapter gives its own. */
const possible: Readonly<Partial<Record<DeedName, IsPossible>>> = {
  choose: (game, at) => {
    const op = opNamed(at, 'choose');
    return op.of.some((_, way) => canCarryOut(game, below(at, way)));
  },
  drawCombat: ({ combat }) => combat.deck.length + combat.discard.length > 0,
  gainRune: (game) => runesInBank(game).length > 0,
  gainPriest: (game, { player }) => priestsInBank(game, player) > 0,
  heal: (game, { player }) => playerAt(game, player).injured.length > 0,
  attrPlus: (game, at) => raisableBy(playerAt(game, at.player), opNamed(at, 'attrPlus').attr).length > 0,
  ally: (game, at) => openRealms(game, at.player, opNamed(at, 'ally').filter).length > 0,
  recruit: (game, at) => canRecruit(game, at.player, opNamed(at, 'recruit').where),
  armyPlus: (game, at) => growing(game, at).length > 0,
  placeArmy: (game, at) => placeableArmies(game, at).length > 0,
  placeHero: (game, at) => heroPlaces(game, at).length > 0,
  activateMonster: (game, { player }) => activatable(game, player).length > 0,
  controlMonster: (game, { player }) => controllable(game, player).length > 0,
  moveHero: (game, at) => heroReach(game, at.player, opNamed(at, 'moveHero').max).length > 0,
  injure: (game, at) =>
    seatsHit(game, at, opNamed(at, 'injure').who).some((seat) => healthy(playerAt(game, seat)).length > 0),
  peekHand: (game, at) =>
    seatsHit(game, at, opNamed(at, 'peekHand').who).some((seat) => playerAt(game, seat).hand.length > 0),
  retrieveCard: ({ battle }, { player }) => battle !== null && sideOf(battle, player).cards.length > 0,
  saveArmy: (game, at) => refugesOf(game, at).length > 0,
  moveDrakkar: (game, at) => drakkarReach(game, at.player, opNamed(at, 'moveDrakkar').max).length > 0,
};

const isPossibleFor = (name: OpName): IsPossible | undefined => possible[name as DeedName];

export const canDo: IsPossible = (game, at) => {
  const op = opAt(at);
  return holds(game, at, op.when) && (isPossibleFor(op.op)?.(game, at) ?? true);
};

/** Whether any operation of a list, or of a whole source, would do something. */
export const canCarryOut: IsPossible = (game, at) =>
  listAt(at).some((_, index) => canDo(game, below(at, index)));
