import { useEffect, useRef, useState } from 'react';
import { RuleTold } from './rule-note.tsx';
import { useScreen, useTable } from './table-context.ts';
import { besideThing } from './thing-menu.tsx';
import { anchorOf, usePlaceBeside } from './thing-place.ts';
import { useNarrow } from './use-narrow.ts';
import { useThing } from './use-thing.ts';

const NOTE_DELAY = 350;

/** While one points at a thing: what it is, what could be done with it, and the rule behind it. */
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
  const { say } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [anchor] = useState(() => anchorOf(thing));
  const place = usePlaceBeside(box, anchor, false);
  const { words, options, refused, rules } = useThing(thing);
  const rule = refused[0]?.rule ?? rules[0];
  if (words === undefined && options.length + refused.length === 0) return null;
  return besideThing(
    anchor,
    <div ref={box} className="thing-note" role="tooltip" style={place}>
      {words && <p>{words}</p>}
      {options.map((option) => (
        <p key={option.id} className="good">
          {say(option.label)}
        </p>
      ))}
      {refused.map(
        ({ id, reason }) =>
          reason && (
            <p key={id} className="reason">
              {say(reason)}
            </p>
          ),
      )}
      {rule !== undefined && <RuleTold id={rule} />}
    </div>,
  );
}
