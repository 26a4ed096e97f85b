import '../style/scenario.css';
import {
  agreedAt,
  type GuidedScenario,
  MOODS,
  type Mood,
  moodOf,
  playersByMood,
  scenarioIn,
  stageOf,
  suggested,
  telltaleTimes,
} from '@krcma/kernel';
import { useState } from 'react';
import type { Chosen } from '../home/option-fields.tsx';
import { SeatCount } from '../home/seat-count.tsx';
import { usePageText } from '../texts/pages.ts';
import type { ScenarioFieldsProps } from './scenario-fields-props.ts';
import { ScenarioList } from './scenario-list.tsx';
import { StageFields } from './stage-fields.tsx';

/** From how one wants to play to a scenario, and to the variants that go well with it. */
export function ScenarioFields(props: ScenarioFieldsProps) {
  const { module, guide, seats, options, choose } = props;
  const [longest, setLongest] = useState<number>();
  const scenario = scenarioIn(guide, seats, options);
  if (scenario === undefined) return <AnyCount {...props} />;
  const mood = moodOf(module, scenario, seats);
  const counts = playersByMood(module, guide);
  const stage = stageOf(module.options, scenario, seats, options);
  const take = (taken: GuidedScenario, count = seats) =>
    choose(count, agreedAt(module.options, taken, stage ?? 'first', count) as Chosen);
  const list = suggested(module, guide, { seats, mood, longest });
  /** Another mood, number or time: what was chosen stays if it fits. */
  const wish = (next: { mood?: Mood; seats?: number; longest?: number | undefined }) => {
    const wished = { mood, seats, longest, ...next };
    const fitting = suggested(module, guide, wished);
    const [first] =
      fitting.length > 0 ? fitting : suggested(module, guide, { ...wished, longest: undefined });
    setLongest(fitting.length > 0 ? wished.longest : undefined);
    if (first !== undefined && !fitting.includes(scenario)) take(first, wished.seats);
    else if (stage === undefined) choose(wished.seats, options);
    else take(scenario, wished.seats);
  };
  return (
    <>
      <div className="wish">
        <MoodFields
          mood={mood}
          moods={MOODS.filter((each) => counts[each].length > 0)}
          change={(next) => wish({ mood: next, seats: nearest(counts[next], seats) })}
        />
        <SeatCount count={seats} counts={counts[mood]} change={(count) => wish({ seats: count })} />
        <TimeFields
          longest={longest}
          times={telltaleTimes(module, guide, { seats, mood })}
          change={(next) => wish({ longest: next })}
        />
      </div>
      <ScenarioList {...props} list={list} chosen={scenario} take={take} />
      <StageFields {...props} scenario={scenario} stage={stage} />
    </>
  );
}

/** What is played is none of the guide: only how many there are is asked. */
function AnyCount({ module: { seats: limits }, seats, options, choose }: ScenarioFieldsProps) {
  const counts = Array.from({ length: limits.max - limits.min + 1 }, (_, index) => limits.min + index);
  return <SeatCount count={seats} counts={counts} change={(count) => choose(count, options)} />;
}

const nearest = (counts: readonly number[], seats: number): number =>
  counts.find((count) => count >= seats) ?? counts.at(-1) ?? seats;

interface MoodFieldsProps {
  readonly mood: Mood;
  readonly moods: readonly Mood[];
  readonly change: (mood: Mood) => void;
}

/** Alone, together or against each other, where a game has more than one of them. */
function MoodFields({ mood, moods, change }: MoodFieldsProps) {
  const t = usePageText().scenario;
  if (moods.length < 2) return null;
  return (
    <fieldset className="segments wordy">
      <legend>{t.mood}</legend>
      {moods.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="mood"
            value={each}
            checked={each === mood}
            onChange={() => change(each)}
          />
          <span>{t.moods[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface TimeFieldsProps {
  readonly longest: number | undefined;
  readonly times: readonly number[];
  readonly change: (longest: number | undefined) => void;
}

/** How much time there is, where that leaves some of the scenarios out. */
function TimeFields({ longest, times, change }: TimeFieldsProps) {
  const t = usePageText().scenario;
  if (times.length === 0) return null;
  return (
    <fieldset className="segments wordy">
      <legend>{t.time}</legend>
      {[undefined, ...times].map((each) => (
        <label key={each ?? 'any'}>
          <input
            type="radio"
            name="longest"
            value={each ?? 'any'}
            checked={each === longest}
            onChange={() => change(each)}
          />
          <span>{each === undefined ? t.anyTime : t.upTo(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
