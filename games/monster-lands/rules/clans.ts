// Chapter ML-PSET: the clans are picked in turn order, or dealt.
import { below, type Seat } from '@krcma/kernel';
import type { ComponentId } from '../data/components.ts';
import { memberOf, startingPairs } from '../data/members.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { basicTrapOf } from '../data/traps.ts';
import { AFFINITIES, type Affinity } from '../data/types.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import { newMember } from './members.ts';
import { note, type Of, rule } from './script.ts';

function fetch(game: MonsterLands, id: ComponentId): void {
  game.box.splice(game.box.indexOf(id), 1);
}

/** Leader, basic mercenary and the leader's trap (ML-PSET.1, ML-PSET.6, ML-PSET.7). */
export const startsWith = (affinity: Affinity): readonly ComponentId[] => [
  ...startingPairs[affinity],
  basicTrapOf(affinity),
];

export function takeClan(game: MonsterLands, seat: Seat, affinity: Affinity): void {
  const clan = clanAt(game, seat);
  const pair = startingPairs[affinity];
  for (const id of startsWith(affinity)) fetch(game, id);
  clan.affinity = affinity;
  clan.leader = pair[0];
  clan.members = pair.map(newMember);
  clan.reputation = memberOf(pair[0]).reputation + memberOf(pair[1]).reputation;
  clan.traps = [basicTrapOf(affinity)];
  note({ key: 'clan-taken', player: seat, affinity });
}

/** What is left; one at random when they are dealt, the scenario's when it names one (ML-PSET.2, ML-SOLO.3). */
function affinitiesFor(game: MonsterLands): Affinity[] {
  const fixed = game.scenario && scenarioOf(game.scenario).startAffinity;
  if (fixed !== undefined) return [fixed];
  return AFFINITIES.filter((affinity) => game.clans.every((clan) => clan.affinity !== affinity));
}

export const pickClan = rule<Of>('pickClan')
  .choose('affinity', {
    kind: 'one',
    values: (game) => affinitiesFor(game),
    option: (_, affinity) => ({
      id: `clan:${affinity}`,
      label: { key: 'clan', affinity },
      thing: `clan:${affinity}`,
      rule: 'ML-PSET.2',
    }),
    prompt: () => ({ key: 'ask-clan' }),
  })
  .do('take', (game, { player, affinity }) => takeClan(game, player, affinity));

/** Asking must not roll dice, so clans are dealt in a step of their own. */
export function dealClans(game: MonsterLands): void {
  for (let seat = 0; seat < game.seats; seat++) {
    const left = affinitiesFor(game);
    takeClan(game, seat, left[below(game, left.length)] as Affinity);
  }
}
