import { choose, decisionsOf, hashOf, openJournal, save } from '@krcma/kernel';
import { NewTable, type TableCard } from '@krcma/protocol';
import { valeria } from '@krcma/valeria';
import { expect, it } from 'vitest';
import { GAME_IDS, rulesOf } from '../../games.ts';
import { broughtAlong } from '../../tables/brought-along.ts';
import { begun, laid, ME, OPEN, playOn } from '../company.ts';
import { onEachDatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';
import { wish } from '../servers.ts';
import { loaded, savesBy, storedReleases } from '../stored.ts';

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

const saved = storedReleases().flatMap((release) => GAME_IDS.map((game) => [game, release] as const));

it.each(saved)('whatever was saved of %s by %s can be brought along', (game, release) => {
  const texts = savesBy(release, game);
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) {
    const { setup, table } = loaded(rulesOf(game), text);
    const seats = Array.from({ length: setup.seats }, () => OPEN);
    const brought = broughtAlong(NewTable.parse(wish(seats, { game })), text);
    expect(hashOf(brought.table)).toBe(hashOf(table));
  }
});

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
      ['newer', whole.replace(`"version":${valeria.version}`, '"version":99'), 'newer-save'],
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
      ['forged without a table', forged((journal) => delete journal.table), 'damaged-save'],
      ['forged without numbers', forged((journal) => delete journal.numbers), 'damaged-save'],
      [
        'forged with an empty table',
        forged((journal) => Object.assign(journal, { table: {} })),
        'damaged-save',
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
