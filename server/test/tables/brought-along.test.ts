import { choose, decisionsOf, hashOf, openJournal, save, seenBy } from '@krcma/kernel';
import type { TableCard } from '@krcma/protocol';
import { valeria } from '@krcma/valeria';
import { expect, it } from 'vitest';
import { begun, laid, ME, OPEN, playOn } from '../company.ts';
import { onEachDatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';
import { wish } from '../servers.ts';

/** A game of two at home, so many choices old. */
function atHome(choices: number, seats = 2) {
  const journal = openJournal(valeria, { seats, seed: 'at home' });
  for (let made = 0; made < choices; made++) {
    const [decision] = decisionsOf(valeria, journal);
    const option = decision?.options[made % decision.options.length];
    if (decision === undefined || option === undefined) break;
    choose(valeria, journal, decision.seat, option.id);
  }
  return journal;
}

/** As the browser and the terminal write it. */
const asFile = (text: string) =>
  JSON.stringify({
    format: 'krcma game',
    seats: [{ who: 'person', name: 'Anna' }],
    language: 'en',
    told: [0, 0],
    standing: [{}, {}],
    table: JSON.parse(text) as unknown,
  });

/** A save with other parts and a check sum that fits. */
function forged(change: (journal: Record<string, unknown>) => unknown): string {
  const file = JSON.parse(save(atHome(10))) as { hash: string; journal: Record<string, unknown> };
  change(file.journal);
  return JSON.stringify({ ...file, hash: hashOf(file.journal) });
}

const forgedSetup = (more: object): string =>
  forged((journal) => Object.assign(journal, { setup: { ...(journal.setup as object), ...more } }));

const first = (log: unknown): object => (log as readonly object[])[0] ?? {};

onEachDatabase((_title, _open, fresh) => {
  const server = oneServer(fresh);
  const count = async () =>
    (await server().store.db.selectFrom('tables').select('id').execute()).length +
    (await server().store.db.selectFrom('entries').select('number').execute()).length;

  it.each([
    ['the kernel’s save', (journal: ReturnType<typeof atHome>) => save(journal)],
    ['the file of a browser', (journal: ReturnType<typeof atHome>) => asFile(save(journal))],
  ])('a game at home goes on here, brought as %s', async (_how, written) => {
    const journal = atHome(25);
    const anna = await Person.guest('Anna', server().port);
    const petr = await Person.guest('Petr', server().port);
    const table = await laid(anna, [ME, OPEN], { save: written(journal) });
    await petr.post(`/api/tables/${table}/seats`);
    await begun([anna, petr], table);
    expect(anna.frame(table).entries).toBe(25);
    expect(anna.held(table)?.story.length).toBeGreaterThan(20);
    const { seen } = anna.frame(table);
    expect(seen.commitment).toBe(journal.commitment);
    const { dukes } = (seen.view as { players: { dukes: string[] }[] }).players[0] ?? {};
    expect(dukes).toEqual(journal.table.players[0]?.dukes);
    await playOn([anna, petr], table, 5);
    expect(((await anna.get(`/api/tables/${table}`)) as TableCard).entries).toBe(30);
  });

  it('nothing of a save is believed but its set-up and its choices, and nothing hangs', async () => {
    const anna = await Person.guest('Anna', server().port);
    const petr = await Person.guest('Petr', server().port);
    const honest = atHome(10);
    for (const [what, table] of [
      ['words of nothing', { random: { words: [0, 0, 0, 0] } }],
      ['no words', { random: { words: [] } }],
      ['loaded dice', { random: { ...honest.table.random, loaded: [6, 6, 6, 6] } }],
      ['a giant’s strength', { dice: { strength: 1e9 } }],
      ['endless lists', { players: Array(1000).fill(honest.table.players[0]) }],
      ['no table at all', undefined],
    ] as const) {
      const save = forged((journal) =>
        Object.assign(journal, {
          table: table && { ...honest.table, ...table },
          checkpoints: [],
          numbers: [],
        }),
      );
      const id = await laid(anna, [ME, OPEN], { save });
      await petr.post(`/api/tables/${id}/seats`);
      await begun([anna, petr], id);
      const view = anna.frame(id).seen.view as { players: object[] };
      expect({ what, players: view.players.length }).toEqual({ what, players: 2 });
      expect(anna.frame(id).seen.view).toEqual(seenBy(valeria, honest, 0).view);
      await playOn([anna, petr], id, 3);
    }
  });

  it('a game that cannot be repeated is refused with the choice at which it differs', async () => {
    const anna = await Person.guest('Anna', server().port);
    const save = forged(({ log }) => Object.assign((log as object[])[4] ?? {}, { choice: 'all the gold' }));
    const response = await anna.request('POST', '/api/tables', wish([ME, OPEN], { save }));
    expect(await response.json()).toMatchObject({
      code: 'replay-differs',
      sentence: expect.stringMatching(
        /^Choice 5 \("\d all the gold"\) cannot be repeated here: .*not a choice/,
      ),
    });
  });

  it('what is damaged, foreign, over, for another number of players or forged is refused, and nothing is stored', async () => {
    const anna = await Person.guest('Anna', server().port);
    const whole = save(atHome(10));
    const before = await count();
    for (const [what, text, code] of [
      ['cut off', whole.slice(0, -100), 'damaged-save'],
      ['changed', whole.replace('"seed":"at home"', '"seed":"at hand"'), 'damaged-save'],
      ['no JSON', 'Once upon a time', 'damaged-save'],
      ['something else', '{"hello":"world"}', 'foreign-save'],
      ['a list', '[]', 'foreign-save'],
      ['nothing', 'null', 'foreign-save'],
      ['another game', whole.replace('"game":"valeria"', '"game":"chess"'), 'foreign-save'],
      ['newer', whole.replace('"version":1', '"version":99'), 'newer-save'],
      ['over', save(atHome(5000)), 'table-over'],
      ['of three', save(atHome(10, 3)), 'player-count'],
      ['a file without a table', '{"format":"krcma game"}', 'foreign-save'],
      ['a file with a damaged table', asFile(whole).replace('at home', 'at hand'), 'damaged-save'],
      ['forged without set-up', forged((journal) => delete journal.setup), 'damaged-save'],
      ['forged without a log', forged((journal) => delete journal.log), 'damaged-save'],
      [
        'forged with a log of words',
        forged((journal) => Object.assign(journal, { log: 'words' })),
        'damaged-save',
      ],
      ['laid with unknown options', forgedSetup({ options: { size: 'x'.repeat(2000) } }), 'unknown-option'],
      ['laid with impossible options', forgedSetup({ options: { layout: ['x'] } }), 'bad-option'],
      ['a described position', forgedSetup({ arrangement: { dice: [6, 6, 6] } }), 'bad-arrangement'],
      ['brought by half a crowd', forgedSetup({ seats: 1e9 }), 'player-count'],
      ['carried by a giant', forgedSetup({ carried: 'x'.repeat(30_000) }), 'damaged-save'],
      ['dealt otherwise', forgedSetup({ seed: 'better cards' }), 'replay-differs'],
      ['chosen by nobody', forged(({ log }) => Object.assign(first(log), { seat: 7 })), 'replay-differs'],
      [
        'chosen against the rules',
        forged(({ log }) => Object.assign(first(log), { choice: 'all the gold' })),
        'replay-differs',
      ],
      [
        'without end',
        forged((journal) => Object.assign(journal, { log: Array(5_001).fill(first(journal.log)) })),
        'replay-differs',
      ],
    ] as const) {
      const response = await anna.request('POST', '/api/tables', wish([ME, OPEN], { save: text }));
      const refusal = (await response.json()) as { code: string; sentence: string };
      expect({ what, status: response.status, code: refusal.code }).toEqual({ what, status: 409, code });
      expect(refusal.sentence.length).toBeGreaterThan(10);
    }
    expect(await count()).toBe(before);
  });
});
