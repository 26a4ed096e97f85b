// The upper edge of the table: rounds, panic, and alone what the game is judged by.
import { Icon, Thing } from '@krcma/tableware/pieces';
import { difficulties } from '../data/difficulties.ts';
import { type Mark, RATINGS, scenarioOf } from '../data/scenarios.ts';
import type { ClanView } from '../rules/view.ts';
import { FlatDie } from './dice.tsx';
import * as icons from './icons.ts';
import { Sign } from './signs.tsx';
import { type Props, touching, wordsOf } from './table.ts';
import './track.css';

export function Track(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  const rounds = Array.from({ length: view.rounds }, (_, index) => index + 1);
  const extra = difficulties[view.difficulty].extraDice;
  return (
    <section className="ml-track">
      <Thing
        {...touching(props, 'track:round', words.round(view.round, view.rounds))}
        className="ml-rounds-thing"
      >
        <span className="ml-rounds">
          {rounds.map((round) => (
            <span
              key={round}
              className="ml-round"
              data-now={round === view.round || undefined}
              data-past={round < view.round || undefined}
            >
              {round}
              {(extra[round - 1] ?? 0) > 0 && (
                <small>
                  +{extra[round - 1]}
                  <FlatDie colour="attack" />
                </small>
              )}
            </span>
          ))}
        </span>
      </Thing>
      <span className="ml-difficulty">{words.difficulty(view.difficulty)}</span>
      <Thing {...touching(props, 'track:panic', words.panic(view.decks.panic))} className="ml-alarm">
        <span className="ml-alarm-look" data-ringing={view.panic.length > 0 || undefined}>
          <Icon path={icons.panic} />
          {view.decks.panic}
        </span>
      </Thing>
      {view.scenario && <Scenario {...props} />}
    </section>
  );
}

interface RatingProps {
  readonly name: string;
  readonly mark: Mark;
  readonly clan: ClanView;
}

/** What a rating asks for, ticked when points and coins are there; the rest is judged at the end. */
function Rating({ name, mark: { vp, coins, quests, goal, spread }, clan }: RatingProps) {
  const met =
    (vp === undefined || clan.points >= vp) &&
    (coins === undefined || clan.coins >= coins) &&
    (quests === undefined || clan.quests >= quests) &&
    goal === undefined &&
    spread === undefined;
  return (
    <span className="ml-rating" data-met={met || undefined}>
      <small>{name}</small>
      {vp !== undefined && <Sign of="points" amount={vp} />}
      {coins !== undefined && <Sign of="coins" amount={coins} />}
      {quests !== undefined && (
        <>
          <Icon path={icons.quest} />
          {clan.quests}/{quests}
        </>
      )}
      {goal && <Icon path={icons.storage} />}
      {spread?.join('·')}
    </span>
  );
}

/** The goals of the scenario with how far one has come, Sam, and the campaign. */
function Scenario(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  const [clan] = view.clans;
  if (view.scenario === undefined || clan === undefined) return null;
  const { marks, number } = scenarioOf(view.scenario);
  return (
    <Thing
      {...touching(props, `scenario:${view.scenario}`, words.scenario(view.scenario))}
      className="ml-scenario"
    >
      <span className="ml-scenario-look">
        <span className="ml-scenario-name">
          {number}. {words.scenario(view.scenario)}
          {view.campaign && <small>{words.game(view.campaign.games + 1)}</small>}
        </span>
        {view.sam && (
          <span className="ml-sam">
            <Icon path={icons.sam} />
            {words.sam} {view.sam.tokens}
          </span>
        )}
        <span className="ml-ratings">
          {RATINGS.filter((rating) => rating !== 'bungler').map((rating) => (
            <Rating key={rating} name={words.rating(rating)} mark={marks[rating]} clan={clan} />
          ))}
        </span>
      </span>
    </Thing>
  );
}
