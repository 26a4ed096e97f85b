import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../pieces/icon.tsx';
import { useText } from '../texts/index.ts';
import { ChoiceList } from '../widgets/choice-list.tsx';
import { RefusalList } from './refusals.tsx';
import { RuleNote } from './rule-note.tsx';
import { useScreen, useTable } from './table-context.ts';
import { touchablesOf } from './table-model.ts';
import { isNarrow, useNarrow } from './use-narrow.ts';

/** Beside a thing: what it is, what can be done with it, and what not, and why. */
export function ThingMenu() {
  const opened = useScreen((screen) => screen.opened);
  return opened === undefined ? null : <OpenMenu key={opened} thing={opened} />;
}

function OpenMenu({ thing }: { readonly thing: string }) {
  const t = useText();
  const { model, frame, game } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const place = usePlaceBeside(box, thing);
  const words = game.text.thing(thing, frame.seen.view);
  return (
    <div
      ref={box}
      className="thing-menu"
      role="dialog"
      aria-label={words ?? thing}
      tabIndex={-1}
      style={place}
      onKeyDown={(event) => event.key === 'Escape' && model.close()}
    >
      <button type="button" className="icon-button" aria-label={t.close} onClick={() => model.close()}>
        <Icon name="close" />
      </button>
      {words && <p>{words}</p>}
      <ThingChoices thing={thing} />
    </div>
  );
}

/** What can be done with a thing, and what cannot, and why. */
function ThingChoices({ thing }: { readonly thing: string }) {
  const t = useText().question;
  const { model, decision, say, only } = useTable();
  const hinted = useScreen((screen) => screen.hint?.choice);
  const { choices, refusals } = touchablesOf(decision, only);
  const options = choices.get(thing) ?? [];
  const refused = refusals.get(thing) ?? [];
  const rules = [...new Set(options.flatMap(({ rule }) => rule ?? []))];
  return (
    <>
      <ChoiceList
        options={options}
        name={t.choices}
        label={(option) => say(option.label)}
        choose={(option) => model.choose(option)}
        point={() => {}}
        hinted={hinted}
        only={only}
      />
      {rules.map((rule) => (
        <RuleNote key={rule} id={rule} />
      ))}
      {refused.length > 0 && <RefusalList refused={refused} />}
      {options.length + refused.length === 0 && decision && <p className="advice">{t.nothingHere}</p>}
    </>
  );
}

const GAP = 8;

/** Beside the thing, on its right if the board reaches that far, so that the question stays free. */
function placeBeside(menu: Element, anchor: Element): CSSProperties {
  const thing = anchor.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const edge = anchor.closest('.board')?.getBoundingClientRect().right ?? innerWidth;
  const onTheRight = thing.right + GAP;
  const left = onTheRight + width <= edge ? onTheRight : thing.left - GAP - width;
  return {
    left: Math.max(GAP, Math.min(left, innerWidth - width - GAP)),
    top: Math.max(GAP, Math.min(thing.top, innerHeight - height - GAP)),
  };
}

/** Narrow screens lay it at the bottom by style. */
function usePlaceBeside(
  box: React.RefObject<HTMLDivElement | null>,
  thing: string,
  takesFocus = true,
): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const before = document.activeElement;
    const menu = box.current;
    const anchor = document.querySelector(`.table [data-thing="${CSS.escape(thing)}"]`);
    if (menu && anchor && !isNarrow()) setPlace(placeBeside(menu, anchor));
    if (!takesFocus) return;
    (menu?.querySelector<HTMLElement>('.choice') ?? menu)?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [box, thing, takesFocus]);
  return place;
}

const NOTE_DELAY = 350;

/** While one points at a thing: what it is, and what could be done with it. */
export function ThingNote() {
  const pointed = useScreen(({ opened, noted }) => (opened === undefined ? noted : undefined));
  const [late, setLate] = useState<string>();
  const narrow = useNarrow();
  const thing = narrow ? undefined : pointed;
  useEffect(() => {
    if (thing === undefined) {
      setLate(undefined);
      return;
    }
    const timer = setTimeout(() => setLate(thing), NOTE_DELAY);
    return () => clearTimeout(timer);
  }, [thing]);
  return late === undefined || late !== thing ? null : <FloatingNote key={late} thing={late} />;
}

function FloatingNote({ thing }: { readonly thing: string }) {
  const { frame, game, decision, say, only } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const place = usePlaceBeside(box, thing, false);
  const words = game.text.thing(thing, frame.seen.view);
  const { choices, refusals } = touchablesOf(decision, only);
  const options = choices.get(thing) ?? [];
  const refused = refusals.get(thing) ?? [];
  if (words === undefined && options.length + refused.length === 0) return null;
  return (
    <div ref={box} className="thing-note" role="tooltip" style={place}>
      {words && <p>{words}</p>}
      {options.map((option) => (
        <p key={option.id} className="good">
          {say(option.label)}
        </p>
      ))}
      {refused.map((refusal) => (
        <p key={refusal.id} className="reason">
          {say(refusal.reason)}
        </p>
      ))}
    </div>
  );
}
