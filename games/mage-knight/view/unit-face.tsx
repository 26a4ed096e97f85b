// A unit as it lies: what it costs, how strong it is, what it can do, and how it fares.
import { Icon } from '@krcma/tableware/pieces';
import { memo } from 'react';
import type { UnitCard } from '../data/unit-card.ts';
import { type UnitId, units } from '../data/units.ts';
import type { UnitProspect } from '../rules/prospects.ts';
import type { Unit } from '../state.ts';
import type { BoardWords } from '../text/board-words.ts';
import { elementIcons, recruitIcons, unitIcons } from './emblems.ts';
import { Ways } from './gains.tsx';
import * as icons from './icons.ts';
import { ManaSign } from './mana.tsx';
import { placed } from './table.ts';
import './unit-face.css';

interface UnitFaceProps {
  readonly id: UnitId;
  readonly words: BoardWords;
  /** A unit somebody has; otherwise it lies in the offer. */
  readonly held?: Unit;
  /** What its abilities would add now. */
  readonly prospect?: UnitProspect | undefined;
  /** Without its abilities, where they lie beside it. */
  readonly brief?: boolean;
}

interface AbilityProps {
  readonly id: UnitId;
  readonly ability: number;
  readonly words: BoardWords;
  readonly prospect?: UnitProspect['abilities'][number] | undefined;
}

export function UnitAbility({ id, ability, words, prospect }: AbilityProps) {
  const { mana } = (units[id] as UnitCard).abilities[ability] ?? {};
  return (
    <span className="mk-ability" data-no={prospect?.no}>
      <span className="mk-ability-text">
        {mana !== undefined && <ManaSign colour={mana} />}
        {words.effect(`unit:${id}:${ability}`)}
      </span>
      {prospect !== undefined && prospect.no !== 'nothing' && <Ways ways={prospect.ways} />}
    </span>
  );
}

export const UnitFace = memo(function UnitFace(props: UnitFaceProps) {
  const { id, words, held, prospect, brief = false } = props;
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
      {!brief && (
        <span className="mk-unit-abilities">
          {placed(abilities).map(({ place }) => (
            <UnitAbility
              key={place}
              id={id}
              ability={place}
              words={words}
              prospect={prospect?.isReady === true ? prospect.abilities[place] : undefined}
            />
          ))}
        </span>
      )}
    </span>
  );
});
