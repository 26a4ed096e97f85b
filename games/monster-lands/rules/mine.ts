// Chapter ML-MINE, with the mine bonuses of members and equipment (ML-MER.17, ML-EQU.4).
import { calling, type Seat } from '@krcma/kernel';
import { buildings, type Space } from '../data/board.ts';
import { type EquipmentId, equipmentOf, isEquipment } from '../data/equipment.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import { type Clan, clanAt, type MonsterLands } from '../state.ts';
import type { Action, ActKind } from './acts.ts';
import { isClosed, isOpenSpace, isTaken, placeInBuilding, type RefusedAct, spaceBarrier } from './citadel.ts';
import { freshWith, use } from './clan.ts';
import { spendDie } from './dice.ts';
import { gainCoins } from './gain.ts';
import { note, type Of, rule } from './script.ts';

type Mining = Extract<Action, { do: 'mine' }>;

const SPACES: readonly Space[] = buildings.mine.spaces;
const MININGS: readonly Mining[] = SPACES.map((_, space) => ({ do: 'mine', space }));

const incomeOf = (space: number): number => SPACES[space]?.gain?.coins ?? 0;

const bonusOf = (card: MemberId | EquipmentId): number => {
  const { ability } = isEquipment(card) ? equipmentOf(card) : memberOf(card);
  return ability.op === 'mineBonus' ? ability.coins : 0;
};

/** Nothing speaks against taking the bonuses with the first use of the mine in a round, so they are booked (ML-GEN.19). */
function takeBonuses(game: MonsterLands, seat: Seat, clan: Clan): void {
  for (const card of freshWith(clan, 'mineBonus')) {
    use(clan, card);
    note({ key: 'ability-used', player: seat, card });
    gainCoins(game, seat, bonusOf(card), card);
  }
}

const digInMine = rule<Of & { space: number }>('mine').do('dig', (game, { player, space }) => {
  const clan = clanAt(game, player);
  const { size } = SPACES[space] as Space;
  const dice = Array.from({ length: size }, () => ({ colour: 'strength', face: 0, space }) as const);
  for (const { colour } of dice) spendDie(clan.dice, colour);
  placeInBuilding(game, player, 'mine', dice);
  gainCoins(game, player, incomeOf(space), 'mine');
  takeBonuses(game, player, clan);
});

const optionOf = (space: number) =>
  ({
    id: `mine:${space}`,
    label: { key: 'mine', dice: SPACES[space]?.size ?? 1, coins: incomeOf(space) },
    thing: `space:mine-${space}`,
    rule: 'ML-MINE.1',
  }) as const;

function refusedAt(game: MonsterLands, seat: Seat, space: number): RefusedAct | undefined {
  const barrier = spaceBarrier(game, 'mine', space);
  if (barrier !== undefined) return { ...optionOf(space), ...barrier };
  const has = clanAt(game, seat).dice.strength;
  const needed = SPACES[space]?.size ?? 1;
  if (has >= needed) return undefined;
  const reason = { key: 'no-dice', colour: 'strength', needed, has } as const;
  return { ...optionOf(space), reason, rule: 'ML-MINE.1' };
}

export const mine: ActKind<Mining> = {
  list(game, { player }, into) {
    const { strength } = clanAt(game, player).dice;
    if (strength === 0 || isClosed(game, 'mine')) return;
    for (const mining of MININGS) {
      const space = SPACES[mining.space] as Space;
      if (space.size <= strength && isOpenSpace(game, space) && !isTaken(game, 'mine', mining.space))
        into.push(mining);
    }
  },
  option: (_, { space }) => optionOf(space),
  carryOut: (_, { space }, { player }) => calling(digInMine, { player, space }),
  refused: (game, { player }) =>
    SPACES.map((_, space) => refusedAt(game, player, space)).filter((refusal) => refusal !== undefined),
};
