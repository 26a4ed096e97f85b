import { createHash } from 'node:crypto';

/** How a table is called in logs: its id is the link to it, and a secret of those who have it. */
export const tableMark = (id: string): string =>
  `table-${createHash('sha256').update(`table ${id}`).digest('hex').slice(0, 12)}`;

/** 16 random bytes, as tables/new-table.ts writes them; nothing else here has that shape. */
const TABLE_ID = /(?<![\w-])[\w-]{21}[AQgw](?![\w-])/g;

/** The text with a mark in the place of each id of a table. */
export const withMarks = (text: string): string => text.replace(TABLE_ID, (id) => tableMark(id));
