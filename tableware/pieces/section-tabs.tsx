import type { ReactNode } from 'react';
import { flame } from '../icons/icons.ts';
import { Icon } from './icon.tsx';
import './section-tabs.css';

export interface SectionTab<Section> {
  readonly section: Section;
  readonly icon: string;
  readonly name: string;
}

interface SectionTabsProps<Section> {
  readonly tabs: readonly SectionTab<Section>[];
  /** Which is up. */
  readonly up: Section;
  /** Where something can be touched: a flame in place of the icon. */
  readonly lit: readonly Section[];
  turnTo(section: Section): void;
  /** What is counted wherever one looks. */
  readonly children?: ReactNode;
}

/** The sections of a board that is too large for a phone. */
export function SectionTabs<Section extends string>(props: SectionTabsProps<Section>) {
  const { tabs, up, lit, turnTo, children } = props;
  return (
    <nav className="tw-tabs">
      {tabs.map(({ section, icon, name }) => (
        <button
          key={section}
          type="button"
          aria-current={section === up ? 'page' : undefined}
          onClick={() => turnTo(section)}
        >
          {lit.includes(section) ? (
            <span className="tw-tab-flame">
              <Icon name={flame} />
            </span>
          ) : (
            <Icon name={icon} />
          )}
          {name}
        </button>
      ))}
      {children && (
        <span className="tw-tab-count" aria-hidden="true">
          {children}
        </span>
      )}
    </nav>
  );
}
