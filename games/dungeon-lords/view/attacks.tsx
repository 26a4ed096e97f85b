// What creatures and traps do to a party, in symbols.
import { Icon } from '@krcma/tableware/pieces';
import { type Attack, type CreatureId, creatureOf } from '../data/creatures.ts';
import { type TrapDamage, type TrapId, trapOf } from '../data/traps.ts';
import { inYear, type Year } from '../data/types.ts';
import type { TargetSign } from '../text/signs.ts';
import { Arrow, GoodsSigns } from './goods.tsx';
import * as icons from './icons.ts';
import { ClassBadge, Crossed, Sign } from './signs.tsx';
import { placed } from './table.ts';
import './attacks.css';

/** A party of three seen from the side, its front at the left; whom it hits is filled, whom it may hit has a ring. */
const ROWS: Readonly<Record<TargetSign, readonly ('hit' | 'may' | 'not')[]>> = {
  'target-first': ['hit', 'not', 'not'],
  'target-second': ['not', 'hit', 'not'],
  'target-last': ['not', 'not', 'hit'],
  'target-each': ['hit', 'hit', 'hit'],
  'target-others': ['not', 'hit', 'hit'],
  'target-any': ['may', 'may', 'may'],
};

export const Target = ({ of }: { readonly of: TargetSign }) => (
  <svg className="dl-target" data-sign={of} viewBox="0 0 30 12" aria-hidden="true">
    {placed(ROWS[of]).map(({ each, place }) => (
      <circle key={place} className={`dl-target-${each}`} cx={5 + place * 10} cy="6" r="3.9" />
    ))}
  </svg>
);

const TARGETS: Readonly<Record<TrapDamage['target'] | 'any' | 'all', TargetSign>> = {
  first: 'target-first',
  second: 'target-second',
  last: 'target-last',
  each: 'target-each',
  all: 'target-each',
  others: 'target-others',
  any: 'target-any',
  chosen: 'target-any',
};

/** One of the options of a tile. */
function AttackLine({ attack, bonus = 0 }: { readonly attack: Attack; readonly bonus?: number }) {
  const { target, damage, times, pay, onKill, noConquest, noHealing, staysReady } = attack;
  return (
    <span className="dl-attack">
      {pay && (
        <>
          <GoodsSigns goods={pay} />
          <Arrow />
        </>
      )}
      {times !== undefined && (
        <b className="dl-times" data-sign="times">
          {times}×
        </b>
      )}
      {target !== 'none' && <Target of={TARGETS[target]} />}
      {damage !== undefined && <Sign of="damage" sign="hit" amount={damage + bonus} />}
      {onKill !== undefined && (
        <b className="dl-times" data-sign="on-kill">
          +{onKill + bonus}
        </b>
      )}
      {noConquest && <Crossed icon={icons.conquered} sign="no-conquest" />}
      {noHealing && <Crossed icon={icons.priest} sign="no-healing" />}
      {staysReady && <Icon name={icons.back} sign="stays-ready" />}
    </span>
  );
}

export const AttackLines = ({ id, bonus = 0 }: { readonly id: CreatureId; readonly bonus?: number }) => (
  <span className="dl-attacks">
    {creatureOf(id).attacks.map((attack) => (
      <AttackLine key={attack.id} attack={attack} bonus={bonus} />
    ))}
  </span>
);

/** Whom it cannot hit. */
export function Spares({ id }: { readonly id: CreatureId }) {
  const { spares, sparesFirst } = creatureOf(id);
  return (
    <>
      {spares && (
        <span className="dl-spares" data-sign="spares">
          <ClassBadge of={spares} />
        </span>
      )}
      {sparesFirst && (
        <span className="dl-spares" data-sign="spares-first">
          <Target of="target-first" />
        </span>
      )}
    </>
  );
}

export function TrapLines({ id, year }: { readonly id: TrapId; readonly year: Year }) {
  const trap = trapOf(id);
  const pay = inYear(trap.pay, year);
  return (
    <span className="dl-attacks">
      {inYear(trap.damage, year).map(({ target, amount }, line) => (
        <span key={target} className="dl-attack">
          {line === 0 && Object.keys(pay).length > 0 && (
            <>
              <GoodsSigns goods={pay} />
              <Arrow />
            </>
          )}
          <Target of={TARGETS[target]} />
          {amount === 'hit-points' ? (
            <Sign of="hit-points" sign="hit-all-of-it" amount="✗" />
          ) : (
            <Sign of="damage" sign="hit" amount={amount} />
          )}
          {line === 0 && trap.noConquest && <Crossed icon={icons.conquered} sign="no-conquest" />}
          {line === 0 && trap.poison !== undefined && (
            <b className="dl-times" data-sign="late-poison">
              +{trap.poison}
            </b>
          )}
          {line === 0 && trap.silences && <Crossed icon={icons.crystal} sign="silences" />}
        </span>
      ))}
    </span>
  );
}
