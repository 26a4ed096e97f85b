import { Icon } from '@krcma/tableware/pieces';
import type { MonsterLandsMessage } from '../messages.ts';
import type { RollView } from '../rules/stage.ts';
import { FlatDie } from './dice.tsx';
import * as icons from './icons.ts';
import { type Props, promptOf, wordsOf } from './table.ts';
import './goals.css';

interface Chance {
  readonly key: 'capture' | 'kill' | 'conquest' | 'death';
  readonly chance: number;
}

/** Chances as the question tells them: of the attack, or of going on with all dice. */
function chancesIn(
  prompt: MonsterLandsMessage | undefined,
): { chances: Chance[]; exact: boolean } | undefined {
  if (prompt?.key === 'ask-attack') {
    const { capture, kill, exact } = prompt.odds;
    return {
      exact,
      chances: [
        ...(prompt.mayCapture ? [{ key: 'capture' as const, chance: capture }] : []),
        { key: 'kill', chance: kill },
      ],
    };
  }
  if (prompt?.key === 'ask-conquest')
    return { exact: prompt.odds.exact, chances: [{ key: 'conquest', chance: prompt.odds.conquest }] };
  return undefined;
}

const goalIcons = {
  capture: icons.capture,
  kill: icons.kill,
  conquest: icons.conquest,
  death: icons.wound,
  quest: icons.quest,
} as const;

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
    <div className="ml-goals-panel">
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
            <Icon path={goalIcons[goal]} sign={goal} />
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
  const words = wordsOf(props);
  const told = chancesIn(promptOf(props));
  if (told !== undefined)
    return (
      <span className="ml-odds">
        {told.chances.map(({ key, chance }) => (
          <span key={key} className="ml-chance" data-sign={key} data-kind={key}>
            <Icon path={goalIcons[key]} sign={key} />
            {words[key]} {!told.exact && words.atLeast} <b>{percent(chance)}</b>
          </span>
        ))}
      </span>
    );
  return <CancelOdds {...props} />;
}

/** For each number of magic dice spent: capture, kill and death. */
function CancelOdds({ decision, ...props }: Props) {
  const words = wordsOf(props);
  const columns = (decision?.options ?? []).flatMap(({ label }) =>
    label.key === 'cancel-dice' && label.odds !== undefined ? [{ magic: label.magic, ...label.odds }] : [],
  );
  if (columns.length === 0) return null;
  return (
    <table className="ml-odds-table">
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
        {(['capture', 'kill', 'death'] as const).map((key) => (
          <tr key={key}>
            <th scope="row">
              <Icon path={goalIcons[key]} sign={key} /> {words[key]}
            </th>
            {columns.map((column) => (
              <td key={column.magic}>{percent(column[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
