import { later } from '@krcma/tableware/later';
import { useState } from 'react';
import { Icon } from '../pieces/icon.tsx';
import { useText } from '../texts/index.ts';
import { AsideButton } from './aside-button.tsx';
import { Question } from './question.tsx';
import { PlayTools } from './table-bar.tsx';
import { useTable } from './table-context.ts';
import { useUpright } from './use-narrow.ts';

// A game is played more often than looked back at.
const past = later(async () => (await import('../replay/replay-bar.tsx')).ReplayBar);

/** With more choices than these an upright phone shows the board first, and the list on request. */
const FEW = 4;

/** The question, or the past. On a phone held upright it is a sheet at the bottom that can be pulled up and down. */
export function SidePanel() {
  const { replaying, decision, reading, lesson } = useTable();
  const upright = useUpright();
  const [turned, setTurned] = useState<string>();
  const many = (decision?.options.length ?? 0) > FEW;
  // A lesson lists but the one choice that is lit.
  const lowered = upright && !lesson && decision !== undefined && many !== (turned === decision.id);
  if (reading) return null;
  return (
    <div className="sheet-panel" data-lowered={lowered}>
      {upright && !replaying && !lesson && (
        <div className="sheet-tools">
          <PlayTools />
          {decision && (
            <SheetHandle
              lowered={lowered}
              count={decision.options.length}
              turn={() => setTurned(turned === decision.id ? undefined : decision.id)}
            />
          )}
        </div>
      )}
      {!replaying && !lesson && <AsideButton />}
      {replaying ? <past.Part /> : <Question />}
    </div>
  );
}

interface SheetHandleProps {
  readonly lowered: boolean;
  readonly count: number;
  readonly turn: () => void;
}

function SheetHandle({ lowered, count, turn }: SheetHandleProps) {
  const t = useText().question;
  return (
    <button type="button" className="sheet-handle" aria-expanded={!lowered} onClick={turn}>
      {lowered ? t.showList(count) : t.hideList}
      <Icon name={lowered ? 'up' : 'down'} />
    </button>
  );
}
