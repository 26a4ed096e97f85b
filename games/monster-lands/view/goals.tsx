import { Icon } from '@krcma/tableware/pieces';
import type { MonsterLandsMessage } from '../messages.ts';
import { failureOf } from '../odds.ts';
import type { RollView } from '../rules/stage.ts';
import type { BoardWords } from '../text/board-words.ts';
import { FlatDie } from './dice.tsx';
import * as icons from './icons.ts';
import { type Props, promptOf, wordsOf } from './table.ts';
import './goals.css';

type Outcome = 'capture' | 'kill' | 'conquest' | 'failure';

/** What comes of playing for one end, as the question tells it; all together is the whole. */
interface Split {
  readonly aim: 'capture' | 'kill' | undefined;
  readonly chances: readonly (readonly [Outcome, number])[];
}

function splitsIn(prompt: MonsterLandsMessage | undefined): { splits: Split[]; exact: boolean } | undefined {
  if (prompt?.key === 'ask-conquest') {
    const { conquest, exact } = prompt.odds;
    return {
      exact,
      splits: [
        {
          aim: undefined,
          chances: [
            ['conquest', conquest],
            ['failure', 1 - conquest],
          ],
        },
      ],
    };
  }
  if (prompt?.key !== 'ask-attack') return undefined;
  const { odds, mayCapture } = prompt;
  const kill: Split = {
    aim: mayCapture ? 'kill' : undefined,
    chances: [
      ['kill', odds.kill],
      ['capture', odds.instead.capture],
      ['failure', failureOf(odds, 'kill')],
    ],
  };
  const capture: Split = {
    aim: 'capture',
    chances: [
      ['capture', odds.capture],
      ['kill', odds.instead.kill],
      ['failure', failureOf(odds, 'capture')],
    ],
  };
  return { exact: odds.exact, splits: mayCapture ? [capture, kill] : [kill] };
}

const goalIcons = {
  capture: icons.capture,
  kill: icons.kill,
  conquest: icons.conquest,
  death: icons.wound,
  quest: icons.quest,
} as const;

const AIMS = ['capture', 'kill'] as const;

const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;

function goalsIn(roll: RollView): readonly (readonly [keyof typeof goalIcons, number])[] {
  if (roll.for === 'monster')
    return [...(roll.mayCapture ? [['capture', roll.capture] as const] : []), ['kill', roll.kill]];
  return roll.for === 'conquest' ? [['conquest', roll.goal]] : [['quest', roll.goal]];
}

/** The total against what it must reach, with what is carried, and the chances. */
export function Goals(props: Props) {
  const { roll } = props.view;
  const words = wordsOf(props);
  if (roll === undefined) return <Odds {...props} />;
  const sum = roll.total + roll.carried;
  const goals = goalsIn(roll);
  const scale = Math.max(sum, ...goals.map(([, goal]) => goal)) * 1.22;
  const at = (value: number): string => `${(100 * value) / scale}%`;
  return (
    <div className="ml-goals-panel tw-when-it-lies">
      <div className="ml-bar" role="img" aria-label={`${words.total} ${sum}`}>
        <span className="ml-bar-carried" data-sign="carried" style={{ width: at(roll.carried) }} />
        <span className="ml-bar-own" data-sign="total" style={{ width: at(roll.total) }} />
        {goals.map(([goal, value], index) => (
          <span
            key={goal}
            className="ml-bar-goal"
            data-sign={goal}
            data-left={index < goals.length - 1 || undefined}
            data-met={sum >= value || undefined}
            style={{ left: at(value) }}
          >
            <Icon name={goalIcons[goal]} sign={goal} />
            {value}
          </span>
        ))}
      </div>
      <span className="ml-sum" data-sign="total">
        <small>{words.total}</small>
        <b>{sum}</b>
        {roll.carried > 0 && (
          <small>
            ({words.carried} {roll.carried})
          </small>
        )}
        {roll.for === 'monster' && !roll.mayCapture && (
          <small>
            {words.capture}: {words.noTrap}
          </small>
        )}
      </span>
      <Odds {...props} />
    </div>
  );
}

/** The chances of the question, or of each of its answers. */
function Odds(props: Props) {
  const told = splitsIn(promptOf(props));
  if (told === undefined) return <CancelOdds {...props} />;
  return (
    <div className="ml-odds">
      {told.splits.map((split) => (
        <SplitBar key={split.aim ?? 'any'} {...split} exact={told.exact} words={wordsOf(props)} />
      ))}
    </div>
  );
}

type SplitBarProps = Split & { readonly exact: boolean; readonly words: BoardWords };

/** The aim and its failure always, what may come instead if it may. */
const isWorthTelling = ([key, chance]: Split['chances'][number], index: number): boolean =>
  index === 0 || key === 'failure' || chance >= 0.005;

/** The whole of one aim as a bar, with every part in words. */
function SplitBar({ aim, chances, exact, words }: SplitBarProps) {
  const first = chances[0]?.[0];
  return (
    <div className="ml-split">
      {aim !== undefined && <small>{words.aim[aim]}</small>}
      <span className="ml-split-bar" aria-hidden="true">
        {chances.map(([key, chance]) => (
          <span key={key} data-kind={key} style={{ flexGrow: chance }} />
        ))}
      </span>
      <span className="ml-split-words">
        {chances.filter(isWorthTelling).map(([key, chance]) => (
          <span key={key} className="ml-chance" data-sign={key} data-kind={key}>
            {key !== 'failure' && <Icon name={goalIcons[key]} sign={key} />}
            {words[key]} {!exact && key === first && words.atLeast} <b>{percent(chance)}</b>
          </span>
        ))}
      </span>
    </div>
  );
}

/** For each number of magic dice spent: death, and for each aim how often it comes and how often nothing does. */
function CancelOdds({ decision, ...props }: Props) {
  const words = wordsOf(props);
  const columns = (decision?.options ?? []).flatMap(({ label }) =>
    label.key === 'cancel-dice' && label.odds !== undefined ? [{ magic: label.magic, odds: label.odds }] : [],
  );
  if (columns.length === 0) return null;
  const mayCapture = columns.some(({ odds }) => odds.capture > 0);
  return (
    <table className="ml-odds-table">
      <caption>{words.eachAim}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ magic }) => (
            <th key={magic} scope="col">
              {magic}× <FlatDie colour="magic" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <Icon name={goalIcons.death} sign="death" /> {words.death}
          </th>
          {columns.map(({ magic, odds }) => (
            <td key={magic}>{percent(odds.death)}</td>
          ))}
        </tr>
        {(mayCapture ? AIMS : AIMS.slice(1)).map((aim) => (
          <tr key={aim}>
            <th scope="row">
              <Icon name={goalIcons[aim]} sign={aim} /> {words[aim]}{' '}
              <span className="ml-failure">/ {words.failure}</span>
            </th>
            {columns.map(({ magic, odds }) => (
              <td key={magic}>
                {percent(odds[aim])} <span className="ml-failure">/ {percent(failureOf(odds, aim))}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
