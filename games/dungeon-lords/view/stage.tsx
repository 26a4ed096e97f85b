// The combat: who stands before the dungeon, what is sent against them, and what came of it step by step.
import { later } from '@krcma/tableware/later';
import { Explained, Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import { roomOf } from '../data/rooms.ts';
import { lairLabel } from './belongings.tsx';
import { City } from './city.tsx';
import { heroLabel, roomAt, tileName } from './dungeon.tsx';
import { emblemOf } from './emblems.ts';
import { CreatureFace, TrapFace } from './faces.tsx';
import { HeroFace } from './hero.tsx';
import * as icons from './icons.ts';
import { planShown, type ShownPlan, stagedSeat } from './plan.ts';
import { RoomDoes } from './room-face.tsx';
import { Sign } from './signs.tsx';
import { StepBar } from './steps.tsx';
import { cellThing, type LordProps, lordIn, type Props, placed, touching, wordsOf } from './table.ts';
import './stage.css';

// The solver is large, and no game begins with a fight.
const forecast = later(async () => (await import('./forecast.tsx')).Forecast);

export const fetchStage = forecast.fetch;

export function Stage(props: Props) {
  const words = wordsOf(props);
  const owner = stagedSeat(props);
  const lord = lordIn(props, owner);
  const plan = planShown(props, owner);
  if (lord === undefined || plan === undefined) return null;
  const own = { ...props, owner, lord };
  return (
    <section className="dl-stage" aria-label={words.combat}>
      <div className="dl-stage-head">
        <h2>
          <SeatShield seat={owner} />
          {props.view.training === undefined ? props.names.seat(owner) : words.training}
          <small>{words.round(props.view.round)}</small>
        </h2>
        <City {...props} />
      </div>
      <div className="dl-field">
        <Besiegers {...own} />
        <Battlefield {...own} plan={plan} />
      </div>
      {plan.open ? <forecast.Part {...own} plan={plan} /> : <StepBar {...own} />}
    </section>
  );
}

function Besiegers(props: LordProps) {
  const words = wordsOf(props);
  const { lord, owner } = props;
  return (
    <section className="dl-besiegers" aria-label={words.party}>
      {lord.party.length === 0 && <p className="dl-none">{words.noParty}</p>}
      {placed(lord.party).map(({ each, place }) => (
        <Thing
          key={each.id}
          {...touching(props, `hero:${owner}:${place}`, heroLabel(props, place))}
          className="dl-besieger"
        >
          <HeroFace hero={each} words={words} />
        </Thing>
      ))}
      {(lord.battle?.shield ?? 0) > 0 && (
        <Explained
          thing="sign:shield"
          label={words.card('magic-shield')}
          point={props.point}
          className="dl-party-shield"
        >
          <Icon name={emblemOf('magic-shield')} /> {lord.battle?.shield}
        </Explained>
      )}
    </section>
  );
}

type FieldProps = LordProps & { readonly plan: ShownPlan };

/** The tile that is fought for, the traps on it, and who waits there. */
function Battlefield({ plan, ...props }: FieldProps) {
  const words = wordsOf(props);
  return (
    <>
      <BattleTile {...props} plan={plan} />
      <section className="dl-against" aria-label={words.sentHere}>
        {placed(plan.traps).map(({ each, place }) => (
          <span key={place} className="dl-laid">
            <LaidTrap {...props} trap={each} />
            {plan.bait > 0 && (
              <span className="dl-bait">
                <Sign of="gold" amount={plan.bait / plan.traps.length} sign="bait" />
              </span>
            )}
          </span>
        ))}
        {plan.creatures.map(({ place }) => (
          <SentCreature key={place} {...props} plan={plan} place={place} />
        ))}
        {plan.traps.length + plan.creatures.length === 0 && <p className="dl-none">{words.nobodySent}</p>}
      </section>
    </>
  );
}

function BattleTile({ plan, ...props }: FieldProps) {
  const words = wordsOf(props);
  const { cell } = plan;
  if (cell === undefined) return <span className="dl-battle-tile" />;
  const room = roomAt(props.lord, cell);
  return (
    <Thing
      {...touching(props, cellThing(props.owner, cell), `${words.cell(cell)}, ${tileName(props, cell)}`)}
      className="dl-battle-tile"
    >
      <span className="dl-tile" data-tile={room === undefined ? 'tunnel' : 'room'} data-sign="battlefield">
        {room === undefined ? (
          <Icon name={icons.entrance} sign="tunnel" />
        ) : (
          <span className="dl-room">
            <Icon name={emblemOf(room)} sign="room" />
            <span className="dl-room-does">
              <RoomDoes id={room} seats={props.view.lords.length} />
            </span>
          </span>
        )}
        <small className="dl-tile-name">{tileName(props, cell)}</small>
      </span>
    </Thing>
  );
}

function LaidTrap({ trap, ...props }: LordProps & { readonly trap: ShownPlan['traps'][number] }) {
  const words = wordsOf(props);
  const face = <TrapFace id={trap} year={props.view.year} words={words} />;
  if (trap === null)
    return (
      <Explained thing="sign:face-down" label={words.faceDown} point={props.point} className="dl-kept">
        {face}
      </Explained>
    );
  return (
    <Thing {...touching(props, `trap:${trap}`, words.trap(trap))} className="dl-kept">
      {face}
    </Thing>
  );
}

function SentCreature({ plan, place, ...props }: FieldProps & { readonly place: number }) {
  const words = wordsOf(props);
  const creature = props.lord.lair[place];
  const room = plan.cell === undefined ? undefined : roomAt(props.lord, plan.cell);
  if (creature === undefined) return null;
  const fought = room === undefined ? undefined : roomOf(room);
  const bonus = fought?.kind === 'battle' ? (fought.attackBonus?.[creature.id] ?? 0) : 0;
  return (
    <Thing
      {...touching(props, `lair:${props.owner}:${place}`, lairLabel(props, creature))}
      className="dl-kept"
    >
      <CreatureFace
        id={creature.id}
        words={words}
        bonus={bonus}
        note={
          creature.stance === 'sheep' && (
            <span className="dl-tag">
              <Icon name={icons.metamorphosis} sign="sheep" />
            </span>
          )
        }
      />
    </Thing>
  );
}
