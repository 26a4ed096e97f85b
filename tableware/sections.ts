// On a phone a board has sections, one at a time; the one with what can be touched comes up by itself.
import { useEffect, useRef, useState } from 'react';
import type { BoardProps } from './board.ts';

export interface Glance<Section> {
  /** The question that is asked. */
  readonly asked: string | undefined;
  /** What a list, a hint or a lesson shows, and where. */
  readonly shown: string | undefined;
  readonly shownIn: Section | undefined;
  /** Where something can be touched, the most important section first. */
  readonly lit: readonly Section[];
}

/** Where to turn when something has changed: to what is newly shown, or to a new question that cannot be answered here. */
export function turnedTo<Section>(
  before: Pick<Glance<Section>, 'asked' | 'shown'>,
  now: Glance<Section>,
  section: Section,
): Section {
  if (now.shown !== before.shown && now.shownIn !== undefined) return now.shownIn;
  const answerable = now.asked === before.asked || now.lit.includes(section);
  return answerable ? section : (now.lit[0] ?? section);
}

const NOTHING = { asked: undefined, shown: undefined };

type Table = Pick<BoardProps, 'choices' | 'shown'> & {
  readonly decision?: { readonly id: string } | undefined;
};

export const litSections = <Section>(
  sections: readonly Section[],
  { choices }: Table,
  sectionOf: (thing: string) => Section | undefined,
): readonly Section[] => {
  const lit = new Set([...choices.keys()].map(sectionOf));
  return sections.filter((each) => lit.has(each));
};

/** Which section is up: what the player turned to, until a new question, a hint or a lesson is elsewhere. */
export function useSection<Section>(
  sections: readonly [Section, ...Section[]],
  table: Table,
  sectionOf: (thing: string) => Section | undefined,
): [Section, (section: Section) => void] {
  const { decision, shown } = table;
  const now: Glance<Section> = {
    asked: decision?.id,
    shown,
    shownIn: shown === undefined ? undefined : sectionOf(shown),
    lit: litSections(sections, table, sectionOf),
  };
  // What is asked and shown from the very beginning is new as well.
  const [section, turnTo] = useState<Section>(() => turnedTo(NOTHING, now, sections[0]));
  const before = useRef<Pick<Glance<Section>, 'asked' | 'shown'>>(NOTHING);
  useEffect(() => {
    turnTo(turnedTo(before.current, now, section));
    before.current = now;
  });
  return [section, turnTo];
}
