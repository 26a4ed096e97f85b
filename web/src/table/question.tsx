import type { Option } from '@krcma/kernel';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { WhileOthersPlay } from '../narration/narration.tsx';
import { useSettings } from '../settings/settings.ts';
import { joined, useText } from '../texts/index.ts';
import { widgets } from '../widgets/index.tsx';
import { HintNote } from './hint-note.tsx';
import { LegendButton } from './legend-button.tsx';
import { Refusals } from './refusals.tsx';
import { StandingAnswers } from './standing-answers.tsx';
import { useScreen, useTable } from './table-context.ts';

/** The question in words, with its widget; or whom we wait for. */
export function Question() {
  const t = useText();
  const { decision, say, frame, lesson, telling, company } = useTable();
  const confirmation = useScreen((screen) => screen.confirmation);
  const section = useRef<HTMLElement>(null);
  const over = frame.seen.outcome !== undefined;
  useFocusOnQuestion(section, decision?.id, confirmation?.option);
  return (
    <section
      ref={section}
      className="question"
      aria-labelledby="question-title"
      data-asked={decision !== undefined}
      data-decision={decision?.id}
    >
      <h2 id="question-title" tabIndex={-1} onKeyDown={stepIntoChoices}>
        {telling ? <WhoPlays /> : over ? t.table.gameOver : decision ? say(decision.prompt) : <WaitingFor />}
      </h2>
      <LegendButton />
      {confirmation ? <Confirm /> : decision && <Answers />}
      {(telling || (decision === undefined && !over && !lesson)) && <WhileOthersPlay />}
      {company?.spectator}
      {over && !telling && <AfterTheEnd />}
      <StandingAnswers />
    </section>
  );
}

/** From the question the arrows lead into its choices. */
function stepIntoChoices(event: KeyboardEvent<HTMLElement>): void {
  const choices = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('.choice') ?? [])];
  const target =
    event.key === 'ArrowDown' || event.key === 'Home'
      ? choices[0]
      : event.key === 'ArrowUp' || event.key === 'End'
        ? choices.at(-1)
        : undefined;
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** Whose doing is told. */
function WhoPlays() {
  const t = useText();
  const { names, mover } = useTable();
  return mover === undefined ? t.narration.happens : t.narration.plays(names.seat(mover));
}

function WaitingFor() {
  const t = useText();
  const { frame, names } = useTable();
  const { language } = useSettings();
  const waiting = frame.seen.waiting.map((seat) => names.seat(seat));
  return t.table.waitingFor(joined(waiting, language));
}

function Answers() {
  const t = useText();
  const { model, decision, say, frame, only, company } = useTable();
  const hinted = useScreen((screen) => screen.hint?.advised?.choice);
  const always = useScreen((screen) => screen.always);
  if (decision === undefined) return null;
  const Widget = widgets[decision.kind];
  const silence = decision.options.find(({ id }) => id === decision.silence);
  return (
    <>
      <HintNote />
      <Widget
        key={decision.id}
        decision={decision}
        label={(option: Option) => say(option.label)}
        choose={(option) => model.choose(option)}
        point={(thing) => model.show(thing)}
        hinted={hinted}
        only={only}
        putBack={frame.seen.undo === undefined ? model.putBack : undefined}
      />
      {silence && company?.silence(say(silence.label))}
      {decision.standing !== undefined && only === undefined && (
        <label className="always" title={t.question.standingHelp}>
          <input
            type="checkbox"
            checked={always}
            onChange={(event) => model.screen.set({ always: event.target.checked })}
          />
          {t.question.standing}
        </label>
      )}
      <Refusals refused={decision.refused} />
    </>
  );
}

function AfterTheEnd() {
  const t = useText().over;
  const { model, replay, frame } = useTable();
  return (
    <div className="row">
      <button type="button" className="primary" onClick={() => model.screen.set({ sheet: true })}>
        {t.showSheet}
      </button>
      <button type="button" onClick={() => replay.openGame(frame)}>
        {t.replay}
      </button>
    </div>
  );
}

/** Before a turn ends, or something becomes final. */
function Confirm() {
  const t = useText();
  const { model, decision, say } = useTable();
  const confirmation = useScreen((screen) => screen.confirmation);
  const option = decision?.options.find(({ id }) => id === confirmation?.option);
  if (confirmation === undefined || option === undefined) return null;
  return (
    <div className="confirm">
      <p className="confirmed">{say(option.label)}</p>
      <p>{confirmation.because === 'turn' ? t.question.confirmTurn : t.question.confirmFinal}</p>
      <div className="row">
        <button type="button" className="primary" data-number={1} onClick={() => model.confirm()}>
          {t.question.confirm}
        </button>
        <button type="button" data-number={2} onClick={() => model.close()}>
          {t.question.goBack}
        </button>
      </div>
    </div>
  );
}

/** The focus goes where the question is, unless somebody is busy elsewhere, for example in the log. */
function useFocusOnQuestion(
  section: RefObject<HTMLElement | null>,
  decision: string | undefined,
  confirmation: string | undefined,
): void {
  useEffect(() => {
    if (decision === undefined) return;
    const { activeElement } = document;
    const free =
      activeElement === null ||
      activeElement === document.body ||
      section.current?.contains(activeElement) ||
      activeElement.closest('.board') !== null;
    if (!free) return;
    const target = confirmation
      ? section.current?.querySelector<HTMLElement>('.confirm .primary')
      : undefined;
    (target ?? document.getElementById('question-title'))?.focus({ preventScroll: true });
  }, [section, decision, confirmation]);
}
