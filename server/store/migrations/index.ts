import { chatCommands } from './chat-commands.ts';
import { chatSides } from './chat-sides.ts';
import { commands } from './commands.ts';
import { fairPlay } from './fair-play.ts';
import { looks } from './looks.ts';
import type { Migration } from './migration.ts';
import { scenarios } from './scenarios.ts';
import { tables } from './tables.ts';
import { tablesAside } from './tables-aside.ts';
import { turnNotices } from './turn-notices.ts';

/** From the first schema to the present one. */
export const migrations: readonly Migration[] = [
  tables,
  turnNotices,
  chatCommands,
  tablesAside,
  fairPlay,
  commands,
  looks,
  chatSides,
  scenarios,
];
