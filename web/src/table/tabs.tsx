import { Icon, type IconName } from '../pieces/icon.tsx';
import { useText } from '../texts/index.ts';
import { useNarrow } from './use-narrow.ts';

export type Tab = 'board' | 'players' | 'log';

const ICONS: Readonly<Record<Tab, IconName>> = { board: 'board', players: 'person', log: 'log' };

/** On a phone one part of the table is shown at a time. */
export function Tabs({ tab, setTab }: { readonly tab: Tab; readonly setTab: (tab: Tab) => void }) {
  const t = useText().table;
  if (!useNarrow()) return null;
  return (
    <nav className="tabs" aria-label={t.parts}>
      {(['board', 'players', 'log'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-current={tab === each ? 'page' : undefined}
          onClick={() => setTab(each)}
        >
          <Icon name={ICONS[each]} />
          {t[each]}
        </button>
      ))}
    </nav>
  );
}
