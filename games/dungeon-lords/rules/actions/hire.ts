// Chapter DL-HIRE: creatures for the lair.
import { type CreatureId, creatureOf } from '../../data/creatures.ts';
import { type SlotIndex, slotOf } from '../../data/orders.ts';
import type { Goods } from '../../data/types.ts';
import { type DungeonLords, lordAt } from '../../state.ts';
import { payCreature } from '../creature-cost.ts';
import { canPay, lacking } from '../goods.ts';
import { note, rule } from '../script.ts';
import { declineOption, type Hinders, type OfSlot } from './slot.ts';

/** The tile's cost, and what the slot adds (DL-HIRE.2). */
export function hirePrice(creature: CreatureId, slot: SlotIndex): Goods {
  const { cost } = creatureOf(creature);
  const { pay } = slotOf('hire-monster', slot);
  return pay?.food === undefined ? cost : { ...cost, food: (cost.food ?? 0) + pay.food };
}

/** Kinds on offer, each once. */
function offered({ creatures }: DungeonLords): CreatureId[] {
  const kinds: CreatureId[] = [];
  for (const id of creatures.offer) if (id !== null && !kinds.includes(id)) kinds.push(id);
  return kinds;
}

const DECLINE = 'decline';

/** "I cannot or will not pay for any tile" (DL-HIRE.3). */
export const nobodyToHire: Hinders = (game, lord, slot) => {
  const kinds = offered(game);
  if (kinds.length === 0) return { why: 'nothing-offered' };
  return kinds.some((id) => canPay(game, lord, hirePrice(id, slot))) ? undefined : { why: 'none-affordable' };
};

const hireOption = (creature: CreatureId, slot: SlotIndex) =>
  ({
    id: `hire:${creature}`,
    label: { key: 'hire-creature', creature, price: hirePrice(creature, slot) },
    thing: `offer:${creature}`,
    rule: 'DL-HIRE.2',
  }) as const;

export const hireMonster = rule<OfSlot>('hireMonster')
  .choose('creature', {
    kind: 'one',
    values: (game, { player, slot }): (CreatureId | typeof DECLINE)[] => {
      const lord = lordAt(game, player);
      const kinds: (CreatureId | typeof DECLINE)[] = [];
      for (const id of offered(game)) if (canPay(game, lord, hirePrice(id, slot))) kinds.push(id);
      kinds.push(DECLINE);
      return kinds;
    },
    option: (_, creature, { slot }) =>
      creature === DECLINE ? declineOption('hire-monster') : hireOption(creature, slot),
    prompt: (_, { slot }) => ({ key: 'ask-hire', slot }),
    refused: (game, { player, slot }) => {
      const lord = lordAt(game, player);
      return offered(game)
        .filter((id) => !canPay(game, lord, hirePrice(id, slot)))
        .map((id) => {
          const lacks = lacking(game, lord, hirePrice(id, slot));
          const rule = lacks.trap ? 'DL-HIRE.6' : lacks.monster ? 'DL-HIRE.7' : 'DL-HIRE.2';
          return { ...hireOption(id, slot), reason: { key: 'too-poor', lacks }, rule } as const;
        });
    },
  })
  .maybeCall('given', payCreature, (_, { player, slot, creature }) =>
    creature === DECLINE ? undefined : { player, creature, price: hirePrice(creature, slot) },
  )
  .do('hire', (game, { player, slot, creature }) => {
    if (creature === DECLINE) return;
    const { offer } = game.creatures;
    offer[offer.indexOf(creature)] = null;
    lordAt(game, player).lair.push({ id: creature, stance: 'ready' });
    note({ key: 'creature-hired', player, creature, slot, paid: hirePrice(creature, slot) });
  })
  .gives((_, { creature }) => creature !== DECLINE);
