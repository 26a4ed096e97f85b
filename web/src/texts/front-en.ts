/** What is said before anything else is fetched; every word of it makes the first page heavier. */
export const frontEn = {
  languageName: 'English',
  tagline: 'A tavern table for heavy fantasy board games',
  skipToContent: 'Skip to the content',
  loading: 'Laying the table …',
  home: 'Home',
  levels: { random: 'Novice', greedy: 'Regular', search: 'Master' },
  botNames: ['Bára', 'Cyril', 'Dora', 'Emil', 'Flora'],
  defaultName: (seat: number) => (seat === 0 ? 'Guest' : `Guest ${seat + 1}`),
  troubleTitle: 'There is a problem',
  broken: 'Something broke here. The game is kept up to the last choice.',
  reload: 'Load the page again',
  update: { ready: 'A new version is ready.', reload: 'Load it' },

  homePage: {
    games: 'Games on the table',
    players: (min: number, max: number) => `${min} to ${max} players`,
    playNow: 'Play now',
    newGame: 'Set up a game',
    tutorial: 'Learn by playing',
    puzzles: 'Puzzle for today',
    rules: 'Rules',
    yours: 'Your games',
    nothingKept: 'Games you begin are kept here, in this browser, and wait for you.',
    import: 'Open a game from a file',
    settings: 'Settings',
    statistics: 'Statistics',
    about: 'About, credits, licences',
    unofficial:
      'An unofficial fan project. The games belong to their authors and publishers: if you like one, buy the box.',
  },
};

export type FrontText = typeof frontEn;
