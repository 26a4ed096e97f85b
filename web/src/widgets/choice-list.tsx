import type { Option } from '@krcma/kernel';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Words } from '../signs/words.tsx';
import type { WidgetProps } from './widget.ts';

interface ChoiceListProps extends Pick<WidgetProps, 'label' | 'choose' | 'point' | 'hinted' | 'only'> {
  readonly options: readonly Option[];
  readonly name: string;
  /** Number keys count from here. */
  readonly from?: number;
  readonly className?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Buttons in a list. One of them is in the tab order, the arrows move between them, number keys choose. */
export function ChoiceList({ options, name, from = 1, className = '', ...choosing }: ChoiceListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = STEPS[event.key];
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : step && (at + step + buttons.length) % buttons.length;
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setCurrent(target);
    buttons[target]?.focus();
  };
  return (
    <ul ref={list} className={`choices ${className}`} aria-label={name} onKeyDown={move}>
      {options.map((option, index) => (
        <li key={option.id} data-on-board={option.thing !== undefined}>
          <ChoiceButton
            {...choosing}
            option={option}
            number={from + index}
            tabIndex={index === Math.min(current, options.length - 1) ? 0 : -1}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChoiceButtonProps extends Pick<WidgetProps, 'label' | 'choose' | 'point' | 'hinted' | 'only'> {
  readonly option: Option;
  readonly number: number;
  readonly tabIndex?: number;
  readonly className?: string;
}

export function ChoiceButton(props: ChoiceButtonProps) {
  const { option, number, label, choose, point, hinted, only, tabIndex = 0, className = '' } = props;
  const forbidden = only !== undefined && only !== option.id;
  const button = useRef<HTMLButtonElement>(null);
  const isLit = only === option.id;
  // The one choice of a lesson may stand far down in a long list.
  useEffect(() => {
    if (isLit) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isLit]);
  return (
    <button
      ref={button}
      type="button"
      className={`choice ${className}`}
      data-choice={option.id}
      data-number={number}
      data-hinted={hinted === option.id || undefined}
      data-lit={isLit || undefined}
      aria-disabled={forbidden || undefined}
      aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      tabIndex={tabIndex}
      onClick={() => choose(option.id)}
      onPointerEnter={() => point(option.thing)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(option.thing)}
      onBlur={() => point(undefined)}
    >
      <span className="key" aria-hidden="true">
        {number}
      </span>
      <span>
        <Words>{label(option)}</Words>
      </span>
    </button>
  );
}
