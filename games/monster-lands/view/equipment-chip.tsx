import { Icon } from '@krcma/tableware/pieces';
import type { EquipmentId } from '../data/equipment.ts';
import type { EquipmentKind } from '../data/types.ts';
import { emblemOf } from './emblems.ts';
import './equipment-chip.css';

interface ChipProps {
  readonly card: EquipmentId;
  readonly kind: EquipmentKind;
  readonly used?: boolean;
}

/** A piece of equipment as its bearer wears it. */
export const EquipmentChip = ({ card, kind, used = false }: ChipProps) => (
  <span className="ml-chip" data-kind={kind} data-used={used || undefined}>
    <Icon name={emblemOf(card)} sign={`card:${card}`} />
  </span>
);
