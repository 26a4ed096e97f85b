import type { Seat } from '@krcma/kernel';
import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { crown, rest } from '@krcma/tableware/icons';
import { Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import { equipmentOf } from '../data/equipment.ts';
import type { ClanView } from '../rules/view.ts';
import { FlatDie } from './dice.tsx';
import { EquipmentChip } from './equipment-chip.tsx';
import * as icons from './icons.ts';
import { Belongings, MemberSlot } from './own.tsx';
import { FigureToken } from './party.tsx';
import { AffinityBadge, Sign, type SignId } from './signs.tsx';
import { type Props, touching, untouched, wordsOf } from './table.ts';
import './player.css';

type PlayerProps = Props & { readonly player: Seat; readonly full: boolean };

/** A clan at a glance or in full. Name and points stand in the shell. */
export function Player({ full, player: owner, ...rest_ }: PlayerProps) {
  const clan = rest_.view.clans[owner];
  const container = useArrowKeys<HTMLDivElement>();
  const props = owner === rest_.seat ? rest_ : untouched(rest_);
  if (clan === undefined) return null;
  return (
    <div className="ml-player" data-full={full || undefined} ref={container}>
      <Summary {...props} owner={owner} clan={clan} />
      {full ? (
        <FullClan {...props} owner={owner} clan={clan} />
      ) : (
        <Glance {...props} owner={owner} clan={clan} />
      )}
    </div>
  );
}

type PartProps = Props & { readonly owner: Seat; readonly clan: ClanView };

const TRACKS = ['glory', 'reputation', 'coins'] as const satisfies SignId[];
const GOODS = ['defence', 'potions', 'venoms'] as const satisfies SignId[];

function Summary({ owner, clan, ...props }: PartProps) {
  const words = wordsOf(props);
  const { view, names } = props;
  const name = [
    names.seat(owner),
    ...(clan.affinity ? [words.affinity(clan.affinity)] : []),
    ...(view.first === owner && view.clans.length > 1 ? [words.first] : []),
    ...(clan.passed ? [words.passed] : []),
  ].join(', ');
  return (
    <div className="ml-summary">
      <Thing {...touching(props, `seat:${owner}`, name)} className="ml-seat" entry>
        <SeatShield seat={owner} />
        {clan.affinity && <AffinityBadge affinity={clan.affinity} />}
        {view.first === owner && view.clans.length > 1 && <Icon path={crown} />}
        {clan.passed && view.phase === 'deployment' && <Icon path={rest} />}
      </Thing>
      <Amounts {...props} owner={owner} clan={clan} goods={TRACKS} />
    </div>
  );
}

type AmountsProps = PartProps & { readonly goods: readonly (typeof TRACKS | typeof GOODS)[number][] };

function Amounts({ owner, clan, goods, ...props }: AmountsProps) {
  const words = wordsOf(props);
  return (
    <span className="ml-amounts">
      {goods.map((good) => (
        <span
          key={good}
          className="ml-good"
          data-purse={`${owner} ${good}`}
          role="img"
          aria-label={words.count(clan[good], words.sign(good))}
        >
          <Sign of={good} />
          <b aria-hidden="true">{clan[good]}</b>
        </span>
      ))}
    </span>
  );
}

/** Dice, traps, and everybody with what he bears. */
function Glance({ owner, clan, ...props }: PartProps) {
  const words = wordsOf(props);
  const { strength, magic, persuasion } = clan.dice;
  const faces = persuasion.map((face, index) => ({ face, index }));
  return (
    <>
      <p className="ml-glance-dice">
        <FlatDie colour="strength" />
        <b>{strength}</b>
        <FlatDie colour="magic" />
        <b>{magic}</b>
        {faces.map(({ face, index }) => (
          <FlatDie key={index} colour="persuasion" face={face} />
        ))}
      </p>
      <p className="ml-glance-dice">
        <Amounts {...props} owner={owner} clan={clan} goods={GOODS} />
        <span className="ml-good" role="img" aria-label={words.count(clan.traps.length, words.traps)}>
          <Sign of="trap" />
          <b aria-hidden="true">{clan.traps.length}</b>
        </span>
        {clan.trophies.length > 0 && (
          <span className="ml-good" role="img" aria-label={words.count(clan.trophies.length, words.trophies)}>
            <Sign of="trophyCard" />
            <b aria-hidden="true">{clan.trophies.length}</b>
          </span>
        )}
        {clan.loot.length > 0 && (
          <span className="ml-good" role="img" aria-label={words.count(clan.loot.length, words.loot)}>
            <Icon path={icons.chest} />
            <b aria-hidden="true">{clan.loot.length}</b>
          </span>
        )}
      </p>
      <ul className="ml-faces" aria-label={words.members_} hidden={owner === props.seat && !props.narrow}>
        {clan.members.map(({ id, wounded, path, equipment }) => (
          <li key={id} data-away={path !== null || undefined}>
            <Thing {...touching(props, `card:${id}`, words.card(id))} className="ml-face-thing">
              <FigureToken member={id} seat={-1} wounded={wounded} />
            </Thing>
            {equipment.map((card) => (
              <EquipmentChip
                key={card}
                card={card}
                kind={equipmentOf(card).kind}
                used={clan.used.includes(card)}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function FullClan({ owner, clan, ...props }: PartProps) {
  const words = wordsOf(props);
  return (
    <>
      <p className="ml-facts">
        <Amounts {...props} owner={owner} clan={clan} goods={GOODS} />
        <span>
          {words.surplus} <b>{clan.surplus}</b>
        </span>
        <span>
          {words.wages} <Sign of="coins" amount={clan.wages} />
        </span>
        <span>
          {words.traps} {clan.traps.length}/{clan.trapLimit}
        </span>
      </p>
      <div className="ml-full-members">
        {clan.members.map((member) => (
          <MemberSlot key={member.id} {...props} clan={clan} member={member} />
        ))}
      </div>
      <Belongings {...props} clan={clan} owner={owner} />
    </>
  );
}
