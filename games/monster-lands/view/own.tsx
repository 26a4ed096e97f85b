import { Explained, Icon, Thing } from '@krcma/tableware/pieces';
import { equipmentOf } from '../data/equipment.ts';
import { type LootId, lootOf } from '../data/loot.ts';
import type { TrapId } from '../data/traps.ts';
import type { ClanView } from '../rules/view.ts';
import type { Member } from '../state.ts';
import type { SignId } from '../text/signs.ts';
import { EquipmentChip } from './equipment-chip.tsx';
import { MemberFace, MonsterFace, RealmFace } from './faces.tsx';
import * as icons from './icons.ts';
import { LootToken, TrapToken } from './party.tsx';
import { DicePool } from './pool.tsx';
import { Purse } from './purse.tsx';
import { type Props, touching, wordsOf } from './table.ts';
import './own.css';

type ClanProps = Props & { readonly clan: ClanView; readonly owner: number };

/** One's own clan, as it lies before one: dice, goods, members, traps, loot, realms. */
export function OwnClan({ clan, owner, ...props }: ClanProps) {
  const words = wordsOf(props);
  return (
    <section className="ml-own" aria-label={words.clan}>
      <div className="ml-own-top">
        <DicePool {...props} clan={clan} />
        <Purse {...props} clan={clan} owner={owner} />
      </div>
      <div className="ml-own-rest">
        <div className="ml-members">
          {clan.members.map((member) => (
            <MemberSlot key={member.id} {...props} clan={clan} member={member} />
          ))}
        </div>
        <Belongings {...props} clan={clan} owner={owner} />
      </div>
    </section>
  );
}

type SlotProps = Props & { readonly clan: ClanView; readonly member: Member };

function stateOf(props: Props, clan: ClanView, member: Member): string[] {
  const words = wordsOf(props);
  return [
    ...(clan.leader === member.id ? [words.leader] : []),
    ...(member.wounded ? [words.wounded(member.id)] : []),
    ...(member.path !== null ? [words.away] : []),
    ...(member.realm !== null ? [words.settled(member.id)] : []),
  ];
}

/** A member with what he bears. */
export function MemberSlot({ clan, member, ...props }: SlotProps) {
  const words = wordsOf(props);
  const { id, path, wounded, realm, equipment } = member;
  const name = [words.card(id), ...stateOf(props, clan, member)].join(', ');
  return (
    <div
      className="ml-member"
      data-away={path !== null || undefined}
      data-used={clan.used.includes(id) || undefined}
    >
      <Thing {...touching(props, `card:${id}`, name)} className="ml-card">
        <MemberFace
          card={id}
          words={words}
          note={
            <>
              {wounded && <Mark icon={icons.wound} sign="wounded" bad />}
              {path !== null && <Mark icon={icons.outside} sign="away" />}
              {realm !== null && <Mark icon={icons.hut} sign="settled" />}
            </>
          }
        />
      </Thing>
      {equipment.length > 0 && (
        <div className="ml-gear" data-over>
          {equipment.map((card) => (
            <Thing
              key={card}
              {...touching(props, `card:${card}`, words.card(card))}
              className="ml-gear-thing"
            >
              <EquipmentChip card={card} used={clan.used.includes(card)} kind={equipmentOf(card).kind} />
            </Thing>
          ))}
        </div>
      )}
    </div>
  );
}

interface MarkProps {
  readonly icon: string;
  readonly sign: SignId;
  readonly bad?: boolean;
}

const Mark = ({ icon, sign, bad = false }: MarkProps) => (
  <span className="ml-mark" data-composed data-sign={sign} data-bad={bad || undefined}>
    <Icon name={icon} />
  </span>
);

/** Traps, loot, trophies and realms. */
export function Belongings({ clan, owner, ...props }: ClanProps) {
  const words = wordsOf(props);
  return (
    <div className="ml-belongings">
      <div className="ml-tokens">
        <TrapRow {...props} clan={clan} owner={owner} />
        {clan.loot.map((loot) => (
          <Thing
            key={loot}
            {...touching(props, lootThing(loot), words.card(loot))}
            className="ml-token-thing"
          >
            <LootToken loot={loot} />
          </Thing>
        ))}
      </div>
      {clan.trophies.map((monster) => (
        <Thing
          key={monster}
          {...touching(props, `card:${monster}`, words.card(monster))}
          className="ml-keepsake"
        >
          <MonsterFace card={monster} words={words} attack={0} />
        </Thing>
      ))}
      {clan.realms.map((realm) => (
        <Thing key={realm} {...touching(props, `realm:${realm}`, words.card(realm))} className="ml-keepsake">
          <RealmFace
            card={realm}
            words={words}
            note={
              clan.members.some((member) => member.realm === realm) && (
                <Mark icon={icons.hut} sign="settled" />
              )
            }
          />
        </Thing>
      ))}
    </div>
  );
}

/** Loot that counts as a trophy is sold and paid like one. */
const lootThing = (loot: LootId): string =>
  lootOf(loot).ability.op === 'trophy' ? `card:${loot}` : `loot:${loot}`;

/** Traps face up for their owner alone, and the room for more. */
function TrapRow({ clan, owner, ...props }: ClanProps) {
  const words = wordsOf(props);
  const traps = clan.traps.map((trap, index) => ({ trap, index }));
  const room = Math.max(0, clan.trapLimit - traps.length);
  const nameOf = (trap: TrapId | null, index: number): string =>
    trap === null ? words.hidden : `${words.trapOf(index + 1)}: ${words.card(trap)}`;
  return (
    <>
      {traps.map(({ trap, index }) => (
        <Thing
          key={index}
          {...touching(props, `trap:${owner}:${index}`, nameOf(trap, index))}
          className="ml-token-thing"
        >
          <TrapToken trap={trap} up={false} />
        </Thing>
      ))}
      {Array.from({ length: room }, (_, index) => `${index}`).map((key) => (
        <Explained
          key={key}
          thing="sign:trap-room"
          label={words.trapRoom}
          point={props.point}
          className="ml-trap-room"
        />
      ))}
    </>
  );
}
