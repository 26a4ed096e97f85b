import { useEffect } from 'react';
import type { Narrator } from '../narration/narrator.ts';
import type { ReplayModel } from '../replay/replay-model.ts';
import { settings } from '../settings/settings.ts';
import type { TableModel } from './table-model.ts';

/** How long a second digit is waited for where a list has more than nine choices. */
const SECOND_DIGIT = 600;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select');

const focusQuestion = (): void => document.getElementById('question-title')?.focus();

/** Single keys at the table. They are silent while somebody types or a dialog is open, and can be switched off. */
export function useShortcuts(model: TableModel, replay: ReplayModel, narrator: Narrator): void {
  useEffect(() => {
    const digits = digitReader();
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') || typing(event.target)) return;
      if (event.key === 'Escape') {
        model.close();
        replay.close();
      } else if (!settings.get().shortcuts) return;
      else if (/^\d$/.test(event.key)) digits(event.key);
      else shortcut(model, narrator, event.key);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [model, replay, narrator]);
}

function shortcut(model: TableModel, narrator: Narrator, key: string): void {
  if (key === 'u') model.undo();
  else if (key === 'U') model.redo();
  else if (key === 'b') model.undo(true);
  else if (key === 'h') model.hint();
  else if (key === 'n') narrator.skip();
  else if (key === 'N') narrator.untilAsked();
  else if (key === 'q') focusQuestion();
  else if (key === 'l') document.getElementById('log-title')?.focus();
  else if (key === 's') document.getElementById('legend-button')?.click();
  else if (key === '?') document.getElementById('help-button')?.click();
}

/** Finds the choice with the typed number; with ten or more, a second digit may follow. */
function digitReader(): (digit: string) => void {
  let typed = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (digit) => {
    clearTimeout(timer);
    typed += digit;
    const choices = document.querySelectorAll<HTMLButtonElement>('.question [data-number]');
    const number = Number(typed);
    const choose = (): void => {
      typed = '';
      for (const choice of choices) if (Number(choice.dataset.number) === number) choice.click();
    };
    if (number === 0) typed = '';
    else if (number * 10 > choices.length) choose();
    else timer = setTimeout(choose, SECOND_DIGIT);
  };
}
