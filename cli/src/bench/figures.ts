import { dungeonLords } from '@krcma/dungeon-lords';
import {
  type Ask,
  advance,
  answer,
  asksOf,
  below,
  choose,
  cloneTable,
  type GameModule,
  type GameRecord,
  type GameTypes,
  openJournal,
  optionOf,
  randomFrom,
  recordOf,
  replay,
  rulesIn,
  start,
} from '@krcma/kernel';
import { playRandomly } from '@krcma/kernel/testing';
import { mageKnight } from '@krcma/mage-knight';
import { monsterLands } from '@krcma/monster-lands';
import { ragnarok } from '@krcma/ragnarok';
import { valeria } from '@krcma/valeria';
import { gameCalled, games, type TableGame } from '../games.ts';
import { answersFigures } from './answers.ts';
import { connectFour } from './connect-four.ts';
import { coreFigure } from './core.ts';
import { type Figure, perSecond, secondsFor } from './measure.ts';
import { memoryFigures } from './memory.ts';
import { playPeerGame } from './peer.ts';
import { solverFigures } from './solver-figures.ts';
import { strengthFigures } from './strength.ts';

const counter = () => {
  let n = 0;
  return () => n++;
};

function gamesPerSecond<T extends GameTypes>(
  module: GameModule<T>,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): number {
  const next = counter();
  return perSecond(() => {
    playRandomly(module, { seats, options, seed: `bench ${next()}` });
    return 1;
  });
}

function decisionsPerSecond<T extends GameTypes>(module: GameModule<T>, seats: number): number {
  const next = counter();
  return perSecond(() => playRandomly(module, { seats, seed: `bench ${next()}` }).decisions);
}

/** Of so many random games of each mode for several players, those that come to an end, in percent. */
function endedShare({ module, modes }: TableGame, games: number): number {
  const several = modes.filter(({ seats }) => seats > 1);
  const ended = several.flatMap(({ seats, options = {} }) =>
    Array.from({ length: games }, (_, n) => {
      const { game } = playRandomly(module, { seats, options, seed: `ended ${n}` });
      return game.outcome === undefined ? 0 : 1;
    }),
  );
  return (100 * ended.reduce<number>((sum, each) => sum + each, 0)) / ended.length;
}

/** The table in the middle of a game played by turns through the lists of choices. */
function midGame<T extends GameTypes>(module: GameModule<T>, seats: number, decisions: number): T['state'] {
  const game = start(module, { seats, seed: 'middle' });
  const rules = rulesIn(module);
  let asks = advance(rules, game);
  for (let i = 0; i < decisions; i++) {
    const [ask] = asks;
    if (ask === undefined) break;
    asks = answer(rules, game, ask, ask.values[(i * 7) % ask.values.length] ?? null);
  }
  return game;
}

function clonesPerSecond<T extends GameTypes>(module: GameModule<T>): number {
  const table = midGame(module, 2, 70);
  return perSecond(() => {
    for (let i = 0; i < 1000; i++) cloneTable(table);
    return 1000;
  });
}

/** Records of random games with at least so many choices together. */
function recordsOf(choices: number): GameRecord[] {
  const records: GameRecord[] = [];
  for (let made = 0; made < choices; ) {
    const journal = openJournal(valeria, { seats: 2, seed: `replay ${records.length}` });
    for (let i = 0; journal.table.outcome === undefined && made + i < choices; i++) {
      const [ask] = asksOf(valeria, journal);
      if (ask === undefined) break;
      const value = ask.values[(i * 7) % ask.values.length] ?? null;
      choose(valeria, journal, ask.seat, optionOf(journal.table, ask, value).id);
    }
    made += journal.log.length;
    records.push(recordOf(valeria, journal));
  }
  return records;
}

/** Both play the same game from its first table to its end, picking by the same generator. */
function smallGame(): Figure {
  const rules = rulesIn(connectFour);
  const first = start(connectFour, { seats: 2, seed: 'small game' });
  const chance = { random: randomFrom('picks') };
  const ours = perSecond(() => {
    const game = cloneTable(first);
    let decisions = 0;
    for (let asks = advance(rules, game); asks.length > 0; decisions++) {
      const { values } = asks[0] as Ask;
      asks = answer(rules, game, asks[0] as Ask, values[below(chance, values.length)] ?? null);
    }
    return decisions;
  });
  const peer = perSecond(() => playPeerGame((choices) => below(chance, choices)));
  return {
    name: 'connect four on the kernel, decisions (peer: boardgame.io)',
    value: ours,
    unit: 'per s',
    bar: 50,
    peer,
    ratio: ours / peer,
  };
}

/** Enough questions for a p95 that stays where it is. */
const SAMPLE = { random: 4, greedyEvery: 8 };

/** What a table costs those who look at it and those who keep it, game by game. */
function budgets(): Figure[] {
  return games.flatMap((game) => {
    const name = game.texts.en.name;
    const { options = {} } = game.modes.find(({ seats }) => seats === 2) ?? {};
    return [...answersFigures(name, game, SAMPLE), ...memoryFigures(name, game.module, options)];
  });
}

const speed = (name: string, bar: number, value: number): Figure => ({ name, value, unit: 'per s', bar });

/** Random games to their end, two players, one thread, unless the name says otherwise. */
const gameFigures = (): Figure[] => [
  speed('Valeria, random full games, two players, one thread', 1000, gamesPerSecond(valeria, 2)),
  speed('Monster Lands, random full games, two players, one thread', 1000, gamesPerSecond(monsterLands, 2)),
  speed('Dungeon Lords, random full games, two players, one thread', 500, gamesPerSecond(dungeonLords, 2)),
  speed(
    'Lords of Ragnarök, random games of twelve rounds, two players, one thread',
    300,
    gamesPerSecond(ragnarok, 2, { lastRound: 12 }),
  ),
  speed(
    'Mage Knight, random games of First Reconnaissance, solo, one thread',
    400,
    gamesPerSecond(mageKnight, 1),
  ),
  speed('Mage Knight, decisions in the same games', 60_000, decisionsPerSecond(mageKnight, 1)),
  {
    name: 'Mage Knight, random games with several players that come to an end',
    value: endedShare(gameCalled('mage-knight'), 25),
    unit: '%',
    bar: 100,
  },
  speed('Valeria, random full games, solo, one thread', 1000, gamesPerSecond(valeria, 1)),
];

const cloneFigures = (): Figure[] => [
  speed('Valeria, clone of a mid-game table', 100_000, clonesPerSecond(valeria)),
  speed('Dungeon Lords, clone of a mid-game table', 100_000, clonesPerSecond(dungeonLords)),
  speed('Lords of Ragnarök, clone of a mid-game table', 60_000, clonesPerSecond(ragnarok)),
  speed('Mage Knight, clone of a mid-game table', 60_000, clonesPerSecond(mageKnight)),
];

function replayFigure(): Figure {
  const records = recordsOf(1000);
  return {
    name: 'Valeria, replay of 1,000 choices with hashes',
    value: secondsFor(() => {
      for (const record of records) replay(valeria, record);
    }),
    unit: 's',
    bar: 0.1,
    lowerIsBetter: true,
  };
}

/** Every figure of the benchmark, in the order of the table. */
export function figures(): Figure[] {
  // The small game goes first, as its peer's players would meet it: in a process that plays nothing else yet.
  const small = smallGame();
  return [
    ...gameFigures(),
    ...cloneFigures(),
    small,
    replayFigure(),
    ...budgets(),
    ...strengthFigures(),
    ...solverFigures(),
    coreFigure(),
  ];
}
