// Operations on the strength of armies.
import { type Seat, seatsFrom } from '@krcma/kernel';
import type { Region } from '../../data/board.ts';
import { placeOf } from '../../data/board.ts';
import type { ArmyScope } from '../../data/ops.ts';
import { TOP_STRENGTH } from '../../data/setup.ts';
import { type Army, armyAt, playerAt, type Ragnarok } from '../../state.ts';
import { armyThing } from '../activate.ts';
import { armiesIn, strengthen, weaken } from '../armies.ts';
import { controllerOf } from '../control.ts';
import { rule } from '../script.ts';
import { below, type OpAt, opNamed } from './op-at.ts';
import { monsterPlayerOf, opponentOf, regionAt } from './who.ts';

type IsMeant = (game: Ragnarok, at: OpAt, army: Army) => boolean;

const everywhere: IsMeant = () => true;
const named: IsMeant = (_, { armies = [] }, { id }) => armies.includes(id);

/** Own armies by scope. */
const ownScopes: Readonly<Partial<Record<ArmyScope, IsMeant>>> = {
  oneOwnArmyOnBoard: everywhere,
  ownArmiesOnBoard: everywhere,
  oneOwnArmyInOwnSettlement: (game, { player }, { region }) =>
    controllerOf(game, region) === player && placeOf(game.seats, region).settlement === true,
  oneOwnArmyInBattle: (game, at, { region }) => region === regionAt(game, at),
  theRecruitedArmy: named,
  oneRetreatedArmy: named,
};

/** Own armies that can still grow (LOR-ARMY.2). */
export function growing(game: Ragnarok, at: OpAt): number[] {
  const isMeant = ownScopes[opNamed(at, 'armyPlus').scope];
  const ids: number[] = [];
  if (isMeant === undefined) return ids;
  for (const army of playerAt(game, at.player).armies)
    if (army.strength < TOP_STRENGTH && isMeant(game, at, army)) ids.push(army.id);
  return ids;
}

interface Growth extends OpAt {
  by: number;
}

const strengthenOne = rule<Growth>('strengthenOne')
  .maybeChoose('army', {
    kind: 'one',
    values: (game, at) => {
      const ids = growing(game, at);
      return ids.length === 0 ? undefined : ids;
    },
    option: (game, id, { player, by }) => {
      const { region, strength } = armyAt(game, player, id);
      const to = Math.min(TOP_STRENGTH, strength + by);
      return {
        id: armyThing(player, id),
        label: { key: 'army-becomes', player, region, strength, to },
        thing: armyThing(player, id),
        rule: 'LOR-ARMY.2',
      };
    },
    prompt: (_, { source, by }) => ({ key: 'ask-army-plus', source, by }),
    refused: (game, at) => {
      const open = growing(game, at);
      return playerAt(game, at.player)
        .armies.filter(({ id }) => !open.includes(id))
        .map(({ id, region, strength }) => ({
          id: armyThing(at.player, id),
          label: { key: 'army-becomes', player: at.player, region, strength, to: strength },
          reason:
            strength >= TOP_STRENGTH
              ? { key: 'army-is-at-top', strength }
              : { key: 'no-own-settlement', region },
          thing: armyThing(at.player, id),
          rule: strength >= TOP_STRENGTH ? 'LOR-ARMY.2' : 'LOR-MAP.6',
        }));
    },
  })
  .do('strengthen', (game, { player, army, by }) => {
    if (army !== undefined) strengthen(game, player, army, by);
  });

/** All to one army, or point by point to any (LOR-PRAY.5). */
const armyPlus = rule<OpAt>('armyPlus').times(
  'points',
  strengthenOne,
  (_, at) => {
    const { n, distribute } = opNamed(at, 'armyPlus');
    return distribute ? n : 1;
  },
  (_, at) => {
    const { n, distribute } = opNamed(at, 'armyPlus');
    return { ...below(at), by: distribute ? 1 : n };
  },
);

/** An army of anybody. */
export type Target = { seat: Seat; army: number };

const regionOfScope = (game: Ragnarok, at: OpAt, scope: ArmyScope): Region | null =>
  scope === 'eachArmyInLokiRegion' ? game.loki.region : regionAt(game, at);

/** Armies of a scope in their region, of the enemy only where it says so; none that is at its floor already. */
function targetsOf(game: Ragnarok, at: OpAt, scope: ArmyScope, floor = 0): Target[] {
  const region = regionOfScope(game, at, scope);
  if (region === null) return [];
  const enemy = scope === 'oneEnemyArmyInBattle' ? opponentOf(game, at.player) : undefined;
  const targets: Target[] = [];
  for (const seat of seatsFrom(game.active, game.seats)) {
    if (scope === 'oneEnemyArmyInBattle' && seat !== enemy) continue;
    for (const { id, strength } of armiesIn(game, seat, region))
      if (strength > floor) targets.push({ seat, army: id });
  }
  return targets;
}

const weakened = (game: Ragnarok, { seat, army }: Target, n: number, floor = 0): number =>
  Math.max(floor, armyAt(game, seat, army).strength - n);

const isOfEach = (scope: ArmyScope): boolean => scope.startsWith('each');

/** Every army of a region, or one: the owner picks unless it says who (LOR-ARMY.1). */
const armyMinus = rule<OpAt>('armyMinus')
  .maybeChoose('target', {
    kind: 'one',
    values: (game, at): Target[] | undefined => {
      const { scope, min } = opNamed(at, 'armyMinus');
      const targets = isOfEach(scope) ? [] : targetsOf(game, at, scope, min);
      return targets.length === 0 ? undefined : targets;
    },
    option: (game, target, at) => {
      const { n, min } = opNamed(at, 'armyMinus');
      const { region, strength } = armyAt(game, target.seat, target.army);
      const to = Math.max(0, weakened(game, target, n, min));
      return {
        id: armyThing(target.seat, target.army),
        label: { key: 'army-becomes', player: target.seat, region, strength, to },
        thing: armyThing(target.seat, target.army),
        rule: 'LOR-ARMY.1',
      };
    },
    prompt: (_, at) => ({ key: 'ask-army-minus', source: at.source, by: opNamed(at, 'armyMinus').n }),
    seat: (game, at) => {
      const { choose, scope, min } = opNamed(at, 'armyMinus');
      if (choose === 'monsterPlayer') return monsterPlayerOf(game, at);
      return choose === 'you' ? at.player : (targetsOf(game, at, scope, min)[0]?.seat ?? at.player);
    },
  })
  .do('weaken', (game, { target, ...at }) => {
    const { n, scope, min } = opNamed(at, 'armyMinus');
    const hit = isOfEach(scope) ? targetsOf(game, at, scope, min) : target === undefined ? [] : [target];
    for (const each of hit) {
      const { strength } = armyAt(game, each.seat, each.army);
      weaken(game, each.seat, each.army, strength - weakened(game, each, n, min));
    }
  });

export const strengthOperations = { armyPlus, armyMinus } as const;
