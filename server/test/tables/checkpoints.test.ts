import { expect, it, vi } from 'vitest';
import { rulesOf } from '../../games.ts';
import { loadTable, stateFrom, updates } from '../../tables/storage.ts';
import { playOn, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);

  it('checkpoints are written when they change and only then', async () => {
    const { anna, petr, table } = await together(server());
    const { store } = server();
    const commits = vi.spyOn(store, 'commit');
    const rows: { readonly wrote: boolean; readonly checkpoints: string | null | undefined }[] = [];
    for (let made = 0; made < 30; made++) {
      commits.mockClear();
      await playOn([anna, petr], table, 1);
      const sql = commits.mock.calls.flatMap(([{ writes }]) => writes.map((write) => write.compile().sql));
      const { checkpoint_json } = await store.db
        .selectFrom('tables')
        .select('checkpoint_json')
        .where('id', '=', table)
        .executeTakeFirstOrThrow();
      rows.push({
        wrote: sql.some((each) => each.includes('checkpoint_json')),
        checkpoints: checkpoint_json,
      });
    }
    commits.mockRestore();
    for (const [index, { wrote, checkpoints }] of rows.entries())
      if (index > 0) expect(wrote).toBe(checkpoints !== rows[index - 1]?.checkpoints);
    expect(rows.some(({ wrote }) => !wrote)).toBe(true);
    expect(rows.some(({ wrote }) => wrote)).toBe(true);
    const state = await loadTable(store.db, table);
    expect(rows.at(-1)?.checkpoints).toBe(JSON.stringify(state?.journal?.checkpoints));
  });

  it('checkpoints that were led to new rules are written with the next change', async () => {
    const { table } = await together(server());
    const { db } = server().store;
    const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
    const module = rulesOf('valeria');
    const { migrations } = module;
    Object.assign(module, { migrations: [{ to: module.version, up: () => {} }] });
    try {
      const writes = (version: number) => {
        const state = stateFrom({ ...row, version }, []);
        const stood = { revision: state.revision, entries: 0, common: 0 };
        return updates(db, state, stood, undefined).map((write) => write.compile().sql)[0];
      };
      expect(writes(module.version)).not.toContain('checkpoint_json');
      expect(writes(module.version - 1)).toContain('checkpoint_json');
    } finally {
      Object.assign(module, { migrations });
    }
  });
});
