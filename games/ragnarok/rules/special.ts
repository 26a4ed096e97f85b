// Chapter LOR-SPEC: the special action, the one step that may not be left out.
import './effects/carry-out.ts';
import { ACTIONS, type ActionId } from '../data/wheel.ts';
import type { Ragnarok } from '../state.ts';
import { type OpAt, startOf } from './effects/op-at.ts';
import { closedFor } from './open-actions.ts';
import { type Of, rule, ruleNamed } from './script.ts';
import { momentOf, triggersOn } from './triggers.ts';
import { markSlot } from './wheel.ts';

const actionOption = (action: ActionId) => ({
  id: `act:${action}`,
  label: { key: 'take-action' as const, action },
  thing: `slot:${action}`,
});

function openActions(game: Ragnarok, { player }: Of): ActionId[] {
  const open: ActionId[] = [];
  for (const action of ACTIONS) if (closedFor(game, player, action) === undefined) open.push(action);
  return open;
}

const refusedActions = (game: Ragnarok, { player }: Of) =>
  ACTIONS.flatMap((action) => {
    const closed = closedFor(game, player, action);
    return closed === undefined ? [] : [{ ...actionOption(action), ...closed }];
  });

/** Bonuses and the rune come before the effect (LOR-SPEC.8); Monument has neither (LOR-SPEC.10). */
export const special = rule<Of>('special')
  .choose('action', {
    kind: 'one',
    values: openActions,
    option: (_, action) => ({ ...actionOption(action), rule: 'LOR-SPEC.1' }),
    prompt: () => ({ key: 'ask-special' }),
    refused: refusedActions,
  })
  .maybeCall('marker', markSlot, (_, { player, action }) =>
    action === 'monument' ? undefined : { player, slot: action },
  )
  .offer(
    'action start',
    momentOf('actionStart:monsters', (game, { player, action }) =>
      action === 'monsters' ? triggersOn(game, player, 'actionStart:monsters') : [],
    ),
  )
  .call('effect', ruleNamed<OpAt>('carryOut'), (_, { player, action }) =>
    startOf(player, `action:${action}`, action === 'reinforce' ? { byReinforce: true } : {}),
  )
  .offer(
    'action end',
    momentOf('actionEnd:prepare', (game, { player, action }) =>
      action === 'prepare' ? triggersOn(game, player, 'actionEnd:prepare') : [],
    ),
  );
