import type { Setup } from '@krcma/kernel';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** Characters of options that are looked at; those of every game together have a tenth of them. */
const LONGEST_OPTIONS = 4_000;

/** Of the set-up only the options: what a campaign carries along, or somebody has forged, is not even read. */
export const optionsIn = ({ kind }: Store) => {
  const options =
    kind === 'postgres'
      ? sql`(setup_json::json -> 'options')::text`
      : sql`json_extract(setup_json, '$.options')`;
  return sql<string | null>`substr(${options}, 1, ${sql.lit(LONGEST_OPTIONS)})`.as('options_json');
};

/** Options that were cut off are none. */
export function plainOptions(options: string | null): NonNullable<Setup['options']> {
  try {
    return (JSON.parse(options ?? '{}') ?? {}) as NonNullable<Setup['options']>;
  } catch {
    return {};
  }
}
