import type { Seat } from '@krcma/kernel';
import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import { crown } from '@krcma/tableware/icons';
import { Explained, Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import { ATTRIBUTES, RUNES } from '../data/types.ts';
import { seatClock } from '../rules/clocks.ts';
import { attributeIcons, heroIcons, victoryIcons } from './emblems.ts';
import { FullPlayer } from './full-player.tsx';
import * as icons from './icons.ts';
import { Amount, RuneSign } from './signs.tsx';
import { type PlayerProps, type Props, touching, untouched, wordsOf } from './table.ts';
import { isNear, VICTORIES } from './victories.ts';
import './player.css';

type PanelProps = Props & { readonly player: Seat; readonly full: boolean };

/** A player at a glance or in full. Name and points stand in the shell. */
export function Player({ full, player: owner, ...rest }: PanelProps) {
  const container = useArrowKeys<HTMLDivElement>();
  const player = rest.view.players[owner];
  const props = owner === rest.seat ? rest : untouched(rest);
  if (player === undefined) return null;
  const own = { ...props, owner, player };
  return (
    <div className="lr-player" data-full={full || undefined} ref={container}>
      <Summary {...own} />
      <Glance {...own} />
      {full && <FullPlayer {...own} />}
    </div>
  );
}

function Summary(props: PlayerProps) {
  const words = wordsOf(props);
  const { view, names, owner, player } = props;
  const begins = view.start === owner;
  const said = [names.seat(owner), ...(player.hero ? [words.hero(player.hero)] : [])];
  return (
    <div className="lr-summary">
      <Thing
        {...touching(props, `seat:${owner}`, [...said, ...(begins ? [words.begins] : [])].join(', '))}
        className="lr-seat"
        entry
      >
        <SeatShield seat={owner} />
        {player.hero !== null && <Icon name={heroIcons[player.hero]} sign="hero" />}
        {begins && <Icon name={crown} sign="start" />}
      </Thing>
      <span className="lr-summary-attributes">
        {ATTRIBUTES.map((attribute) => (
          <Explained
            key={attribute}
            thing={`sign:${attribute}`}
            label={words.attributeNow(
              attribute,
              player.values[attribute],
              player.injured.includes(attribute),
            )}
            point={props.point}
            className="lr-brief"
            data-injured={player.injured.includes(attribute) || undefined}
          >
            <Amount icon={attributeIcons[attribute]} sign={attribute} amount={player.values[attribute]} />
          </Explained>
        ))}
      </span>
    </div>
  );
}

function Glance(props: PlayerProps) {
  const words = wordsOf(props);
  const { player, point, owner, view } = props;
  const clock = seatClock(view, owner);
  return (
    <div className="lr-glance">
      <Explained
        thing="sign:card"
        label={words.counted(player.hand.length, words.hand)}
        point={point}
        className="lr-brief"
        data-purse={`${owner} card`}
      >
        <Amount icon={icons.card} sign="card" amount={player.hand.length} />
      </Explained>
      {RUNES.map(
        (rune) =>
          player.runes[rune] > 0 && (
            <Explained
              key={rune}
              thing={`sign:${rune}`}
              label={words.counted(player.runes[rune], words.rune(rune))}
              point={point}
              className="lr-brief"
            >
              <RuneSign of={rune} />
              {player.runes[rune]}
            </Explained>
          ),
      )}
      <Explained
        thing="sign:priest"
        label={words.counted(player.priests, words.priests)}
        point={point}
        className="lr-brief"
      >
        <Amount icon={icons.priest} sign="priest" amount={player.priests} />
      </Explained>
      <Explained
        thing="sign:tree"
        label={words.counted(clock.tree, words.tree)}
        point={point}
        className="lr-brief"
      >
        <Amount icon={icons.yggdrasil} sign="tree" amount={clock.tree} />
      </Explained>
      {VICTORIES.map((kind) => {
        const { held: now, needed } = clock[kind];
        return (
          <Explained
            key={kind}
            thing={`sign:${kind}`}
            label={`${words.victory(kind)}: ${words.of(now, needed)}`}
            point={point}
            className="lr-brief"
            data-near={isNear(kind, now, needed) || undefined}
            data-victory={kind}
          >
            <Amount icon={victoryIcons[kind]} sign={kind} amount={`${now}/${needed}`} />
          </Explained>
        );
      })}
    </div>
  );
}
