import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from './home/home-page.tsx';
import { type GameId, isGameId } from './host/rules.ts';
import { TurnNotices } from './online/door.tsx';
import { Shelter } from './pieces/shelter.tsx';
import { UpdateNote } from './pieces/update-note.tsx';
import { useFrontText } from './texts/front.ts';

const TablePage = lazy(() => import('./table/table-page.tsx'));
const LessonsPage = lazy(() => import('./tutorial/lessons-page.tsx'));
const TutorialPage = lazy(() => import('./tutorial/tutorial-page.tsx'));
const PuzzlesPage = lazy(() => import('./puzzle/puzzles-page.tsx'));
const PuzzlePage = lazy(() => import('./puzzle/puzzle-page.tsx'));
const RulesPage = lazy(() => import('./help/rules-page.tsx'));
const LobbyPage = lazy(() => import('./online/lobby-page.tsx'));
const AccountPage = lazy(() => import('./online/account/account-page.tsx'));
const OnlinePage = lazy(() => import('./online/online-page.tsx'));
const AnyOnlinePage = lazy(async () => ({
  default: (await import('./online/online-page.tsx')).AnyOnlinePage,
}));
const StatisticsPage = lazy(() => import('./statistics/statistics-page.tsx'));
const CampaignPage = lazy(() => import('./campaign/campaign-page.tsx'));
const AboutPage = lazy(() => import('./about-page.tsx'));

function Loading() {
  const t = useFrontText();
  return (
    <p className="loading" role="status">
      {t.loading}
    </p>
  );
}

/** A page of a game that is here; an address of one that is not leads home. */
const ofGame = (game: string, page: (game: GameId) => ReactNode): ReactNode =>
  isGameId(game) ? page(game) : <HomePage />;

export function App() {
  const t = useFrontText();
  return (
    <Shelter>
      <a className="skip" href="#content">
        {t.skipToContent}
      </a>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/table/:game/:id">
            {({ game, id }) => ofGame(game, (known) => <TablePage key={id} game={known} id={id} />)}
          </Route>
          <Route path="/online/:game/:id">
            {({ game, id }) => ofGame(game, (known) => <OnlinePage key={id} game={known} id={id} />)}
          </Route>
          <Route path="/online/:id">{({ id }) => <AnyOnlinePage key={id} id={id} />}</Route>
          <Route path="/lobby">
            <LobbyPage />
          </Route>
          <Route path="/account">
            <AccountPage />
          </Route>
          <Route path="/tutorial/:game/:lesson">
            {({ game, lesson }) =>
              ofGame(game, (known) => <TutorialPage key={lesson} game={known} lesson={lesson} />)
            }
          </Route>
          <Route path="/tutorial/:game">
            {({ game }) => ofGame(game, (known) => <LessonsPage game={known} />)}
          </Route>
          <Route path="/puzzle/:game/*">
            {({ game, '*': name }) =>
              ofGame(game, (known) => <PuzzlePage key={name} game={known} text={name} />)
            }
          </Route>
          <Route path="/puzzle/:game">
            {({ game }) => ofGame(game, (known) => <PuzzlesPage game={known} />)}
          </Route>
          <Route path="/rules/:game">
            {({ game }) => ofGame(game, (known) => <RulesPage game={known} />)}
          </Route>
          <Route path="/campaign/:game">
            {({ game }) => ofGame(game, (known) => <CampaignPage game={known} />)}
          </Route>
          <Route path="/statistics">
            <StatisticsPage />
          </Route>
          <Route path="/about">
            <AboutPage />
          </Route>
          <Route>
            <HomePage />
          </Route>
        </Switch>
      </Suspense>
      <UpdateNote />
      <TurnNotices />
    </Shelter>
  );
}
