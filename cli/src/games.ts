import { dungeonLords } from '@krcma/dungeon-lords';
import * as dungeonLordsBot from '@krcma/dungeon-lords/bot';
import * as dungeonLordsGuide from '@krcma/dungeon-lords/guide';
import * as dungeonLordsModes from '@krcma/dungeon-lords/modes';
import * as dungeonLordsTerminal from '@krcma/dungeon-lords/terminal';
import * as dungeonLordsText from '@krcma/dungeon-lords/text';
import type {
  BotAdvice,
  Briefings,
  GameModule,
  GameText,
  Guide,
  Json,
  Message,
  Seat,
  Table,
  TerminalView,
} from '@krcma/kernel';
import { TableError } from '@krcma/kernel';
import type { Mode } from '@krcma/kernel/conformance';
import { type MageKnight, mageKnight } from '@krcma/mage-knight';
import * as mageKnightBot from '@krcma/mage-knight/bot';
import * as mageKnightGuide from '@krcma/mage-knight/guide';
import * as mageKnightModes from '@krcma/mage-knight/modes';
import * as mageKnightTerminal from '@krcma/mage-knight/terminal';
import * as mageKnightText from '@krcma/mage-knight/text';
import { type MonsterLands, monsterLands } from '@krcma/monster-lands';
import * as monsterLandsBot from '@krcma/monster-lands/bot';
import * as monsterLandsGuide from '@krcma/monster-lands/guide';
import * as monsterLandsModes from '@krcma/monster-lands/modes';
import * as monsterLandsTerminal from '@krcma/monster-lands/terminal';
import * as monsterLandsText from '@krcma/monster-lands/text';
import { type Ragnarok, ragnarok } from '@krcma/ragnarok';
import * as ragnarokBot from '@krcma/ragnarok/bot';
import * as ragnarokGuide from '@krcma/ragnarok/guide';
import * as ragnarokModes from '@krcma/ragnarok/modes';
import * as ragnarokTerminal from '@krcma/ragnarok/terminal';
import * as ragnarokText from '@krcma/ragnarok/text';
import { type Valeria, valeria } from '@krcma/valeria';
import * as valeriaBot from '@krcma/valeria/bot';
import * as valeriaGuide from '@krcma/valeria/guide';
import * as valeriaModes from '@krcma/valeria/modes';
import * as valeriaTerminal from '@krcma/valeria/terminal';
import * as valeriaText from '@krcma/valeria/text';
import type { Language } from '../text/index.ts';

/** All that the command line needs of a game. */
export interface TableGame {
  readonly module: GameModule;
  readonly texts: Readonly<Record<Language, GameText>>;
  /** What is said about the values of options before one is chosen. */
  readonly briefings: Readonly<Record<Language, Briefings>>;
  /** Which scenario is for whom. */
  readonly guide: Guide;
  readonly terminals: Readonly<Record<Language, TerminalView>>;
  readonly advice: BotAdvice;
  /** Every way to set the game up that is worth a test of its own. */
  readonly modes: readonly Mode[];
  /** Every way it can end, with the modes in which it can. */
  readonly endings: Readonly<Record<string, (mode: Mode) => boolean>>;
  /** Positions from which players without a plan come to an end that they would hardly ever reach. */
  readonly rareEndings: Readonly<Record<string, Json>>;
  /** Ends of single modes that are worth a recorded game of their own, and from where they are reached. */
  readonly modeEndings?: readonly {
    readonly mode: string;
    readonly ending: string;
    readonly arrangement: Json;
  }[];
  /** Ways to play that end with a grade, such as scenarios, and these ends from the worst to the best. */
  readonly graded?: { readonly modes: readonly Mode[]; readonly endings: readonly string[] };
  /** What a seat had from the beginning, such as its clan, for the report of how even a game is. */
  traitsOf?(table: Table, seat: Seat): readonly string[];
  /** Turns all players have begun together, where they take turns, for the same report. */
  turnsOf?(table: Table): number;
  /** What befell whom without being chosen, such as a spell, told of all that happened in a game; for the same report. */
  befell?(events: readonly Message[]): readonly Befallen[];
  /** The turn that begins on the table, where what can be chosen depends on what was chosen before in it; for the same report. */
  turnBegun?(table: Table): TurnBegun;
}

/** A turn as it begins. */
export interface TurnBegun {
  readonly seat: Seat;
  /** Choices its player could come to in it, by the rule that asks and the option: `monstersAction hunt:draug`. */
  readonly choices: readonly string[];
}

/** Something that befell a seat, or that could have and did not. */
export interface Befallen {
  readonly seat: Seat;
  readonly name: string;
  readonly spared: boolean;
}

export const games: readonly TableGame[] = [
  {
    module: valeria,
    ...valeriaText,
    ...valeriaTerminal,
    ...valeriaBot,
    ...valeriaModes,
    ...valeriaGuide,
    turnsOf: (table) => (table as Valeria).turn,
  },
  {
    module: monsterLands,
    ...monsterLandsText,
    ...monsterLandsTerminal,
    ...monsterLandsBot,
    ...monsterLandsModes,
    ...monsterLandsGuide,
    traitsOf: (table, seat) => [`clan ${(table as MonsterLands).clans[seat]?.affinity}`],
  },
  {
    module: dungeonLords,
    ...dungeonLordsText,
    ...dungeonLordsTerminal,
    ...dungeonLordsBot,
    ...dungeonLordsModes,
    ...dungeonLordsGuide,
  },
  {
    module: ragnarok,
    ...ragnarokText,
    ...ragnarokTerminal,
    ...ragnarokBot,
    ...ragnarokModes,
    ...ragnarokGuide,
    traitsOf: (table, seat) => {
      const { hero, origin } = (table as Ragnarok).players[seat] ?? {};
      return [`hero ${hero}`, `origin ${origin}`];
    },
    turnsOf: (table) => (table as Ragnarok).turns,
  },
  {
    module: mageKnight,
    ...mageKnightText,
    ...mageKnightTerminal,
    ...mageKnightBot,
    ...mageKnightModes,
    ...mageKnightGuide,
    traitsOf: (table, seat) => [`hero ${(table as MageKnight).players[seat]?.hero}`],
    turnsOf: (table) => (table as MageKnight).turns,
  },
];

export function gameCalled(id: string): TableGame {
  const game = games.find(({ module }) => module.id === id);
  if (game === undefined) {
    const known = games.map(({ module }) => module.id).join(', ');
    throw new TableError('unknown-game', `There is no game called "${id}". Known: ${known}.`, { game: id });
  }
  return game;
}
