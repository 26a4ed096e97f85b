import { type Briefings, type GameModule, type Guide, scenariosFor, type TableText } from '@krcma/kernel';
import { type ReactNode, useState } from 'react';
import { type Chosen, OptionFields } from '../home/option-fields.tsx';
import { usePageText } from '../texts/pages.ts';

interface MoreOptionsProps {
  readonly module: GameModule;
  readonly guide: Guide;
  readonly text: TableText;
  readonly briefings: Briefings;
  readonly seats: number;
  readonly chosen: Chosen;
  readonly setChosen: (chosen: Chosen) => void;
  /** What is chosen elsewhere, besides the scenario. */
  readonly decided?: readonly string[];
  /** Something has to be changed here before a game can begin. */
  readonly refused: boolean;
  readonly children?: ReactNode;
}

/** Whatever else may be agreed on, folded away until somebody wants it or has to look. */
export function MoreOptions({
  module,
  guide,
  decided: before = [],
  refused,
  children,
  ...fields
}: MoreOptionsProps) {
  const t = usePageText().newGame;
  const [open, setOpen] = useState(false);
  const decided = [...before, ...scenariosFor(guide, fields.seats).map(({ option }) => option)];
  return (
    <details
      className="more-options"
      open={open || refused}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t.options}</summary>
      <section className="options" aria-label={t.options}>
        <OptionFields schema={module.options} decided={decided} {...fields} />
        {children}
      </section>
    </details>
  );
}
