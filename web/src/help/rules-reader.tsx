import { use, useEffect, useMemo, useRef, useState } from 'react';
import { loadPlates, loadRules, loadText } from '../games.ts';
import type { GameId } from '../host/rules.ts';
import { Icon } from '../pieces/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { useSigns, Words } from '../signs/words.tsx';
import { usePageText } from '../texts/pages.ts';
import { type FoundChapter, findRules } from './find-rules.ts';

interface RulesReaderProps {
  readonly game: GameId;
  /** Called when another page is opened. */
  readonly turned: () => void;
}

/** The rules as a book: its contents, and a page for each chapter. */
export function RulesReader({ game, turned }: RulesReaderProps) {
  const t = usePageText().rulesPage;
  const { language } = useSettings();
  const { chapters: names } = use(loadText(game, language));
  const rulebook = use(loadRules(game, language));
  const chapters = useMemo(
    () => findRules({ rules: rulebook, chapters: names }, '', language),
    [rulebook, names, language],
  );
  const [open, setOpen] = useState<string>();
  const at = chapters.findIndex(({ id }) => id === open);
  const chapter = chapters[at];
  const turnTo = (id: string | undefined) => {
    setOpen(id);
    turned();
  };
  if (chapter === undefined) return <Contents chapters={chapters} open={turnTo} />;
  return (
    <article className="rules-chapter" aria-labelledby="chapter-title">
      <ChapterText key={chapter.id} game={game} chapter={chapter} number={at + 1} />
      <nav className="rules-pages" aria-label={t.pages}>
        <PageButton to={chapters[at - 1]} icon="previous" open={turnTo} />
        <button type="button" onClick={() => turnTo(undefined)}>
          {t.contents}
        </button>
        <PageButton to={chapters[at + 1]} icon="next" open={turnTo} />
      </nav>
    </article>
  );
}

interface ContentsProps {
  readonly chapters: readonly FoundChapter[];
  readonly open: (id: string) => void;
}

function Contents({ chapters, open }: ContentsProps) {
  return (
    <ol className="rules-contents">
      {chapters.map(({ id, name }, place) => (
        <li key={id}>
          <button type="button" data-chapter={id} onClick={() => open(id)}>
            <small aria-hidden="true">{place + 1}</small> {name}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface PageButtonProps {
  readonly to: FoundChapter | undefined;
  readonly icon: 'previous' | 'next';
  readonly open: (id: string) => void;
}

function PageButton({ to, icon, open }: PageButtonProps) {
  if (to === undefined) return <span />;
  return (
    <button type="button" data-turn={icon} onClick={() => open(to.id)}>
      {icon === 'previous' && <Icon name={icon} />}
      {to.name}
      {icon === 'next' && <Icon name={icon} />}
    </button>
  );
}

interface ChapterProps {
  readonly game: GameId;
  readonly chapter: FoundChapter;
  readonly number: number;
}

function ChapterText({ game, chapter: { id, name, rules }, number }: ChapterProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h2 id="chapter-title" ref={title} tabIndex={-1}>
        <small>{number}</small> {name}
      </h2>
      <ChapterPictures game={game} chapter={id} />
      {rules.map(({ id: rule, words }) => (
        <p key={rule}>
          <Words>{words}</Words> <small className="rule-id">{rule}</small>
        </p>
      ))}
    </>
  );
}

function ChapterPictures({ game, chapter }: { readonly game: GameId; readonly chapter: string }) {
  const { language } = useSettings();
  const { board } = use(loadText(game, language));
  const draw = use(loadPlates(game));
  const legend = useSigns();
  const shown = useMemo(() => draw?.(chapter, board), [draw, chapter, board]);
  if (shown === undefined) return null;
  const { plates, signs } = shown;
  return (
    <aside className="rules-pictures">
      {plates.map(({ name, picture }) => (
        <figure key={name}>
          <span aria-hidden="true">{picture}</span>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      {legend !== undefined && signs.length > 0 && (
        <ul className="rules-signs">
          {signs.map((id) => (
            <li key={id}>
              <span className="sign-picture" aria-hidden="true">
                <legend.Sign id={id} />
              </span>
              {legend.book[id]?.name}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
