import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../pieces/icon.tsx';
import { signOf, signsOn } from '../signs/drawn-signs.ts';
import { SignsOn } from '../signs/sign-notes.tsx';
import { useSigns, Words } from '../signs/words.tsx';
import { useText } from '../texts/index.ts';
import { ChoiceList } from '../widgets/choice-list.tsx';
import { RefusalList } from './refusals.tsx';
import { RuleTold } from './rule-note.tsx';
import { useScreen, useTable } from './table-context.ts';
import { anchorOf, usePlaceBeside } from './thing-place.ts';
import { useThing } from './use-thing.ts';

/** Beside a thing: what it is, what can be done with it, and what not, and why. */
export function ThingMenu() {
  const opened = useScreen((screen) => screen.opened);
  return opened === undefined ? null : <OpenMenu key={opened} thing={opened} />;
}

/** A window lies above everything else, so what belongs to a thing in it must lie in it too. */
export const besideThing = (anchor: HTMLElement | undefined, menu: ReactNode): ReactNode => {
  const window = anchor?.closest('dialog');
  return window ? createPortal(menu, window) : menu;
};

function OpenMenu({ thing }: { readonly thing: string }) {
  const t = useText();
  const { model } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [anchor] = useState(() => anchorOf(thing));
  const place = usePlaceBeside(box, anchor);
  const { words } = useThing(thing);
  const signs = useMemo(() => signsOn(thing, anchor), [thing, anchor]);
  const sign = useSigns()?.book[signOf(thing) ?? ''];
  return besideThing(
    anchor,
    <div
      ref={box}
      className="thing-menu"
      role="dialog"
      aria-label={words ?? sign?.name ?? thing}
      tabIndex={-1}
      style={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Only the menu closes, not the window it lies in.
        event.preventDefault();
        model.close();
      }}
    >
      <button type="button" className="icon-button" aria-label={t.close} onClick={() => model.close()}>
        <Icon name="close" />
      </button>
      {words && (
        <p>
          <Words>{words}</Words>
        </p>
      )}
      <ThingChoices thing={thing} again={anchor?.dataset.again !== undefined} />
      <SignsOn ids={signs} />
    </div>,
  );
}

/** What can be done with a thing, what cannot, and why. */
function ThingChoices({ thing, again }: { readonly thing: string; readonly again: boolean }) {
  const t = useText().question;
  const { model, decision, say, only } = useTable();
  const hinted = useScreen((screen) => screen.hint?.advised?.choice);
  const { options, refused, rules } = useThing(thing);
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
      {refused.length > 0 && <RefusalList refused={refused} open={refused.length === 1} />}
      {options.length + refused.length === 0 && decision && signOf(thing) === undefined && (
        <p className="advice">{again ? t.again : t.nothingHere}</p>
      )}
      {rules.length > 0 && (
        <div className="rules-behind">
          <small>{t.rulesBehind}</small>
          {rules.map((rule) => (
            <RuleTold key={rule} id={rule} />
          ))}
        </div>
      )}
    </>
  );
}
