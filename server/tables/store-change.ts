import { notStored } from '../errors.ts';
import type { Change } from './audience.ts';
import { type Before, commonLength } from './before.ts';
import { recordsOf } from './ended.ts';
import type { House } from './house.ts';
import { markStored, updates, userWrites } from './storage.ts';
import type { TableState } from './table-state.ts';

/** A server that has not finished what was due at a table within this time has died. */
export const LEASE = 8_000;

/** Writes a change with all that follows from it in one batch. Undefined when another server was faster. */
export async function storeChange(
  house: House,
  state: TableState,
  before: Before,
): Promise<Change | undefined> {
  const { store, node, now, log } = house;
  const started = now();
  const entries = state.journal?.log ?? [];
  const common = commonLength(before.log, entries);
  const stood = { revision: before.revision, entries: before.log.length, common };
  const isDue = state.due !== undefined && state.due <= started;
  const keeper = isDue ? { keeper: node, keeper_until: started + LEASE } : undefined;
  try {
    const writes = [
      ...updates(store.db, state, stood, keeper),
      ...(before.seats === state.seats ? [] : userWrites(store.db, state)),
      ...(await recordsOf(state, before, house)),
    ];
    const notice = { about: 'table', table: state.id, revision: state.revision } as const;
    if (!(await store.commit({ writes, guarded: true, notices: [notice] }))) return undefined;
  } catch (error) {
    log.error('a change could not be stored', { table: state.id, error });
    throw notStored();
  }
  markStored(state);
  house.committed((now() - started) / 1000);
  return { common, entries: entries.slice(common), undone: common < before.log.length };
}
