import '../style/shell.css';
import type { Message, Names, Outcome, Seat } from '@krcma/kernel';
import { TUMBLE } from '@krcma/tableware/tumble';
import { whenIdle } from '@krcma/tableware/when-idle';
import { type ReactNode, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type LoadedGame, loadGame } from '../games.ts';
import type { Frame, TableHost } from '../host/host.ts';
import type { GameId } from '../host/rules.ts';
import { useNarration, useNarrator, useTelling } from '../narration/use-narration.ts';
import { frameAt, ReplayModel } from '../replay/replay-model.ts';
import { mayMove, settings, useSettings } from '../settings/settings.ts';
import { useLegend } from '../signs/use-legend.ts';
import { LegendProvider } from '../signs/words.tsx';
import { useStore } from '../store.ts';
import { useText } from '../texts/index.ts';
import { fetchWidgets } from '../widgets/index.tsx';
import { Announcer } from './announcer.tsx';
import { BoardArea } from './board-area.tsx';
import type { CompanyParts } from './company-parts.ts';
import { Curtain } from './curtain.tsx';
import { EndOfGame } from './end-of-game.tsx';
import { Log } from './log.tsx';
import { Players } from './players.tsx';
import { ProblemNote } from './problem-note.tsx';
import { SidePanel } from './side-panel.tsx';
import { TableBar } from './table-bar.tsx';
import { type TableContext, TableProvider } from './table-context.ts';
import { TableModel } from './table-model.ts';
import { type Tab, Tabs } from './tabs.tsx';
import { ThingMenu } from './thing-menu.tsx';
import { ThingNote } from './thing-note.tsx';
import { withReasons } from './touchables.ts';
import { TakeBackNote, UndoNote } from './undo-note.tsx';
import { useHold } from './use-hold.ts';
import { useInSight } from './use-in-sight.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSounds } from './use-sounds.ts';
import { useTumbling } from './use-tumbling.ts';

/** What a lesson adds to the table. */
export interface Lesson {
  readonly coach: ReactNode;
  /** The only choice that is allowed now; nothing while the learner reads. */
  readonly only: string;
  /** What is pointed at, wherever the mouse is. */
  readonly thing: string | undefined;
  /** The number of the step: each brings what it points at into sight once. */
  readonly at: number;
}

interface TableShellProps {
  readonly host: TableHost;
  readonly frame: Frame;
  readonly game: GameId;
  readonly lesson?: Lesson;
  /** The game of this browser's shelf. */
  readonly shelved?: string;
  readonly rematch?: () => void;
  /** In a campaign that goes on. */
  readonly nextGame?: () => void;
  readonly company?: CompanyParts;
  /** What is shown at the end instead of the score sheet. */
  readonly ending?: (outcome: Outcome, onClose: () => void) => ReactNode;
}

/** The table around every game's board. */
export function TableShell({ host, frame: live, game: id, lesson, company, ...after }: TableShellProps) {
  const t = useText();
  const { language } = useSettings();
  const game = use(loadGame(id, language));
  const table = useTableContext(host, live, game, lesson, company);
  useTelling(table.narrator, {
    holds: lesson === undefined && !table.replaying,
    isOnline: company !== undefined,
    tell: table.tell,
    delayOf: (event) => (game.view.tumbles?.(event) && mayMove(settings.get()) ? TUMBLE : 0),
    begins: (event) => game.view.begins?.(event),
  });
  const { model, replay, narrator } = table;
  useShortcuts(model, replay, narrator);
  useSounds(table);
  useTitle(table);
  useFetchAhead(game, host);
  const hold = useHold(model);
  const legend = useLegend(id);
  const element = useRef<HTMLDivElement>(null);
  useTumbling(element, table);
  const [tab, setTab] = useState<Tab>('board');
  useInSight(lesson, setTab);
  return (
    <TableProvider value={table}>
      <LegendProvider value={legend}>
        <div
          ref={element}
          className="table table-top"
          data-tab={tab}
          data-game={id}
          data-taught={lesson?.thing}
          {...hold}
        >
          <a className="skip" href="#question-title">
            {t.skipToQuestion}
          </a>
          <h1 className="unseen">{game.text.name}</h1>
          <TableBar />
          <Players />
          <BoardArea />
          <aside className="side">
            {lesson?.coach}
            <SidePanel />
          </aside>
          <Log />
          <Tabs tab={tab} setTab={setTab} />
          <ThingNote />
          <ThingMenu />
          <Announcer />
          <UndoNote />
          {company ? company.notes : <TakeBackNote />}
          <Curtain />
          <ProblemNote />
          <EndOfGame {...after} />
        </div>
      </LegendProvider>
    </TableProvider>
  );
}

/** When there is time, fetches what the table will show later; what fails is fetched again when it is wanted. */
function useFetchAhead({ view }: LoadedGame, host: TableHost): void {
  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([view.fetchAhead?.(), fetchWidgets(), host.fetchAhead?.()]).catch(() => {});
      }),
    [view, host],
  );
}

function useTableContext(
  host: TableHost,
  live: Frame,
  game: LoadedGame,
  lesson: Lesson | undefined,
  company: CompanyParts | undefined,
): TableContext {
  const narrator = useNarrator(host);
  const narration = useNarration(narrator);
  const model = useMemo(() => new TableModel(host, settings.get, narrator), [host, narrator]);
  const replay = useMemo(() => new ReplayModel(host, game.view), [host, game.view]);
  const replaying = useStore(replay.state);
  const present = narration.frame ?? live;
  const asked = present.seen.decision?.id;
  useEffect(() => model.settle(asked), [model, asked]);
  const reasons = useSyncExternalStore(model.screen.subscribe, () => model.screen.get().reasons);
  model.only = lesson?.only;
  return useMemo(() => {
    const frame = frameAt(present, replaying);
    const { told, telling } = narration;
    const stands = telling && told && replaying.what === undefined ? told.stands : frame;
    const names: Names = {
      seat: (seat) => live.seats[seat]?.name ?? String(seat + 1),
      view: frame.seen.view,
    };
    return {
      model,
      replay,
      narrator,
      frame,
      stands,
      mover: telling && told && replaying.what === undefined ? told.mover : moverOf(frame, game),
      told,
      telling,
      game,
      names,
      seat: frame.seen.seat,
      decision: withReasons(frame.seen.decision, reasons),
      over: present.seen.outcome !== undefined,
      replaying: replaying.what !== undefined,
      lesson: lesson !== undefined,
      company,
      reading: lesson?.only === '',
      only: lesson?.only,
      taught: lesson?.thing,
      say: (message: Message) => game.text.message(message, names),
      tell: (event: Message) => game.text.event(event, names),
    };
  }, [model, replay, narrator, live, present, narration, replaying, reasons, game, lesson, company]);
}

/** Who has the turn, or else the only one who is asked. */
function moverOf({ seen }: Frame, { view }: LoadedGame): Seat | undefined {
  if (seen.outcome) return undefined;
  return view.activeSeat(seen.view) ?? (seen.waiting.length === 1 ? seen.waiting[0] : undefined);
}

const TITLE_DELAY = 300;

/** The tab of the browser tells from afar that it is one's turn. */
function useTitle({ game, decision }: TableContext): void {
  const { name } = game.text;
  const asked = decision !== undefined;
  // Not at once: bots that answer quickly would change it many times for nothing.
  useEffect(() => {
    const timer = setTimeout(() => {
      document.title = `${asked ? '● ' : ''}${name} – Krčma`;
    }, TITLE_DELAY);
    return () => clearTimeout(timer);
  }, [name, asked]);
  useEffect(
    () => () => {
      document.title = 'Krčma';
    },
    [],
  );
}
