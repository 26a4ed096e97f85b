// A unit as it lies: what it costs, how strong it is, what it can do, and how it fares.
import { Icon } from '@krcma/tableware/pieces';
import { memo } from 'react';
import type { UnitCard } from '../data/unit-card.ts';
import { type UnitId, units } from '../data/units.ts';
import type { Unit } from '../state.ts';
import type { BoardWords } from '../text/board-words.ts';
import { elementIcons, recruitIcons, unitIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { ManaSign } from './mana.tsx';
import { placed } from './table.ts';
import './unit-face.css';

interface UnitFaceProps {
  readonly id: UnitId;
  readonly words: BoardWords;
  /** A unit somebody has; otherwise it lies in the offer. */
  readonly held?: Unit;
}

export const UnitFace = memo(function UnitFace({ id, words, held }: UnitFaceProps) {
  const { cost, level, armor, resistances, abilities, sites: where, tier }: UnitCard = units[id];
  return (
    <span
      className="mk-unit-card"
      data-tier={tier}
      data-spent={held?.spent || undefined}
      data-wounded={(held?.wounds ?? 0) > 0 || undefined}
    >
      <span className="mk-unit-head">
        <Icon name={unitIcons[id]} sign={`offer:${id}`} />
        <b>{words.unit(id)}</b>
        <span className="mk-unit-level" data-sign="unit-level">
          {'I'.repeat(level > 3 ? 0 : level) || 'IV'}
        </span>
      </span>
      <span className="mk-unit-line">
        {held === undefined && (
          <span className="mk-unit-part" data-sign="cost">
            <Icon name={icons.influence} />
            {cost}
          </span>
        )}
        <span className="mk-unit-part" data-sign="armor">
          <Icon name={icons.armor} />
          {armor}
        </span>
        {resistances.map((each) => (
          <Icon key={each} name={elementIcons[each]} sign={`${each}-resistance`} />
        ))}
        {held === undefined &&
          where.map((each) => <Icon key={each} name={recruitIcons[each]} sign={`at-${each}`} />)}
        {(held?.wounds ?? 0) > 0 && <Icon name={icons.wound} sign="wound" />}
      </span>
      <span className="mk-unit-abilities">
        {placed(abilities).map(({ each: { mana }, place }) => (
          <span key={place}>
            {mana !== undefined && <ManaSign colour={mana} />}
            {words.effect(`unit:${id}:${place}`)}
          </span>
        ))}
      </span>
    </span>
  );
});
