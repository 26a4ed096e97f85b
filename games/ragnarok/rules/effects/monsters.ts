// Operations on monsters: which of them are activated, and which are controlled.
import { calling, type Seat } from '@krcma/kernel';
import type { MonsterId } from '../../data/monsters.ts';
import type { Ragnarok } from '../../state.ts';
import { activation } from '../activation.ts';
import {
  activatable,
  activating,
  hasFreeRing,
  monstersOf,
  placeOfMonster,
  releaseMonster,
  takeMonster,
} from '../monsters.ts';
import { type Of, rule } from '../script.ts';
import type { OpAt } from './op-at.ts';

export const activateOption = (game: Ragnarok, monster: MonsterId) =>
  ({
    id: `activate:${monster}`,
    label: { key: 'activate-monster', monster, region: placeOfMonster(game, monster) },
    thing: `monster:${monster}`,
    rule: 'LOR-MONS.2',
  }) as const;

/** Those of others (LOR-MCTL.6); whoever leaves the board has no ring. */
export const refusedActivations = (game: Ragnarok, seat: Seat) =>
  game.monsters.flatMap(({ id, owner }) =>
    owner === null || owner === seat
      ? []
      : [
          {
            ...activateOption(game, id),
            reason: { key: 'monster-of-another', monster: id, owner } as const,
            rule: 'LOR-MCTL.6' as const,
          },
        ],
  );

/** One monster of those that may be; a second may be left. */
export const activateOne = rule<Of & { already: MonsterId[]; mayStop: boolean }>('activateOne')
  .maybeChoose('monster', {
    kind: 'one',
    values: (game, { player, already, mayStop }): (MonsterId | 'done')[] | undefined => {
      const found = activatable(game, player).filter((id) => !already.includes(id));
      if (found.length === 0) return undefined;
      return mayStop ? [...found, 'done'] : found;
    },
    option: (game, monster) =>
      monster === 'done'
        ? { id: 'done', label: { key: 'activate-no-more' }, rule: 'LOR-MONS.1' }
        : activateOption(game, monster),
    prompt: (_, { mayStop }) => ({ key: 'ask-activate', second: mayStop }),
    refused: (game, { player }) => refusedActivations(game, player),
  })
  .callNamed('activation', (game, { monster }) =>
    monster === undefined || monster === 'done' ? undefined : calling(activation, activating(game, monster)),
  );

/** The monster that was chosen with the rune action, or one of those there are. */
const activateMonster = rule<OpAt>('activateMonster').callNamed('one', (game, { player, monster }) =>
  monster === undefined
    ? calling(activateOne, { player, already: [], mayStop: false })
    : calling(activation, activating(game, monster)),
);

/** A ring of one's own; of two that are in use one is moved (LOR-MCTL.1, .2). */
const putRing = rule<Of & { monster: MonsterId }>('putRing')
  .maybeChoose('from', {
    kind: 'one',
    values: (game, { player }) => (hasFreeRing(game, player) ? undefined : monstersOf(game, player)),
    option: (_, monster) => ({
      id: `monster:${monster}`,
      label: { key: 'take-ring', monster },
      thing: `monster:${monster}`,
      rule: 'LOR-MCTL.2',
    }),
    prompt: (_, { monster }) => ({ key: 'ask-ring', monster }),
  })
  .do('move', (game, { player, monster, from }) => {
    if (from !== undefined) releaseMonster(game, from);
    takeMonster(game, player, monster);
  });

/** The monster whose rune was paid (LOR-RACT.5). */
const controlMonster = rule<OpAt>('controlMonster').maybeCall('ring', putRing, (_, { player, monster }) =>
  monster === undefined ? undefined : { player, monster },
);

export const monsterOperations = { activateMonster, controlMonster };
