import { Explained, Icon, Thing } from '@krcma/tableware/pieces';
import { type BattleId, PLACES, type QuestAreaId, type RealmAreaId } from '../data/board.ts';
import type { Area } from '../state.ts';
import { EmptyPlace } from './empty-place.tsx';
import { MonsterFace, RealmFace } from './faces.tsx';
import * as icons from './icons.ts';
import { onPlaces } from './offers.tsx';
import { LootToken } from './party.tsx';
import { Path } from './path.tsx';
import { QuestFace } from './quest-face.tsx';
import { type Props, touching, wordsOf } from './table.ts';
import './outside.css';

const AREAS: readonly RealmAreaId[] = ['a', 'b'];

/** Everything beyond the walls: realms at the sides, quests, loot and the entrance between them. */
export function Outside(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  const [a, b] = view.areas;
  return (
    <section className="ml-outside" data-areas={view.areas.length} aria-label={words.outside}>
      {a && <Realm {...props} area={a} id="a" />}
      <div className="ml-middle">
        <Quest {...props} id="qa" />
        <Quest {...props} id="qb" />
        <Loot {...props} />
        <Gate {...props} />
      </div>
      {b && <Realm {...props} area={b} id="b" />}
    </section>
  );
}

type RealmProps = Props & { readonly area: Area; readonly id: RealmAreaId };

function Realm({ area, id, ...props }: RealmProps) {
  const words = wordsOf(props);
  const { event, side, realm } = area;
  return (
    <section className="ml-realm" aria-label={AREAS.indexOf(id) === 0 ? words.realmA : words.realmB}>
      <div className="ml-realm-cards">
        <Lair {...props} place={id} monster={area.monster} leaving={area.leaving} />
        {realm === null ? (
          <EmptyPlace sign="no-realm" name={words.noRealm} told point={props.point} />
        ) : (
          <Thing {...touching(props, `realm:${realm}`, words.card(realm))} className="ml-card">
            <RealmFace card={realm} words={words} />
          </Thing>
        )}
      </div>
      {event && (
        <Thing {...touching(props, `event:${event}`, words.event(event, side))} className="ml-event">
          {words.event(event, side)}
        </Thing>
      )}
      <div className="ml-paths">
        {PLACES[id].map((path) => (
          <Path key={path} {...props} path={path} />
        ))}
      </div>
    </section>
  );
}

type LairProps = Props & {
  readonly place: BattleId;
  readonly monster: Area['monster'];
  readonly leaving?: boolean;
};

function Lair({ place, monster, leaving = false, ...props }: LairProps) {
  const words = wordsOf(props);
  if (monster === null)
    return <EmptyPlace sign="no-monster" name={words.noMonster} told point={props.point} />;
  return (
    <Thing {...touching(props, `card:${monster}`, words.card(monster))} className="ml-card" entry>
      <MonsterFace
        card={monster}
        words={words}
        attack={props.view.attackDice[place] ?? 0}
        leaving={leaving}
      />
    </Thing>
  );
}

function Quest({ id, ...props }: Props & { readonly id: QuestAreaId }) {
  const words = wordsOf(props);
  const quest = props.view.quests[id];
  const side = id === 'qa' ? 'a' : 'b';
  const [left, right] = PLACES[id];
  return (
    <section className="ml-quest" aria-label={words.quests}>
      <Path {...props} path={left} />
      {quest === null ? (
        <EmptyPlace sign="no-quest" name={words.noQuest} point={props.point} />
      ) : (
        <Thing
          {...touching(props, `quest:${quest}`, words.questName(quest, side))}
          className="ml-quest-thing"
        >
          <QuestFace quest={quest} side={side} words={words} />
        </Thing>
      )}
      <Path {...props} path={right} />
    </section>
  );
}

function Loot(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  return (
    <section className="ml-loot" aria-label={words.loot}>
      <Explained thing="sign:loot" label={words.loot} point={props.point}>
        <Icon name={icons.chest} sign="loot" />
      </Explained>
      {onPlaces(
        view.loot.offer,
        (loot) => (
          <Thing {...touching(props, `loot:${loot}`, words.card(loot))} className="ml-token-thing">
            <LootToken loot={loot} />
          </Thing>
        ),
        <Explained
          thing="sign:no-loot"
          label={words.emptyPlace}
          point={props.point}
          className="ml-token-thing"
        />,
      )}
    </section>
  );
}

function Gate(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  return (
    <section className="ml-gate" data-quiet={view.gate === null || undefined} aria-label={words.gate}>
      {view.gate === null ? (
        <Explained thing="sign:gate" label={words.gate} point={props.point} className="ml-gate-quiet">
          <Icon name={icons.gate} sign="gate" />
          {words.gate}
        </Explained>
      ) : (
        <Lair {...props} place="gate" monster={view.gate} />
      )}
      <div className="ml-gate-paths">
        {PLACES.gate.map((path) => (
          <Path key={path} {...props} path={path} />
        ))}
      </div>
    </section>
  );
}
