import { useEffect, useRef, useState } from 'react';
import { signOf, signsOn } from '../signs/drawn-signs.ts';
import { SignNote } from '../signs/sign-notes.tsx';
import { Words } from '../signs/words.tsx';
import { RuleTold } from './rule-note.tsx';
import { useScreen, useTable } from './table-context.ts';
import { besideThing } from './thing-menu.tsx';
import { anchorOf, usePlaceBeside } from './thing-place.ts';
import { useNarrow } from './use-narrow.ts';
import { useThing } from './use-thing.ts';

const NOTE_DELAY = 350;

/** A symbol that stands on no thing is explained by itself. */
const thingOf = ([sign]: readonly string[]): string | undefined => sign && `sign:${sign}`;

/** While one points at a thing: what it is, what could be done with it, and the rule behind it. */
export function ThingNote() {
  const pointed = useScreen(({ opened, noted, signs }) =>
    opened === undefined ? (noted ?? thingOf(signs)) : undefined,
  );
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
  const { say } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [anchor] = useState(() => anchorOf(thing));
  const place = usePlaceBeside(box, anchor, false);
  const { words, options, refused, rules } = useThing(thing);
  const rule = refused[0]?.rule ?? rules[0];
  const pointed = useScreen((screen) => screen.signs);
  // The mouse points at one symbol; who comes by the keyboard is told of all.
  const signs = anchor?.matches(':hover')
    ? [...new Set([signOf(thing) ?? [], pointed].flat())]
    : signsOn(thing, anchor);
  if (words === undefined && options.length + refused.length + signs.length === 0) return null;
  return besideThing(
    anchor,
    <div ref={box} className="thing-note" role="tooltip" style={place}>
      {signs.map((id) => (
        <SignNote key={id} id={id} />
      ))}
      {words && (
        <p>
          <Words>{words}</Words>
        </p>
      )}
      {options.map((option) => (
        <p key={option.id} className="good">
          <Words>{say(option.label)}</Words>
        </p>
      ))}
      {refused.map(
        ({ id, reason }) =>
          reason && (
            <p key={id} className="reason">
              <Words>{say(reason)}</Words>
            </p>
          ),
      )}
      {rule !== undefined && <RuleTold id={rule} />}
    </div>,
  );
}
