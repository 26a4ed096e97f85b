// Combat as a stage: enemies with all their numbers, the phase, what is laid and needed, and what comes otherwise.
import { capital } from '@krcma/kernel';
import { Explained, Icon } from '@krcma/tableware/pieces';
import type { CombatView, FoeView } from '../rules/combat/seen.ts';
import { COMBAT_PHASES } from '../state.ts';
import { elementIcons, enemyIcons } from './emblems.ts';
import { Foe } from './foe.tsx';
import { FightPoints } from './gains.tsx';
import { HiddenDie } from './hidden-die.tsx';
import * as icons from './icons.ts';
import { type Props, placed, wordsOf } from './table.ts';
import './combat.css';

type StageProps = Props & { readonly combat: CombatView };

const foeOf = ({ foes }: CombatView, foe: number): FoeView | undefined => foes.find(({ id }) => id === foe);

/** Whom it is against, and what each of them adds to what is needed. */
function Target({ combat, ...props }: StageProps) {
  const words = wordsOf(props);
  const { table } = words;
  const isBlock = combat.phase === 'block';
  return (
    <span className="mk-target">
      {isBlock ? table.blockOf : table.attackOn}
      {combat.aim.map(({ foe: id, attack }) => {
        const foe = foeOf(combat, id);
        if (foe === undefined) return null;
        const n = attack === undefined ? foe.armor.n : (foe.attacks[attack]?.need.n ?? 0);
        return (
          <span key={id} className="mk-target-part">
            <Icon name={enemyIcons[foe.enemy]} sign="enemy" />
            {capital(words.enemy(foe.enemy))}
            <b>{n}</b>
          </span>
        );
      })}
      {combat.defence > 0 && (
        <span className="mk-target-part" data-sign="defend">
          <Icon name={icons.defend} />
          {table.defence} <b>+{combat.defence}</b>
        </span>
      )}
    </span>
  );
}

/** What lies there, as it counts: in full, and half of the rest. */
function Laid({ combat, ...props }: StageProps) {
  const { table } = wordsOf(props);
  const { efficient, inefficient, total } = combat.sum;
  if (combat.laid.length === 0) return <small>{table.nothingLaid}</small>;
  return (
    <span className="mk-laid-points">
      {placed(combat.laid).map(({ each, place }) => {
        const was = each.laid === undefined ? '' : ` (${each.laid.n})`;
        return (
          <Explained
            key={place}
            thing={each.half ? 'sign:half' : `sign:${each.element}-attack`}
            label={`${table.from(each.source)}: ${table.gain(each)}${was}`}
            point={props.point}
            className="mk-laid-point"
          >
            <FightPoints {...each} />
            <small>{table.from(each.source)}</small>
          </Explained>
        );
      })}
      {inefficient > 0 && (
        <span className="mk-laid-sum">
          {efficient} + {inefficient}/2 = <b>{total}</b>
        </span>
      )}
    </span>
  );
}

/** The present attack or block: what it needs, what there is, what is still missing. */
function Reckoning(props: StageProps) {
  const { table } = wordsOf(props);
  const { combat, point } = props;
  const { total, need } = combat.sum;
  if (combat.phase === 'damage') return null;
  if (combat.aim.length === 0)
    return (
      <p className="mk-reckoning" data-empty="">
        {combat.phase === 'block' ? table.blockFirst : table.aimFirst}
      </p>
    );
  const isEnough = total >= need && total > 0;
  return (
    <div className="mk-reckoning" data-enough={isEnough || undefined}>
      <Target {...props} />
      <div className="mk-scales">
        <b className="mk-scales-total">{total}</b>
        <meter
          className="mk-scales-bar"
          min={0}
          max={Math.max(1, need)}
          value={Math.min(total, need)}
          aria-label={`${table.have} ${total}, ${table.need} ${need}`}
        />
        <b className="mk-scales-need">{need}</b>
        <span className="mk-scales-says">{isEnough ? table.enough : table.missing(need - total)}</span>
      </div>
      <Laid {...props} />
      {combat.halved.length > 0 && (
        <Explained
          thing="sign:half"
          label={`${table.countsHalf}: ${combat.halved.map(wordsOf(props).element).join(', ')}`}
          point={point}
          className="mk-halved"
        >
          <small>{table.countsHalf}</small>
          {combat.halved.map((element) => (
            <Icon key={element} name={elementIcons[element]} sign={`${element}-attack`} />
          ))}
        </Explained>
      )}
    </div>
  );
}

/** More than these are told by their number. */
const MOST_DRAWN = 6;

/** What comes if one stops here. */
function Looming({ combat: { threat, phase }, ...props }: StageProps) {
  const { table } = wordsOf(props);
  const [first, ...more] = table.threat(threat);
  if (phase === 'attack') return null;
  if (threat.damage === 0)
    return (
      <p className="mk-threat" data-safe="">
        {table.safe}
      </p>
    );
  return (
    <p
      className="mk-threat"
      title={table.stopsHelp}
      data-dire={threat.knockedOut || threat.paralyzed || undefined}
    >
      <span>
        <b>{table.stops}:</b> {first}
      </span>
      <span className="mk-threat-wounds" aria-hidden="true">
        {placed(new Array(Math.min(threat.wounds, MOST_DRAWN)).fill(0)).map(({ place }) => (
          <Icon key={place} name={icons.wound} sign="wound" />
        ))}
      </span>
      {more.map((each) => (
        <small key={each}>{each}</small>
      ))}
    </p>
  );
}

export function Combat(props: StageProps) {
  const words = wordsOf(props);
  const { combat } = props;
  return (
    <section className="mk-combat" aria-label={words.phase(combat.phase)}>
      <ol className="mk-phases">
        {COMBAT_PHASES.map((phase) => (
          <li key={phase} data-now={phase === combat.phase || undefined}>
            {words.phase(phase)}
          </li>
        ))}
      </ol>
      <div className="mk-foes" data-many={combat.foes.length > 2 || undefined}>
        {combat.foes.map((foe) => (
          <Foe key={foe.id} {...props} foe={foe} />
        ))}
      </div>
      {combat.die && <HiddenDie {...props} die={combat.die} />}
      <Reckoning {...props} />
      <Looming {...props} />
    </section>
  );
}
