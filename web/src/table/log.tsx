import { haveMates } from '@krcma/kernel';
import { memo, useState } from 'react';
import type { StoryLine } from '../host/host.ts';
import { useVerdict } from '../over/use-verdict.ts';
import { useSettings } from '../settings/settings.ts';
import { Words } from '../signs/words.tsx';
import { useText } from '../texts/index.ts';
import { isAbout, type LogFilter, matches } from './log-filter.ts';
import { useTable } from './table-context.ts';

/** Lines shown until somebody asks for the older ones. */
const SHOWN = 120;

/** Everything that happened, the newest first. */
export function Log() {
  const t = useText();
  const { frame, game, seat, tell } = useTable();
  const verdict = useVerdict();
  const { outcome, sides } = frame.seen;
  const [filter, setFilter] = useState<LogFilter>('all');
  const kinds = game.view.logKinds ?? [];
  const [all, setAll] = useState(false);
  const found = frame.story.filter((line) => matches(line, filter, kinds));
  const first = frame.fresh[0]?.number ?? frame.story.length;
  const lines = all ? found : found.slice(-SHOWN);
  return (
    <section className="log" aria-labelledby="log-title">
      <header>
        <h2 id="log-title" tabIndex={-1}>
          {t.table.log}
        </h2>
        <LogFilters filter={filter} setFilter={setFilter} />
      </header>
      {lines.length === 0 && <p>{t.log.empty}</p>}
      {outcome && haveMates(sides) && <p className="verdict">{verdict(outcome)}</p>}
      <ol reversed>
        {lines.toReversed().map((line) => (
          <LogLine
            key={line.number}
            line={line}
            words={tell(line.event)}
            recent={line.entry > frame.lastOwnEntry}
            fresh={line.number >= first}
            own={seat !== undefined && isAbout(line, seat)}
          />
        ))}
      </ol>
      {lines.length < found.length && (
        <button type="button" onClick={() => setAll(true)}>
          {t.log.older(found.length - lines.length)}
        </button>
      )}
    </section>
  );
}

interface LogLineProps {
  readonly line: StoryLine;
  readonly words: string;
  readonly recent: boolean;
  readonly fresh: boolean;
  readonly own: boolean;
}

const LogLine = memo(function LogLine({ line, words, recent, fresh, own }: LogLineProps) {
  return (
    <li data-recent={recent} data-fresh={fresh} data-own={own} data-event={line.event.key}>
      <Words>{words}</Words>
    </li>
  );
});

function LogFilters({
  filter,
  setFilter,
}: {
  readonly filter: LogFilter;
  readonly setFilter: (filter: LogFilter) => void;
}) {
  const t = useText();
  const { frame, game, names, seat } = useTable();
  const { language } = useSettings();
  const others = frame.seats.map((_, each) => each).filter((each) => each !== seat);
  return (
    <label>
      <span className="unseen">{t.log.filter}</span>
      <select value={filter} onChange={(event) => setFilter(event.target.value as LogFilter)}>
        <option value="all">{t.log.all}</option>
        {seat !== undefined && <option value={`seat:${seat}`}>{t.log.mine}</option>}
        {others.map((each) => (
          <option key={each} value={`seat:${each}`}>
            {t.log.about(names.seat(each))}
          </option>
        ))}
        {(game.view.logKinds ?? []).map(({ id, label }) => (
          <option key={id} value={`kind:${id}`}>
            {label[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
