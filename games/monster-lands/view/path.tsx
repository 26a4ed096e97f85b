import { Icon, Thing } from '@krcma/tableware/pieces';
import { DEATH_GLORY, GUARDS, indexOf, type PathId, placeOf } from '../data/board.ts';
import { type Benefit, type EventPath, eventPathsOf } from '../data/events.ts';
import { AREA_INDEX } from '../state.ts';
import { FlatDie } from './dice.tsx';
import * as icons from './icons.ts';
import { PartyHeap } from './party.tsx';
import { Sign } from './signs.tsx';
import { clanIn, ownerName, type Props, touching, wordsOf } from './table.ts';
import './path.css';

/** A path one can send somebody to, and who stands on it. */
export function Path({ path, ...props }: Props & { readonly path: PathId }) {
  const { view } = props;
  const words = wordsOf(props);
  const party = view.paths[path];
  const here = view.sending?.path === path || view.resolving === path;
  const member = party && clanIn(props, party.seat)?.members.find(({ id }) => id === party.member);
  const name = [
    words.path(path),
    ...(party ? [words.takenBy(ownerName(props, party.seat))] : []),
    ...(party?.member ? [words.card(party.member)] : []),
  ].join(', ');
  return (
    <Thing {...touching(props, `path:${path}`, name)} className="ml-path">
      <span className="ml-path-bed" data-place={placeOf(path)} data-here={here || undefined}>
        <PathHead {...props} path={path} taken={party !== null} />
        {party && <PartyHeap party={party} wounded={member?.wounded === true} />}
      </span>
    </Thing>
  );
}

type HeadProps = Props & { readonly path: PathId; readonly taken: boolean };

function PathHead({ path, taken, ...props }: HeadProps) {
  const place = placeOf(path);
  if (place === 'gate') return <GateHead path={path} />;
  if (place === 'qa' || place === 'qb') return null;
  const { event, side } = props.view.areas[AREA_INDEX[place]] ?? {};
  const asked = event && side && eventPathsOf(event, side)[indexOf(path)];
  return (
    <>
      {asked && <RealmHead asked={asked} taken={taken} />}
      {!taken && <DeathGlory glory={DEATH_GLORY[place][indexOf(path)] ?? 0} />}
    </>
  );
}

const DeathGlory = ({ glory }: { readonly glory: number }) => (
  <span className="ml-death" data-sign="heroic-death">
    <Icon name={icons.kill} />
    <Sign of="glory" amount={glory} />
  </span>
);

function GateHead({ path }: { readonly path: PathId }) {
  const { defence, coins } = GUARDS[indexOf(path) === 0 ? 0 : 1];
  return (
    <span className="ml-path-head" data-sign="guards">
      <Sign of="defence" amount={defence} />
      {coins > 0 && <Sign of="coins" amount={coins} />}
    </span>
  );
}

function BenefitSign({ benefit }: { readonly benefit: Benefit }) {
  if (benefit.op !== 'reroll') return <Sign of={benefit.op} amount={benefit.value} />;
  return (
    <span className="ml-reroll" data-sign="reroll">
      <Icon name={icons.reroll} sign="reroll" />
      {benefit.times > 1 && benefit.times}
      <FlatDie colour={benefit.colour} />
    </span>
  );
}

const keys = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}`);

/** Dice that must be laid here, dice that may, and what the path gives. */
function RealmHead({ asked, taken }: { readonly asked: EventPath; readonly taken: boolean }) {
  const { required, reinforcement, benefit } = asked;
  return (
    <>
      <span className="ml-path-head" data-sign="benefit">
        <BenefitSign benefit={benefit} />
      </span>
      {!taken && (
        <>
          <span className="ml-path-needs" data-sign="required">
            {keys(required.strength).map((key) => (
              <FlatDie key={`s${key}`} colour="strength" />
            ))}
            {keys(required.magic).map((key) => (
              <FlatDie key={`m${key}`} colour="magic" />
            ))}
          </span>
          <span className="ml-path-more" data-sign="reinforcement">
            {keys(reinforcement.strength).map((key) => (
              <FlatDie key={`s${key}`} colour="strength" empty />
            ))}
            {keys(reinforcement.magic).map((key) => (
              <FlatDie key={`m${key}`} colour="magic" empty />
            ))}
          </span>
        </>
      )}
    </>
  );
}
