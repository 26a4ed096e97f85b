import { Explained, Icon } from '@krcma/tableware/pieces';
import type { EventTileId } from '../data/events.ts';
import { SEASONS, type Season } from '../state.ts';
import { emblemOf } from './emblems.ts';
import { eventIcons, seasonIcons } from './signs.tsx';
import { isCombat, type Props, placed, wordsOf } from './table.ts';
import './season.css';

/** The year and its seasons, each with the event it will bring as far as it is known. */
export function SeasonBar(props: Props) {
  const words = wordsOf(props);
  const { view, point } = props;
  if (view.training !== undefined) return null;
  const now = isCombat(view) ? SEASONS.length : SEASONS.indexOf(view.season);
  return (
    <div className="dl-seasons">
      <Explained thing="sign:year" label={words.year(view.year)} point={point} className="dl-year">
        {words.year(view.year)}
      </Explained>
      <ol>
        {SEASONS.map((season, at) => (
          <li key={season} data-now={at === now || undefined} data-past={at < now || undefined}>
            <Explained
              thing={`sign:${season}`}
              label={words.season(season)}
              point={point}
              className="dl-season"
            >
              <Icon name={seasonIcons[season]} sign={season} />
              <span className="dl-season-name">{words.season(season)}</span>
            </Explained>
            <SeasonEvent {...props} season={season} />
          </li>
        ))}
        <li data-now={now === SEASONS.length || undefined}>
          <Explained thing="sign:warrior" label={words.combat} point={point} className="dl-season">
            <span className="dl-season-name">{words.combat}</span>
            {view.round > 0 && <b>{view.round}/4</b>}
          </Explained>
          {!isCombat(view) && <Spied {...props} />}
        </li>
      </ol>
    </div>
  );
}

/** What one has seen of the cards that await the year's combat. */
function Spied(props: Props) {
  const words = wordsOf(props);
  return placed(props.view.city).map(
    ({ each, place }) =>
      each !== null && (
        <Explained
          key={place}
          thing={`city:${place}`}
          label={[words.round(place + 1), words.card(each), words.spied].join(', ')}
          point={props.point}
          className="dl-spied"
        >
          <b>{place + 1}</b>
          <Icon name={emblemOf(each)} sign="spied" />
        </Explained>
      ),
  );
}

/** Winter has no event; the others have one, unknown until the season before. */
function SeasonEvent({ season, ...props }: Props & { readonly season: Season }) {
  const words = wordsOf(props);
  const { view, point } = props;
  const at = SEASONS.indexOf(season) - 1;
  if (at < 0) return null;
  const event = view.events[at] ?? null;
  if (event === null)
    return (
      <Explained
        thing="sign:unknown-event"
        label={words.unknownEvent}
        point={point}
        className="dl-event"
        data-unknown
      >
        ?
      </Explained>
    );
  const { name, icon, thing } = toldEvent(props, event);
  return (
    <Explained thing={thing} label={name} point={point} className="dl-event">
      <Icon name={icon} sign={event} />
      <span className="dl-event-name">{name}</span>
    </Explained>
  );
}

/** A special event goes by the name of its card. */
function toldEvent(props: Props, event: EventTileId) {
  const words = wordsOf(props);
  const { special } = props.view;
  return event === 'special' && special !== null
    ? { name: words.special(special), icon: emblemOf(special), thing: `special:${special}` }
    : { name: words.event(event), icon: eventIcons[event], thing: `event:${event}` };
}
