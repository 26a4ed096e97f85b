// Chapter LOR-RET: armies that must go, to a region their owner controls.
import type { Seat } from '@krcma/kernel';
import { type Region, regionName } from '../data/board.ts';
import { armyAt, playerAt, type Ragnarok } from '../state.ts';
import { aftermath } from './aftermath.ts';
import { destroyArmy } from './armies.ts';
import { controllerOf } from './control.ts';
import { happen } from './holdings.ts';
import { adjacentFor } from './map.ts';
import { note, type Of, rule } from './script.ts';
import { momentOf, triggersOn } from './triggers.ts';

/** Armies of one player, all in one region. After a battle they go together, else each where it likes (LOR-RET.4, .5). */
export interface Retreating extends Of {
  region: Region;
  armies: number[];
  together: boolean;
}

/** Own regions next to it, by land or over the sea of the own drakkar (LOR-RET.1). */
export const retreatsFrom = (game: Ragnarok, seat: Seat, region: Region): Region[] =>
  adjacentFor(game, seat, region).filter((other) => controllerOf(game, other) === seat);

const stillThere = (game: Ragnarok, { player, region, armies }: Retreating): number[] =>
  armies.filter((id) =>
    playerAt(game, player).armies.some((army) => army.id === id && army.region === region),
  );

const fallBack = rule<Retreating>('fallBack')
  .choose('to', {
    kind: 'one',
    values: (game, { player, region }) => retreatsFrom(game, player, region),
    option: (_, to) => ({
      id: `retreat:${regionName(to)}`,
      label: { key: 'retreat-to', region: to },
      thing: `region:${regionName(to)}`,
      rule: 'LOR-RET.3',
    }),
    prompt: (_, { region, armies }) => ({ key: 'ask-retreat', from: region, armies: armies.length }),
    refused: (game, { player, region }) =>
      adjacentFor(game, player, region)
        .filter((other) => controllerOf(game, other) !== player)
        .map((other) => ({
          id: `retreat:${regionName(other)}`,
          label: { key: 'retreat-to', region: other },
          thing: `region:${regionName(other)}`,
          reason: { key: 'retreat-not-own', region: other },
          rule: 'LOR-RET.1',
        })),
  })
  .do('go', (game, { player, region, armies, to }) => {
    for (const id of armies) armyAt(game, player, id).region = to;
    note({ key: 'armies-retreated', player, from: region, to, armies: armies.length });
  });

/** Without a region to go to they are destroyed, but for what a player holds against it (LOR-RET.2). */
const perish = rule<Retreating>('perish')
  .do('tell', (_, { player, region, armies }) =>
    note({ key: 'retreat-cut-off', player, region, armies: armies.length }),
  )
  .offer(
    'rescue',
    momentOf('beforeRetreatDestroy', (game, { player, region, armies }) =>
      triggersOn(game, player, 'beforeRetreatDestroy', { region, armies }),
    ),
  )
  .do('destroy', (game, retreating) => {
    for (const id of stillThere(game, retreating)) destroyArmy(game, retreating.player, id);
  });

/** Armies go all together, or one by one; no move, so neither Loki nor what acts on moves matters (LOR-RET.6). */
export const retreat = rule<Retreating>('retreat')
  .exitIf('nobody', (game, retreating) => stillThere(game, retreating).length === 0)
  .maybeCall('cut off', perish, (game, retreating) =>
    retreatsFrom(game, retreating.player, retreating.region).length > 0
      ? undefined
      : {
          player: retreating.player,
          region: retreating.region,
          armies: stillThere(game, retreating),
          together: true,
        },
  )
  .each('groups', fallBack, (game, retreating) => {
    const { player, region, together } = retreating;
    const armies = stillThere(game, retreating);
    const groups = together ? [armies] : armies.map((id) => [id]);
    return groups.flatMap((group) =>
      group.length === 0 ? [] : [{ player, region, armies: group, together: true }],
    );
  })
  .do('after', (game, { player, region, armies }) => {
    const gone = armies.filter((id) =>
      playerAt(game, player).armies.some((army) => army.id === id && army.region !== region),
    );
    if (retreatsFrom(game, player, region).length > 0)
      happen(game, { on: 'afterRetreat', player, region, armies: gone });
  })
  .call('aftermath', aftermath, () => ({}));
