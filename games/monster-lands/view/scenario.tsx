import { Icon, Thing } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import { FULL_PACK, type Mark, RATINGS, scenarioOf } from '../data/scenarios.ts';
import { AFFINITIES } from '../data/types.ts';
import type { Progress } from '../rules/scenarios.ts';
import type { ClanView } from '../rules/view.ts';
import type { BoardWords } from '../text/board-words.ts';
import * as icons from './icons.ts';
import { AffinityBadge, Sign } from './signs.tsx';
import { type Props, touching, wordsOf } from './table.ts';
import './scenario.css';

interface RatingProps {
  readonly name: string;
  readonly mark: Mark;
  readonly clan: ClanView;
  readonly met: boolean;
}

/** What a rating asks for, ticked when all of it is there. */
const Rating = ({ name, mark: { vp, coins, quests, goal, spread }, clan, met }: RatingProps) => (
  <span className="ml-rating" data-sign="rating" data-met={met || undefined}>
    <small>{name}</small>
    {goal && <Icon name={icons.storage} sign="pack" />}
    {vp !== undefined && <Sign of="points" amount={vp} />}
    {coins !== undefined && <Sign of="coins" amount={coins} />}
    {quests !== undefined && (
      <>
        <Icon name={icons.quest} sign="quest" />
        {clan.quests}/{quests}
      </>
    )}
    {spread?.join('·')}
  </span>
);

const packSigns: Readonly<Record<keyof typeof FULL_PACK, ReactNode>> = {
  defence: <Sign of="defence" />,
  traps: <Sign of="trap" />,
  potions: <Sign of="potions" />,
  venoms: <Sign of="venoms" />,
  equipmentKinds: <Icon name={icons.weapon} sign="weapon" />,
  affinities: AFFINITIES.map((affinity) => <AffinityBadge key={affinity} affinity={affinity} />),
};

interface CountedProps {
  readonly progress: Progress;
  readonly words: BoardWords;
}

/** What the scenario counts besides points: a full pack, or members of each affinity. */
function Counted({ progress: { pack, spread }, words }: CountedProps) {
  if (pack !== undefined)
    return (
      <span className="ml-ratings ml-pack">
        <Icon name={icons.storage} sign="pack" />
        {(Object.keys(FULL_PACK) as (keyof typeof FULL_PACK)[]).map((part) => (
          <span
            key={part}
            className="ml-counted"
            data-sign="pack"
            data-met={pack[part] >= FULL_PACK[part] || undefined}
          >
            {packSigns[part]}
            {pack[part]}/{FULL_PACK[part]}
          </span>
        ))}
      </span>
    );
  if (spread === undefined) return null;
  return (
    <span className="ml-rating" data-sign="spread">
      <small>{words.members_}</small>
      {spread.join('·')}
    </span>
  );
}

const UPWARDS = RATINGS.filter((rating) => rating !== 'bungler');

/** The goals of the scenario with how far one has come, Sam, and the campaign. */
export function Scenario(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  const [clan] = view.clans;
  const { scenario, progress } = view;
  if (scenario === undefined || progress === undefined || clan === undefined) return null;
  const { marks, number } = scenarioOf(scenario);
  return (
    <Thing
      {...touching(
        props,
        `scenario:${scenario}`,
        `${words.scenario(scenario)}, ${words.rating(progress.rating)}`,
      )}
      className="ml-scenario"
    >
      <span className="ml-scenario-look">
        <span className="ml-scenario-name">
          {number}. {words.scenario(scenario)}
          {view.campaign && <small>{words.game(view.campaign.games + 1)}</small>}
        </span>
        {view.sam && (
          <span className="ml-sam" data-sign="sam">
            <Icon name={icons.sam} sign="sam" />
            {words.sam} {view.sam.tokens}
          </span>
        )}
        <span className="ml-ratings">
          {UPWARDS.map((rating) => (
            <Rating
              key={rating}
              name={words.rating(rating)}
              mark={marks[rating]}
              clan={clan}
              met={RATINGS.indexOf(rating) <= RATINGS.indexOf(progress.rating)}
            />
          ))}
        </span>
        <Counted progress={progress} words={words} />
      </span>
    </Thing>
  );
}
