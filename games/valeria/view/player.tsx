import type { Seat } from '@krcma/kernel';
import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { crown, dice, rest } from '@krcma/tableware/icons';
import { Explained, Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import { ROLES, TRACKS } from '../data/effect.ts';
import { STARTER_IDS } from '../data/starters.ts';
import { countOf } from '../rules/count.ts';
import type { PlayerView } from '../rules/view.ts';
import type { SignId } from '../text/signs.ts';
import { Chip } from './chip.tsx';
import { grouped } from './dark-lord.tsx';
import { dukePoints, scoringOf } from './duke-points.ts';
import { DukeLines } from './duke-progress.tsx';
import { countIcons, RoleBadge, TrackPip } from './symbols.tsx';
import { type Props, touching, untouched, wokenNumbers, wordsOf } from './table.ts';
import { Tableau } from './tableau.tsx';
import './player.css';

type PlayerProps = Props & { readonly player: Seat; readonly full: boolean };

/** A player's side of the table, at a glance or in full. Name and points stand in the shell. */
export function Player({ full, player: owner, ...props }: PlayerProps) {
  const player = props.view.players[owner];
  const container = useArrowKeys<HTMLDivElement>();
  if (player === undefined) return null;
  return (
    <div
      className="va-player"
      data-full={full || undefined}
      data-resting={player.resting || undefined}
      ref={container}
    >
      <Summary {...props} owner={owner} player={player} />
      {full ? (
        <Tableau {...props} player={player} own={owner === props.seat} />
      ) : (
        <Glance {...props} owner={owner} player={player} />
      )}
    </div>
  );
}

type PartProps = Props & { readonly owner: Seat; readonly player: PlayerView };

function Summary({ owner, player, ...props }: PartProps) {
  const words = wordsOf(props);
  return (
    <div className="va-summary">
      <Thing
        {...touching(props, `seat:${owner}`, seatName({ ...props, owner, player }))}
        className="va-seat"
        entry
      >
        <SeatShield seat={owner} />
        <Marks owner={owner} player={player} {...props} />
      </Thing>
      <span className="va-purses">
        {TRACKS.map((track) => (
          <Explained
            key={track}
            thing={`sign:${track}`}
            label={words.count(player[track], words.track(track))}
            point={props.point}
            className="va-purse"
            data-purse={`${owner} ${track}`}
          >
            <TrackPip track={track} />
            <span className="va-amount" aria-hidden="true">
              {player[track]}
            </span>
          </Explained>
        ))}
      </span>
    </div>
  );
}

function seatName({ owner, player, ...props }: PartProps): string {
  const { view, names } = props;
  const words = wordsOf(props);
  return [
    names.seat(owner),
    ...(view.active === owner && view.turn > 0 ? [words.active] : []),
    ...(view.first === owner && view.players.length > 1 ? [words.first] : []),
    ...(player.resting ? [words.resting] : []),
  ].join(', ');
}

function Marks({ owner, player, view }: PartProps) {
  return (
    <span className="va-marks">
      {view.active === owner && view.turn > 0 && <Icon name={dice} sign="on-turn" />}
      {view.first === owner && view.players.length > 1 && <Icon name={crown} sign="first" />}
      {player.resting && <Icon name={rest} sign="resting" />}
    </span>
  );
}

/** Roles, counts and, for its owner, the duke. */
function Glance({ owner, player, ...props }: PartProps) {
  const words = wordsOf(props);
  const scoring = scoringOf(props.view, player);
  const [duke] = player.dukes;
  const own = owner === props.seat;
  return (
    <>
      <p className="va-tally">
        {ROLES.map((role) => {
          const count = countOf(player, { count: 'citizen', role });
          return (
            <Explained
              key={role}
              thing={`sign:${role}`}
              label={words.count(count, words.role(role))}
              point={props.point}
            >
              <RoleBadge role={role} count={count} />
            </Explained>
          );
        })}
        <Tally
          sign="domain"
          icon={countIcons.domain}
          count={player.domains.length}
          label={words.domains}
          {...props}
        />
        <Tally
          sign="slain"
          icon={countIcons.monster}
          count={player.slain.length}
          label={words.slain}
          {...props}
        />
      </p>
      <ul
        className="va-chips"
        aria-label={words.citizens}
        hidden={!own && !props.narrow && props.view.players.length > 4}
      >
        {[...(own ? grouped(STARTER_IDS) : []), ...grouped(player.citizens)].map(([card, count]) => (
          <li key={card}>
            <Thing
              {...touching(
                own ? props : untouched(props),
                `card:${card}`,
                words.count(count, words.card(card)),
              )}
              className="va-chip-thing"
            >
              <Chip card={card} count={count} awake={wokenNumbers(props.view)} />
            </Thing>
          </li>
        ))}
      </ul>
      {scoring !== undefined && own && (
        <p className="va-duke">
          {duke !== undefined && (
            <Thing {...touching(props, `card:${duke}`, words.card(duke))} className="va-chip-thing">
              <Chip card={duke} />
            </Thing>
          )}
          <DukeLines player={player} scoring={scoring} />
          <span className="va-duke-sum">
            <TrackPip track="vp" amount={dukePoints(player, scoring)} />
          </span>
        </p>
      )}
    </>
  );
}

function Tally({
  sign,
  icon,
  count,
  label,
  ...props
}: Props & {
  readonly sign: SignId;
  readonly icon: string;
  readonly count: number;
  readonly label: string;
}) {
  return (
    <Explained
      thing={`sign:${sign}`}
      label={wordsOf(props).count(count, label)}
      point={props.point}
      className="va-tally-item"
    >
      <Icon name={icon} sign={sign} />
      <span aria-hidden="true">{count}</span>
    </Explained>
  );
}
