import type { Seat } from '@krcma/kernel';
import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { crown, rest } from '@krcma/tableware/icons';
import { Explained, Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import { equipmentOf } from '../data/equipment.ts';
import type { ClanView } from '../rules/view.ts';
import type { SignId } from '../text/signs.ts';
import { FlatDie } from './dice.tsx';
import { EquipmentChip } from './equipment-chip.tsx';
import * as icons from './icons.ts';
import { Belongings, MemberSlot } from './own.tsx';
import { FigureToken } from './party.tsx';
import { AffinityBadge, type GoodSign, Sign } from './signs.tsx';
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

const TRACKS = ['glory', 'reputation', 'coins'] as const satisfies GoodSign[];
const GOODS = ['defence', 'potions', 'venoms'] as const satisfies GoodSign[];

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
        {view.first === owner && view.clans.length > 1 && <Icon name={crown} sign="first" />}
        {clan.passed && view.phase === 'deployment' && <Icon name={rest} sign="passed" />}
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
        <Explained
          key={good}
          thing={`sign:${good}`}
          label={words.count(clan[good], words.sign(good))}
          point={props.point}
          className="ml-good"
          data-purse={`${owner} ${good}`}
        >
          <Sign of={good} />
          <b aria-hidden="true">{clan[good]}</b>
        </Explained>
      ))}
    </span>
  );
}

type CountedProps = Props & {
  readonly sign: SignId;
  readonly count: number;
  readonly name: string;
  readonly children: ReactNode;
};

const Counted = ({ sign, count, name, children, ...props }: CountedProps) => (
  <Explained
    thing={`sign:${sign}`}
    label={wordsOf(props).count(count, name)}
    point={props.point}
    className="ml-good"
  >
    {children}
    <b aria-hidden="true">{count}</b>
  </Explained>
);

/** Dice, traps, and everybody with what he bears. */
function Glance({ owner, clan, ...props }: PartProps) {
  const words = wordsOf(props);
  const { strength, magic, persuasion } = clan.dice;
  const faces = persuasion.map((face, index) => ({ face, index }));
  return (
    <>
      <p className="ml-glance-dice">
        <Counted {...props} sign="die-strength" count={strength} name={words.die('strength', 0)}>
          <FlatDie colour="strength" />
        </Counted>
        <Counted {...props} sign="die-magic" count={magic} name={words.die('magic', 0)}>
          <FlatDie colour="magic" />
        </Counted>
        {faces.map(({ face, index }) => (
          <Explained
            key={index}
            thing="sign:die-persuasion"
            label={words.die('persuasion', face)}
            point={props.point}
          >
            <FlatDie colour="persuasion" face={face} />
          </Explained>
        ))}
      </p>
      <p className="ml-glance-dice">
        <Amounts {...props} owner={owner} clan={clan} goods={GOODS} />
        <Counted {...props} sign="trap" count={clan.traps.length} name={words.traps}>
          <Sign of="trap" />
        </Counted>
        {clan.trophies.length > 0 && (
          <Counted {...props} sign="trophyCard" count={clan.trophies.length} name={words.trophies}>
            <Sign of="trophyCard" />
          </Counted>
        )}
        {clan.loot.length > 0 && (
          <Counted {...props} sign="loot" count={clan.loot.length} name={words.loot}>
            <Icon name={icons.chest} sign="loot" />
          </Counted>
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

type FactProps = Props & { readonly sign: SignId; readonly label: string; readonly children: ReactNode };

const Fact = ({ sign, label, point, children }: FactProps) => (
  <Explained thing={`sign:${sign}`} label={label} point={point}>
    {children}
  </Explained>
);

function FullClan({ owner, clan, ...props }: PartProps) {
  const words = wordsOf(props);
  return (
    <>
      <p className="ml-facts">
        <Amounts {...props} owner={owner} clan={clan} goods={GOODS} />
        <Fact {...props} sign="surplus" label={words.count(clan.surplus, words.surplus)}>
          {words.surplus} <b>{clan.surplus}</b>
        </Fact>
        <Fact {...props} sign="wages" label={words.count(clan.wages, words.wages)}>
          {words.wages} <Sign of="coins" amount={clan.wages} />
        </Fact>
        <Fact {...props} sign="trap-room" label={words.count(clan.traps.length, words.traps)}>
          {words.traps} {clan.traps.length}/{clan.trapLimit}
        </Fact>
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
