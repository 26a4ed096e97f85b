// Where everybody stands and how near the end is: the goal, the rounds, fame with what it brings, reputation, tactics.
import type { Seat } from '@krcma/kernel';
import { Explained, Icon, SeatShield } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import { bringsSkill, levelAt, levels } from '../data/levels.ts';
import { LOWEST_REPUTATION, reputationModifier, TOP_REPUTATION } from '../data/reputation.ts';
import type { Time } from '../data/types.ts';
import type { LevelGains } from '../text/journey-words.ts';
import { heroIcons, siteIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { LeadersPart } from './leaders.tsx';
import { automatName, type Props, placed, tally, wordsOf } from './table.ts';
import { VolkarePart } from './volkare.tsx';
import './overview.css';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="mk-part" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

const WITH_CITIES: ReadonlySet<Props['view']['goal']['ends']> = new Set(['citiesConquered', 'volkareBeaten']);

/** What the scenario still asks, and the cities one knows of. */
function GoalPart(props: Props) {
  const words = wordsOf(props);
  const { view, point, names } = props;
  return (
    <Part title={`${words.journey.goal}: ${words.scenario(view.scenario)}`}>
      <p>{words.journey.asks(view.goal)}</p>
      {WITH_CITIES.has(view.goal.ends) && view.cities.length > 0 && (
        <ul className="mk-cities">
          {view.cities.map(({ space, colour, level, second, down }) => {
            const { tokens = [], shields = [] } = view.holdings[space] ?? {};
            const name =
              second === null ? words.city(colour) : `${words.city(colour)} + ${words.city(second.colour)}`;
            const label = words.journey.cityIs(name, level + (second?.level ?? 0), tokens.length);
            return (
              <li key={space}>
                <Explained thing={`space:${space}`} label={label} point={point} className="mk-city">
                  <Icon name={siteIcons.city} sign="city" />
                  <span>
                    {label} {down && words.volkare.cityDown}
                  </span>
                  {tally(shields).map(([seat, n]) => (
                    <span key={seat} role="img" aria-label={`${names.seat(seat)}: ${n}`}>
                      <SeatShield seat={seat} /> {n}
                    </span>
                  ))}
                </Explained>
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}

/** What a round was or will be; while darkness is coming nobody knows (MK-25.7). */
function timeOf({ time, round: now, options }: Props['view'], round: number): Time | undefined {
  if (!options.darknessIsComing) return (time === 'day') === ((round - now) % 2 === 0) ? 'day' : 'night';
  const isLasting = time === 'day' ? round <= now : round >= now;
  return isLasting ? time : undefined;
}

/** Days and nights of the game, and whose cards will end this one. */
function RoundsPart(props: Props) {
  const words = wordsOf(props);
  const { view, names } = props;
  const { rounds } = view.goal;
  const times = Array.from({ length: rounds }, (_, index) => timeOf(view, index + 1));
  const decks = view.order.map((seat) =>
    seat < 0
      ? { seat, name: automatName(props), deck: view.dummy?.deck ?? 0, hand: undefined }
      : {
          seat,
          name: names.seat(seat),
          deck: view.players[seat]?.deck ?? 0,
          hand: view.players[seat]?.hand.length,
        },
  );
  return (
    <Part title={words.journey.round}>
      <ol className="mk-rounds" aria-label={words.roundNow(view.round, rounds, words.time(view.time))}>
        {placed(times).map(({ each: time, place }) => (
          <li
            key={place}
            data-now={place + 1 === view.round || undefined}
            data-gone={place + 1 < view.round || undefined}
          >
            {time !== undefined && <Icon name={time === 'day' ? icons.sun : icons.moon} sign={time} />}
            {place + 1}
          </li>
        ))}
      </ol>
      <p>
        {words.journey.roundsLeft(rounds - view.round)} {words.journey.roundEnds}
      </p>
      {view.announced !== null && (
        <p className="mk-soon">
          {words.announced(view.announced < 0 ? undefined : names.seat(view.announced))}
        </p>
      )}
      <ul className="mk-decks">
        {decks.map(({ seat, name, deck, hand }) => (
          <li key={seat} data-soon={deck === 0 || undefined}>
            {seat >= 0 && <SeatShield seat={seat} />}
            <span>{words.journey.cardsLeft(name, deck, hand)}</span>
            {view.last?.includes(seat) && <small>{words.journey.lastTurnOf}</small>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What the next level changes of this one. */
function gainsOf(level: number): LevelGains {
  const [now, next] = [levelAt(level), levelAt(level + 1)];
  return {
    skill: bringsSkill(level + 1),
    ...(next.commands > now.commands && { commands: next.commands }),
    ...(next.armor > now.armor && { armor: next.armor }),
    ...(next.handLimit > now.handLimit && { handLimit: next.handLimit }),
  };
}

/** From the level a hero has to the next one. */
function FameRow({ seat, ...props }: Props & { readonly seat: Seat }) {
  const { journey, ...words } = wordsOf(props);
  const { names, point, view } = props;
  const player = view.players[seat];
  if (player === undefined) return null;
  const { level, fame, hero } = player;
  const [from, next] = [levelAt(level).fame, levels[level]?.fame];
  const share = next === undefined ? 1 : Math.min(1, (fame - from) / (next - from));
  return (
    <li>
      <Explained
        thing="sign:fame"
        label={`${names.seat(seat)}. ${words.levelNow(level)}. ${words.fameNow(fame, next)}`}
        point={point}
        className="mk-fame-row"
      >
        <SeatShield seat={seat} />
        {hero !== null && <Icon name={heroIcons[hero]} sign="hero" />}
        <b>{level}</b>
        <span className="mk-fame-bar" style={{ '--share': share }} />
        <span>
          {fame}
          {next !== undefined && `/${next}`}
        </span>
      </Explained>
      <small>
        {next === undefined
          ? journey.topLevel
          : `${journey.nextLevel(level + 1, next, Math.max(0, next - fame))}: ${journey.brings(gainsOf(level)).join(', ')}`}
      </small>
    </li>
  );
}

function FamePart(props: Props) {
  const words = wordsOf(props);
  return (
    <Part title={words.fame}>
      <ul className="mk-fame">
        {placed(props.view.players).map(({ place: seat }) => (
          <FameRow key={seat} {...props} seat={seat} />
        ))}
      </ul>
    </Part>
  );
}

const SPACES = Array.from(
  { length: TOP_REPUTATION - LOWEST_REPUTATION + 1 },
  (_, index) => index + LOWEST_REPUTATION,
);

/** The track from the worst to the best: what each space adds to Influence, and who stands there. */
function ReputationPart(props: Props) {
  const words = wordsOf(props);
  const { view, names, point } = props;
  return (
    <Part title={words.reputation}>
      <ol className="mk-reputation">
        {SPACES.map((space) => {
          const modifier = reputationModifier(space);
          const here = placed(view.players).filter(({ each }) => each.reputation === space);
          const label = [
            words.reputationNow(space, modifier),
            ...here.map(({ place }) => names.seat(place)),
          ].join(', ');
          return (
            <li key={space} data-here={here.length > 0 || undefined}>
              <Explained thing="sign:reputation" label={label} point={point}>
                {modifier === null ? '✕' : modifier > 0 ? `+${modifier}` : modifier}
                {here.map(({ place }) => (
                  <SeatShield key={place} seat={place} />
                ))}
              </Explained>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

/** Whose tactic is which, in the order of play. */
function TacticsPart(props: Props) {
  const words = wordsOf(props);
  const { view, point, names } = props;
  const taken = view.order.flatMap((seat) => {
    const tactic = seat < 0 ? view.dummy?.tactic : view.players[seat]?.tactic;
    return tactic === null || tactic === undefined ? [] : [{ seat, tactic }];
  });
  if (taken.length === 0) return null;
  return (
    <Part title={words.journey.tactics}>
      <ul className="mk-tactics">
        {taken.map(({ seat, tactic }) => (
          <li key={seat}>
            {seat >= 0 && <SeatShield seat={seat} />}
            <Explained
              thing={`tactic:${tactic}`}
              label={`${seat < 0 ? automatName(props) : names.seat(seat)}: ${words.tactic(tactic)}`}
              point={point}
            >
              <b>{words.tactic(tactic)}</b> {words.effect(`tactic:${tactic}`) || words.journey.onlyEarly}
            </Explained>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export const Overview = (props: Props) => (
  <div className="mk-overview">
    <GoalPart {...props} />
    {props.view.volkare && <VolkarePart {...props} volkare={props.view.volkare} />}
    {props.view.factions && <LeadersPart {...props} factions={props.view.factions} />}
    <RoundsPart {...props} />
    <FamePart {...props} />
    <ReputationPart {...props} />
    <TacticsPart {...props} />
  </div>
);
