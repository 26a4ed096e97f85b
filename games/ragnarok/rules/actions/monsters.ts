// Chapter LOR-MONS: monsters are activated, or one is hunted.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import type { Region } from '../../data/board.ts';
import type { MonsterId } from '../../data/monsters.ts';
import { companyOf } from '../../data/setup.ts';
import type { RagnarokTypes } from '../../messages.ts';
import { type Prey, playerAt, type Ragnarok } from '../../state.ts';
import { activation } from '../activation.ts';
import { killsOf } from '../control.ts';
import { activateOne, activateOption, refusedActivations } from '../effects/monsters.ts';
import type { OpAt } from '../effects/op-at.ts';
import { hunt } from '../hunt/hunt.ts';
import { openPositions } from '../hunt/wounds.ts';
import { activatable, activating } from '../monsters.ts';
import { type Of, rule } from '../script.ts';

/** Enough kills (LOR-VIC.5). */
const mayHuntLoki = (game: Ragnarok, seat: Seat): boolean =>
  killsOf(game, seat) >= companyOf(game.seats).killsForLoki;

/** Whom a hero standing there could hunt: monsters of anybody, Loki only after enough kills (LOR-MONS.3 to .5). */
export function preyIn(game: Ragnarok, seat: Seat, region: Region | null): Prey[] {
  const prey: Prey[] = [];
  for (const monster of game.monsters)
    if (region !== null && monster.region === region) prey.push(monster.id);
  if (game.loki.region === region && mayHuntLoki(game, seat)) prey.push('loki');
  return prey;
}

type Activate = { do: 'activate'; monster: MonsterId };
type Pursue = { do: 'hunt'; prey: Prey };

const activate: ActKind<RagnarokTypes, Of, Activate> = {
  list: (game, { player }, into) => {
    for (const monster of activatable(game, player)) into.push({ do: 'activate', monster });
  },
  option: (game, { monster }) => activateOption(game, monster),
  refused: (game, { player }) => refusedActivations(game, player),
  carryOut: (game, { monster }) => calling(activation, activating(game, monster)),
};

const huntOption = (game: Ragnarok, prey: Prey) =>
  ({
    id: `hunt:${prey}`,
    label: { key: 'hunt-prey', prey, open: openPositions(game, prey).length },
    thing: prey === 'loki' ? 'loki' : `monster:${prey}`,
    rule: prey === 'loki' ? 'LOR-MONS.5' : 'LOR-MONS.3',
  }) as const;

const preyOnBoard = (game: Ragnarok): { prey: Prey; region: Region }[] => [
  ...game.monsters.flatMap(({ id, region }) => (region === null ? [] : [{ prey: id, region }])),
  { prey: 'loki', region: game.loki.region },
];

function refusedHunts(game: Ragnarok, seat: Seat) {
  const here = preyIn(game, seat, playerAt(game, seat).region);
  const kills = killsOf(game, seat);
  const needed = companyOf(game.seats).killsForLoki;
  return preyOnBoard(game)
    .filter(({ prey }) => !here.includes(prey))
    .map(({ prey, region }) => ({
      ...huntOption(game, prey),
      ...(prey === 'loki' && kills < needed
        ? ({ reason: { key: 'loki-too-early', kills, needed }, rule: 'LOR-VIC.5' } as const)
        : ({ reason: { key: 'prey-elsewhere', prey, region }, rule: huntOption(game, prey).rule } as const)),
    }));
}

const pursue: ActKind<RagnarokTypes, Of, Pursue> = {
  list: (game, { player }, into) => {
    for (const prey of preyIn(game, player, playerAt(game, player).region)) into.push({ do: 'hunt', prey });
  },
  option: (game, { prey }) => huntOption(game, prey),
  refused: (game, { player }) => refusedHunts(game, player),
  carryOut: (_, { prey }, { player }) => calling(hunt, { player, prey }),
};

const isIdle = (game: Ragnarok, seat: Seat): boolean =>
  activatable(game, seat).length === 0 && preyIn(game, seat, playerAt(game, seat).region).length === 0;

/** One or two monsters, or a hunt (LOR-MONS.1); what has become impossible is left (LOR-SPEC.14). */
export const monstersAction = rule<OpAt>('monstersAction')
  .exitIf('impossible', (game, { player }) => isIdle(game, player))
  .act('deed', {
    kinds: { activate, hunt: pursue },
    prompt: () => ({ key: 'ask-monsters-action' }),
  })
  .maybeCall('second', activateOne, (_, { player, deed }) =>
    deed.do === 'activate' ? { player, already: [deed.monster], mayStop: true } : undefined,
  );
