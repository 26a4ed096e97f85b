// Volkare: whom he leads, and on the map where each card that his deck may still hold would lead him.
import { hexCentre } from '@krcma/tableware/map';
import { Explained, Icon } from '@krcma/tableware/pieces';
import { placeOf, type SpaceId } from '../data/geometry.ts';
import { COLOURS } from '../data/types.ts';
import type { Prospect, VolkareView } from '../rules/volkare/seen.ts';
import { enemyIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { outlineOfSpace, SIDE } from './land.ts';
import { ManaSign } from './mana.tsx';
import { type Props, placed, wordsOf } from './table.ts';
import { Tokens } from './token-piece.tsx';
import './volkare.css';

interface VolkareProps extends Props {
  readonly volkare: VolkareView;
}

const centre = (space: SpaceId): readonly [number, number] => hexCentre(placeOf(space), SIDE);

interface Ways {
  readonly volkare: VolkareView;
  readonly players: Props['view']['players'];
}

/** Over which spaces a card leads him: to where he stops, whom he attacks from there, or the city he enters. */
function wayOf({ volkare: { goal }, players }: Ways, { path, prey, arrives }: Prospect): SpaceId[] {
  const hero = prey === undefined ? null : (players[prey]?.space ?? null);
  const isBeyond = hero !== null && hero !== path.at(-1);
  return [...path, ...(isBeyond ? [hero] : []), ...(arrives === true && goal ? [goal.space] : [])];
}

/** Where he would stop or strike, with all cards that would lead him there. */
function endsOf(ways: Ways): [SpaceId, Prospect[]][] {
  const ends = new Map<SpaceId, Prospect[]>();
  for (const prospect of ways.volkare.prospects) {
    const end = wayOf(ways, prospect).at(-1);
    if (end !== undefined) ends.set(end, [...(ends.get(end) ?? []), prospect]);
  }
  return [...ends];
}

const line = (spaces: readonly SpaceId[]): string => spaces.map(centre).join(' ');

const MARK = 18;

/** The cards that lead him there, as large on the page whatever the zoom: how many of each colour. */
function Marks({ prospects }: { readonly prospects: readonly Prospect[] }) {
  const colours = COLOURS.flatMap((colour) => {
    const own = prospects.filter((each) => each.colour === colour);
    return own.length === 0 ? [] : { colour, n: own.reduce((sum, each) => sum + each.n, 0) };
  });
  const wide = colours.map(({ n }) => MARK + (n > 1 ? 10 : 0));
  const width = wide.reduce((sum, each) => sum + each, 8);
  return (
    <g className="mk-volkare-marks">
      <rect x={-width / 2} y={-12} width={width} height={24} rx={12} />
      {placed(colours).map(({ each: { colour, n }, place }) => (
        <g
          key={colour}
          transform={`translate(${wide.slice(0, place).reduce((sum, each) => sum + each, 4 - width / 2)} 0)`}
        >
          <svg x={0} y={-MARK / 2} width={MARK} height={MARK} aria-hidden="true">
            <ManaSign colour={colour} />
          </svg>
          {n > 1 && (
            <text className="mk-volkare-n" x={MARK} dy="0.35em">
              {n}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** Lines over the map, and at the end of each the colours of the cards; where he came from is a plain one. */
export const VolkareWays = (ways: Ways) => (
  <g className="mk-volkare-ways">
    {ways.volkare.from !== null && (
      <polyline className="mk-volkare-came" points={line([ways.volkare.from, ways.volkare.space])} />
    )}
    {endsOf(ways).map(([end, prospects]) => {
      const [x, y] = centre(end);
      const [first] = prospects;
      const points = line([ways.volkare.space, ...(first === undefined ? [] : wayOf(ways, first))]);
      const isFight = prospects.some(({ prey, arrives }) => prey !== undefined || arrives === true);
      return (
        <g key={end}>
          <polygon points={outlineOfSpace(end).join(' ')} data-fight={isFight || undefined} />
          <polyline className="mk-volkare-casing" points={points} />
          <polyline points={points} />
          <g transform={`translate(${x} ${y + SIDE * 0.45})`}>
            <Marks prospects={prospects} />
          </g>
        </g>
      );
    })}
  </g>
);

/** What a card would come to, in words. */
function comesTo({ volkare, ...props }: VolkareProps, prospect: Prospect): string {
  const { volkare: words } = wordsOf(props);
  const { path, reveals, prey, arrives } = prospect;
  const parts = [
    ...(path.length > 0 ? [words.goes(path.length)] : []),
    ...(reveals.length > 0 ? [words.reveals(reveals.length)] : []),
    ...(prey === undefined ? [] : [words.attacks(props.names.seat(prey))]),
    ...(arrives === true ? [volkare.phase === 'goesHome' ? words.leaves : words.enters] : []),
  ];
  return parts.length === 0 ? words.stays : parts.join(', ');
}

interface Outcome {
  readonly says: string;
  readonly cards: Prospect[];
}

/** What he may do, each with all cards that would make him do it. */
function outcomesOf(props: VolkareProps): Outcome[] {
  const outcomes: Outcome[] = [];
  for (const prospect of props.volkare.prospects) {
    const says = comesTo(props, prospect);
    const same = outcomes.find((each) => each.says === says);
    if (same === undefined) outcomes.push({ says, cards: [prospect] });
    else same.cards.push(prospect);
  }
  return outcomes;
}

const KINDS = ['action', 'spell'] as const;

/** How many of each colour, as signs and as words: actions, then Spells. */
function Cards({ cards, ...props }: VolkareProps & Pick<Outcome, 'cards'>) {
  const { volkare: words } = wordsOf(props);
  return KINDS.map((kind) => {
    const own = cards.filter((each) => each.kind === kind);
    const says = own.map(({ colour, n }) => (n === 0 ? words.frenzy : words.card(colour, kind, n)));
    return own.length === 0 ? null : (
      <span key={kind} className="mk-volkare-cards" role="img" aria-label={says.join(', ')}>
        {own.map(({ colour, n }) => (
          <span key={colour}>
            {n > 1 && `${n}×`}
            <ManaSign colour={colour} />
          </span>
        ))}
        <b>{own[0]?.n === 0 ? words.frenzy : words.kinds[kind]}</b>
      </span>
    );
  });
}

interface BarProps extends VolkareProps {
  readonly shownWays: boolean;
  showWays(shown: boolean): void;
}

/** The button, and apart from it every card that may still come, where the map leaves room. */
export function VolkareBar({ shownWays, showWays, ...props }: BarProps) {
  const { volkare: words } = wordsOf(props);
  const { volkare } = props;
  return (
    <div className="mk-volkare-bar">
      <button
        type="button"
        aria-pressed={shownWays}
        aria-label={words.where}
        onClick={() => showWays(!shownWays)}
      >
        <Icon name={enemyIcons.volkare} sign="enemy" />
        <span>{props.narrow ? words.whereBriefly : words.where}</span>
      </button>
      {shownWays && (
        <ul>
          {outcomesOf(props).map(({ says, cards }) => (
            <li key={says}>
              <Cards {...props} cards={cards} />
              <span>{says}</span>
            </li>
          ))}
          {volkare.wounds > 0 && (
            <li>
              <span className="mk-volkare-cards" role="img" aria-label={words.wounds(volkare.wounds)}>
                {volkare.wounds}×<Icon name={icons.wound} sign="wound" />
              </span>
              <span>{words.byWound}</span>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** Each with the colour of his die that makes it leave. */
const Fearful = ({ volkare: { marked }, ...props }: VolkareProps) => {
  const { volkare: words, ...board } = wordsOf(props);
  const units = COLOURS.flatMap((colour) => {
    const unit = marked[colour];
    return unit === undefined ? [] : [{ colour, unit }];
  });
  if (units.length === 0) return null;
  return (
    <>
      <h4>{words.fearful}</h4>
      <ul className="mk-volkare-marked">
        {units.map(({ colour, unit }) => (
          <li key={colour}>
            <Explained
              thing={`offer:${unit}`}
              label={words.marked(board.colour(colour), board.unit(unit))}
              point={props.point}
            >
              <ManaSign colour={colour} kind="die" />
              <span>{board.unit(unit)}</span>
            </Explained>
          </li>
        ))}
      </ul>
    </>
  );
};

/** For the overview: what he is about, how near that is, his army, and whom he may frighten. */
export function VolkarePart({ volkare, ...props }: VolkareProps) {
  const { volkare: words } = wordsOf(props);
  const { army, owed, phase, down, goal } = volkare;
  const deck = props.view.dummy?.deck ?? 0;
  const said = [
    words.phases[phase],
    ...(goal === undefined ? [] : [words.away(phase, goal.away)]),
    deck === 0 ? words.frenzied : words.cardsLeft(deck),
    ...(down === true ? [words.waits] : []),
  ];
  return (
    <section className="mk-part" aria-label={words.name}>
      <h3>{words.name}</h3>
      <p>{said.join(' ')}</p>
      <h4>
        {words.army}: {army.length + owed.length}
      </h4>
      <Tokens {...props} known={army.map(({ enemy }) => enemy)} unseen={owed} />
      <Fearful {...props} volkare={volkare} />
    </section>
  );
}
