// The faces of the cards. All numbers come from the tables; a price given by a decision replaces the printed one.
import { people, person } from '@krcma/tableware/icons';
import { CardFrame, Icon, Scene } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import { type CitizenId, citizenOf, isCitizen } from '../data/citizens.ts';
import type { CardId } from '../data/components.ts';
import { type Domain, type DomainId, domainOf, isDomain } from '../data/domains.ts';
import { type DukeId, dukeOf, isDuke } from '../data/dukes.ts';
import { type Effect, ROLES } from '../data/effect.ts';
import { type EventId, eventOf, isEvent } from '../data/events.ts';
import { type MonsterId, monsterOf, type Slayable } from '../data/monsters.ts';
import { isStarter, type StarterId, starterOf } from '../data/starters.ts';
import type { Price } from '../messages.ts';
import type { BoardWords } from '../text/board-words.ts';
import { DomainIcons, EffectIcons, EffectLine, InstructionIcons, symbolsIn } from './effect-icons.tsx';
import { emblems } from './emblems.ts';
import { areaScenery, otherScenery, roleScenery } from './sceneries.ts';
import { areaSymbols, RoleBadge, roleSymbols, TrackPip, typeIcons } from './symbols.tsx';
import './faces.css';

interface FaceProps<Id extends CardId = CardId> {
  readonly card: Id;
  readonly words: BoardWords;
  /** The price as a decision tells it, all modifiers counted. */
  readonly price?: Price | undefined;
  readonly note?: ReactNode;
  readonly claim?: ReactNode;
  /** For citizens, which have no points of their own. */
  readonly worth?: ReactNode;
  /** The numbers the dice have woken. */
  readonly awake?: readonly number[];
}

/** A price that is not the printed one shows both. */
function GoldPrice({
  printed,
  price,
  more = false,
}: {
  readonly printed: number;
  readonly price: Price | undefined;
  readonly more?: boolean;
}) {
  const now = price?.real ?? printed;
  return (
    <>
      <TrackPip track="gold" amount={now} />
      {now !== printed && (
        <s className="va-was" data-sign="was">
          {printed}
        </s>
      )}
      {more && price === undefined && (
        <span className="va-more" data-sign="surcharge">
          +
        </span>
      )}
    </>
  );
}

function SlayPrice({ slayable, price }: { readonly slayable: Slayable; readonly price: Price | undefined }) {
  const strength = price?.real ?? slayable.strength;
  const magic = price?.magic ?? slayable.magic;
  return (
    <>
      <TrackPip track="strength" amount={strength} />
      {magic > 0 && <TrackPip track="magic" amount={magic} />}
    </>
  );
}

/** The numbers that wake a card, shining when the dice show one of them. */
function Numeral({
  numbers,
  awake = [],
}: {
  readonly numbers: readonly number[];
  readonly awake?: readonly number[] | undefined;
}) {
  return (
    <span
      className="va-numeral"
      data-sign="activation"
      data-awake={numbers.some((number) => awake.includes(number)) || undefined}
    >
      {numbers.length === 0 ? '–' : numbers.join('/')}
    </span>
  );
}

/** What a card brings in its owner's turn, and in the turns of others. */
function HarvestFoot({ active, nonActive }: { readonly active: Effect; readonly nonActive: Effect }) {
  const same = JSON.stringify(active) === JSON.stringify(nonActive);
  return (
    <>
      <span className="va-half" data-own={!same || undefined} data-both={same || undefined}>
        <span className="va-who" data-sign={same ? 'any-turn' : 'own-turn'}>
          <Icon name={person} />
          {same && <Icon name={people} />}
        </span>
        <EffectLine effect={active} room={same ? 5 : 2.4} />
      </span>
      {!same && (
        <span className="va-half">
          <span className="va-who" data-sign="other-turns">
            <Icon name={people} />
          </span>
          <EffectLine effect={nonActive} />
        </span>
      )}
    </>
  );
}

function CitizenFace({ card, words, price, note, worth, awake }: FaceProps<CitizenId>) {
  const { activation, cost, role, active, nonActive } = citizenOf(card);
  return (
    <CardFrame
      title={words.card(card)}
      colour={roleSymbols[role].colour}
      numeral={<Numeral numbers={activation} awake={awake} />}
      mark={<RoleBadge role={role} />}
      art={<Scene scenery={roleScenery[role]} emblem={emblems[card]} />}
      price={<GoldPrice printed={cost} price={price} more />}
      worth={worth}
      note={note}
      foot={<HarvestFoot active={active} nonActive={nonActive} />}
    />
  );
}

function StarterFace({ card, words, note, awake }: FaceProps<StarterId>) {
  const { activation, active, nonActive } = starterOf(card);
  return (
    <CardFrame
      title={words.card(card)}
      colour="var(--tenne)"
      numeral={<Numeral numbers={activation} awake={awake} />}
      art={<Scene scenery={otherScenery.starter} emblem={emblems[card]} />}
      note={note}
      foot={<HarvestFoot active={active} nonActive={nonActive} />}
    />
  );
}

function MonsterFace({ card, words, price, note, claim }: FaceProps<MonsterId>) {
  const monster = monsterOf(card);
  return (
    <CardFrame
      title={words.card(card)}
      colour={areaSymbols[monster.area].colour}
      mark={<Icon name={typeIcons[monster.type]} sign={monster.type} />}
      art={<Scene scenery={areaScenery[monster.area]} emblem={emblems[card]} />}
      price={<SlayPrice slayable={monster} price={price} />}
      worth={<TrackPip track="vp" amount={monster.vp} />}
      note={note}
      claim={claim}
      foot={<EffectLine effect={monster.reward} room={5} />}
    />
  );
}

function EventFace({ card, words, price, note, claim, awake }: FaceProps<EventId>) {
  const event = eventOf(card);
  return (
    <CardFrame
      title={words.card(card)}
      colour="var(--murrey)"
      numeral={<Numeral numbers={event.activation} awake={awake} />}
      mark={<Icon name={typeIcons[event.type]} sign={event.type} />}
      art={<Scene scenery={otherScenery.event} emblem={emblems[card]} />}
      price={<SlayPrice slayable={event} price={price} />}
      worth={<TrackPip track="vp" amount={event.vp} />}
      note={note}
      claim={claim}
      foot={
        <>
          <span className="va-effect va-half va-harm" data-sign="harm">
            <InstructionIcons instruction={event.instruction} />
          </span>
          <span className="va-half">
            <EffectLine effect={event.reward} />
          </span>
        </>
      }
    />
  );
}

const rolesNeeded = ({ requires }: Domain) =>
  ROLES.flatMap((role) =>
    Array.from({ length: requires[role] ?? 0 }, (_, index) => ({ key: `${role} ${index}`, role })),
  );

const isCrowded = ({ timing, effect }: Domain): boolean =>
  (timing === 'instant' && symbolsIn(effect) > 3.5) || (timing === 'rollModify' && 'costPer' in effect);

function DomainFace({ card, words, price, note }: FaceProps<DomainId>) {
  const domain = domainOf(card);
  return (
    <CardFrame
      title={words.card(card)}
      colour="var(--sable)"
      art={<Scene scenery={otherScenery.domain} emblem={emblems[card]} />}
      price={<GoldPrice printed={domain.cost} price={price} />}
      worth={<TrackPip track="vp" amount={domain.vp} />}
      note={note}
      claim={
        <span className="va-needs" data-sign="needs">
          {rolesNeeded(domain).map(({ key, role }) => (
            <RoleBadge key={key} role={role} />
          ))}
        </span>
      }
      foot={
        <span className="va-effect va-power" data-dense={isCrowded(domain) || undefined}>
          <DomainIcons domain={domain} />
        </span>
      }
    />
  );
}

function DukeFace({ card, words, note }: FaceProps<DukeId>) {
  const { scoring, resourcesPerVp } = dukeOf(card);
  return (
    <CardFrame
      title={words.card(card)}
      colour="var(--points)"
      art={<Scene scenery={otherScenery.duke} emblem={emblems[card]} />}
      note={note}
      foot={
        <span className="va-scoring">
          {scoring.map(({ vp, per }) => (
            <span key={JSON.stringify(per)} className="va-effect">
              <EffectIcons effect={{ op: 'gainPer', res: { vp }, per }} />
            </span>
          ))}
          <span className="va-effect">
            <TrackPip track="vp" amount={1} />
            <span className="va-sign" data-sign="leftovers">
              : {resourcesPerVp}
            </span>
            <TrackPip track="gold" />
            <TrackPip track="strength" />
            <TrackPip track="magic" />
          </span>
        </span>
      }
    />
  );
}

/** Any card of the game, as large as its place. */
export function Face(props: FaceProps) {
  const { card } = props;
  if (isCitizen(card)) return <CitizenFace {...props} card={card} />;
  if (isStarter(card)) return <StarterFace {...props} card={card} />;
  if (isDomain(card)) return <DomainFace {...props} card={card} />;
  if (isDuke(card)) return <DukeFace {...props} card={card} />;
  if (isEvent(card)) return <EventFace {...props} card={card} />;
  return <MonsterFace {...props} card={card} />;
}
