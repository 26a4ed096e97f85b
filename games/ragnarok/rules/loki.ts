// Chapter LOR-LOKI: the arch-enemy on the board.
import { type Region, regionName, regionsFor } from '../data/board.ts';
import type { Ragnarok } from '../state.ts';
import { type OpAt, opNamed, startOf } from './effects/op-at.ts';
import { bordering, within } from './map.ts';
import { note, type Of, rule, ruleNamed } from './script.ts';

const carryOut = ruleNamed<OpAt>('carryOut');

/** Over land, and never back to where he begins (LOR-LOKI.9, .17). */
const lokiReach = (game: Ragnarok, moves: number): Region[] =>
  within(game.loki.region, moves, (region) => bordering(game, region));

const optionOf = (key: 'move-loki' | 'place-loki', to: Region) =>
  ({
    id: regionName(to),
    label: { key, to },
    thing: `region:${regionName(to)}`,
    rule: 'LOR-LOKI.9',
  }) as const;

const refusedHere = (game: Ragnarok, key: 'move-loki' | 'place-loki') => [
  {
    ...optionOf(key, game.loki.region),
    reason: { key: 'loki-must-move' },
    rule: 'LOR-LOKI.17',
  } as const,
];

const moveLoki = rule<OpAt>('moveLoki')
  .choose('to', {
    kind: 'place',
    values: (game, at) => lokiReach(game, opNamed(at, 'moveLoki').max),
    option: (_, to) => optionOf('move-loki', to),
    prompt: (game) => ({ key: 'ask-move-loki', from: game.loki.region }),
    refused: (game) => refusedHere(game, 'move-loki'),
  })
  .do('move', (game, { player, to }) => {
    note({ key: 'loki-moved', player, from: game.loki.region, to });
    game.loki.region = to;
  });

/** Placed, not moved: nobody loses anything (LOR-LOKI.15). */
const placeLoki = rule<OpAt>('placeLoki')
  .choose('to', {
    kind: 'place',
    values: (game) => regionsFor(game.seats).filter((region) => region !== game.loki.region),
    option: (_, to) => optionOf('place-loki', to),
    prompt: (game) => ({ key: 'ask-place-loki', from: game.loki.region }),
    refused: (game) => refusedHere(game, 'place-loki'),
  })
  .do('place', (game, { to }) => {
    game.loki.region = to;
    note({ key: 'loki-placed', region: to });
  });

/** What his card says for the rune on it (LOR-LOKI.11). */
const archEnemyRuneAbility = rule<OpAt>('archEnemyRuneAbility').call('ability', carryOut, (_, { player }) =>
  startOf(player, 'loki:rune'),
);

/** By the symbol on an event, after the monsters (LOR-LOKI.10). */
export const activateLoki = rule<Of>('activateLoki').call('activation', carryOut, (_, { player }) =>
  startOf(player, 'loki:activation'),
);

export const lokiOperations = { moveLoki, placeLoki, archEnemyRuneAbility };
