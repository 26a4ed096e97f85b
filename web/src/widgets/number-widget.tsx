import { useId, useState } from 'react';
import { useText } from '../texts/index.ts';
import type { WidgetProps } from './widget.ts';

/** An amount on a slider, first the one that is hinted at or usual; the words below say what it means. */
export function NumberWidget({ decision, label, choose, hinted, only }: WidgetProps) {
  const { options } = decision;
  const [moved, setMoved] = useState<number>();
  const named = only ?? hinted ?? options.find(({ usual }) => usual)?.id;
  const wanted = options.findIndex(({ id }) => id === named);
  const at = Math.min(moved ?? Math.max(0, wanted), options.length - 1);
  const option = options[at];
  if (option === undefined) return null;
  return (
    <div className="amount">
      <Slider
        at={at}
        last={options.length - 1}
        words={label(option)}
        move={setMoved}
        take={() => choose(option.id)}
      />
      <button
        type="button"
        className="choice primary"
        data-choice={option.id}
        data-lit={option.id === only || undefined}
        onClick={() => choose(option.id)}
      >
        {label(option)}
      </button>
    </div>
  );
}

interface SliderProps {
  readonly at: number;
  readonly last: number;
  readonly words: string;
  readonly move: (to: number) => void;
  readonly take: () => void;
}

function Slider({ at, last, words, move, take }: SliderProps) {
  const t = useText().question;
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t.amount}</label>
      <div className="row">
        <button type="button" onClick={() => move(at - 1)} disabled={at === 0} aria-label={t.less}>
          −
        </button>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={words}
          onChange={({ target }) => move(Number(target.value))}
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
        <button type="button" onClick={() => move(at + 1)} disabled={at === last} aria-label={t.more}>
          +
        </button>
      </div>
    </>
  );
}
