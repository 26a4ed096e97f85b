/** What the command line needs of the server, without starting one. */
export { configFrom } from './config.ts';
export { backup } from './store/backup.ts';
export { restore } from './store/restore.ts';
export { type AsideTable, OperatorsTables } from './tables/operators-tables.ts';
