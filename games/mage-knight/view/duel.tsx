// One player against another: whose step it is, what each has shown, and what the other one may still hold.
import { Explained, Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import { BASICS, COLOURS } from '../data/types.ts';
import type { DuelSide, DuelUnit, DuelView } from '../rules/duel/seen.ts';
import { DUEL_PHASES } from '../state.ts';
import { Amount } from './amount.tsx';
import { elementIcons, heroIcons } from './emblems.ts';
import { FightPoints } from './gains.tsx';
import * as icons from './icons.ts';
import { ManaSign } from './mana.tsx';
import { type Props, placed, touching, wordsOf } from './table.ts';
import './combat.css';
import './duel.css';

type StageProps = Props & { readonly duel: DuelView };
type SideProps = StageProps & { readonly side: DuelSide };

function DuelUnitLine({ unit, ...props }: SideProps & { readonly unit: DuelUnit }) {
  const words = wordsOf(props);
  const name = words.unit(unit.unit);
  const says = words.duel.unit(name, unit.armor, unit.ready, unit.wounded);
  const cost = unit.cost === undefined ? '' : `, ${words.duel.costs(unit.cost)}`;
  const look = (
    <span className="mk-duel-unit">
      <span>{name}</span>
      {unit.resistances.map((each) => (
        <Icon key={each} name={elementIcons[each]} sign={`${each}-resistance`} />
      ))}
      {unit.wounded && <Icon name={icons.wound} sign="wound" />}
      <b>
        <Icon name={icons.armor} sign="armor" /> {unit.cost ?? unit.armor}
      </b>
    </span>
  );
  const foe = `foe:${unit.foe}`;
  const thing = unit.foe !== undefined && props.choices.has(foe) ? foe : `unit:${unit.id}`;
  // One's own are used where they lie; here they are only told.
  const isFaced = props.side.seat !== props.seat;
  return (
    <li data-out={!unit.ready || undefined} data-attacks={unit.attacks || undefined}>
      {isFaced ? (
        <Thing {...touching(props, thing, `${says}${cost}`)} className="mk-duel-faced">
          {look}
        </Thing>
      ) : (
        <Explained thing={`unit:${unit.id}`} label={says} point={props.point} className="mk-duel-faced">
          {look}
        </Explained>
      )}
    </li>
  );
}

/** What may still be used: all of it lies open. */
function Stores({ side, point, ...props }: SideProps) {
  const words = wordsOf(props);
  return (
    <span className="mk-duel-stores">
      {BASICS.filter((colour) => side.crystals[colour] > 0).map((colour) => (
        <Explained
          key={colour}
          thing="sign:crystal"
          label={words.counted(side.crystals[colour], `${words.crystals}, ${words.colour(colour)}`)}
          point={point}
        >
          <ManaSign colour={colour} kind="crystal" /> {side.crystals[colour]}
        </Explained>
      ))}
      {COLOURS.filter((colour) => side.tokens[colour] > 0).map((colour) => (
        <Explained
          key={colour}
          thing="sign:token"
          label={words.counted(side.tokens[colour], `${words.tokens}, ${words.colour(colour)}`)}
          point={point}
        >
          <ManaSign colour={colour} kind="token" /> {side.tokens[colour]}
        </Explained>
      ))}
      <small>{words.duel.dice(side.dice)}</small>
      <small>{words.duel.skillsLeft(side.skills.map(words.skill))}</small>
    </span>
  );
}

function Fighter(props: SideProps) {
  const words = wordsOf(props);
  const { duel, side, view, names, point } = props;
  const hero = view.players[side.seat]?.hero;
  const isDefender = side.seat === duel.defender;
  const role = isDefender ? words.duel.attends(duel.attendance) : words.duel.aggressor;
  const name = names.seat(side.seat);
  const acts = side.seat === duel.acting;
  return (
    <section className="mk-fighter" data-acts={acts || undefined} aria-label={`${name}: ${role}`}>
      <Thing
        {...touching(props, `seat:${side.seat}`, `${name}, ${role}${acts ? `, ${words.duel.acts}` : ''}`)}
      >
        <span className="mk-duel-who">
          <SeatShield seat={side.seat} />
          {hero != null && <Icon name={heroIcons[hero]} sign="hero" />}
          <b>{name}</b>
          <small>{role}</small>
        </span>
      </Thing>
      <span className="mk-duel-amounts">
        <Amount icon={icons.hand} sign="hand" label={words.duel.cards(side.cards)} point={point}>
          {side.cards}
        </Amount>
        <Amount
          icon={icons.wound}
          sign="wound"
          label={words.duel.woundsOf(side.wounds, side.handLimit)}
          point={point}
        >
          {side.wounds}/{side.handLimit}
        </Amount>
        <Amount icon={icons.armor} sign="armor" label={words.duel.armor(side.armor)} point={point}>
          {side.cost ?? side.armor}
        </Amount>
      </span>
      <ul className="mk-duel-units">
        {side.units.map((unit) => (
          <DuelUnitLine key={unit.id} {...props} unit={unit} />
        ))}
      </ul>
      <Stores {...props} />
    </section>
  );
}

/** The attack that is put together or was made, the block against it, and the damage that is left. */
function Exchange({ duel, ...props }: StageProps) {
  const { duel: words, table } = wordsOf(props);
  const attacker = props.names.seat(duel.attacker);
  const isMade = duel.attack !== null;
  return (
    <div className="mk-exchange">
      <b>{isMade ? words.attackOf(attacker, duel.attack?.total ?? 0) : words.putsTogether(attacker)}</b>
      {duel.attack && (
        <span className="mk-laid-points">
          {placed(duel.attack.shares).map(({ each, place }) => (
            <span key={place} className="mk-laid-point">
              <FightPoints {...each} half={false} />
              <small>{table.from(each.source)}</small>
            </span>
          ))}
        </span>
      )}
      {duel.step !== 'damage' && (
        <span className="mk-laid-points">
          {placed(duel.laid).map(({ each, place }) => (
            <span key={place} className="mk-laid-point">
              <FightPoints {...each} />
              <small>{table.from(each.source)}</small>
            </span>
          ))}
          {duel.laid.length === 0 && <small>{table.nothingLaid}</small>}
        </span>
      )}
      {duel.step === 'block' && <b>{words.blocks(duel.sum.total, duel.left)}</b>}
      {duel.step === 'block' && duel.attack?.swift && <small>{words.blockCountsHalf}</small>}
      {duel.step === 'damage' && <b>{words.deals(duel.left)}</b>}
    </div>
  );
}

export function Duel(props: StageProps) {
  const words = wordsOf(props);
  const { duel } = props;
  return (
    <section className="mk-duel" aria-label={words.duel.title}>
      <ol className="mk-phases">
        {DUEL_PHASES.map((phase) => (
          <li key={phase} data-now={phase === duel.phase || undefined}>
            {words.duel.phases[phase]}
          </li>
        ))}
      </ol>
      <div className="mk-fighters">
        <Fighter {...props} side={duel.sides.aggressor} />
        <Fighter {...props} side={duel.sides.defender} />
      </div>
      <Exchange {...props} />
    </section>
  );
}
