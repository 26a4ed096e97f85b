import {
  choose,
  decisionsOf,
  type GameModule,
  type GameRecord,
  hashOf,
  type Journal,
  openJournal,
  verifyFairness,
  written,
} from '@krcma/kernel';
import { type BroughtAlong, LIMITS, type TableCard } from '@krcma/protocol';
import { type Valeria, valeria } from '@krcma/valeria';
import { expect, it } from 'vitest';
import { rulesOf } from '../../games.ts';
import { replayed } from '../../tables/foreign/replayed.ts';
import { begun, laid, ME, OPEN, playOn } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';
import { wish } from '../servers.ts';
import { loaded, releasedGames, savesBy } from '../stored.ts';

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

/** As the page brings it along. */
const brought = ({
  game,
  version,
  setup,
  log,
  table,
}: Pick<Journal, 'game' | 'version' | 'setup' | 'log' | 'table'>): BroughtAlong => ({
  game,
  version,
  setup: setup as BroughtAlong['setup'],
  choices: log.map(written),
  hash: hashOf(table),
});

/** Through everybody's eyes. */
const seenAt = (module: GameModule, { table }: Pick<Journal, 'table'>) =>
  [undefined, ...Array.from({ length: table.seats }, (_, seat) => seat)].map((seat) =>
    module.view(table, seat),
  );

const saved = releasedGames();

it.each(saved)(
  'what was saved of %s by %s can be brought along, or is refused with the reason',
  (game, release) => {
    const module = rulesOf(game);
    const texts = savesBy(release, game);
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) {
      const journal = loaded(module, text);
      // Described positions are refused by the protocol.
      if (journal.setup.arrangement !== undefined) continue;
      try {
        const { table } = replayed(brought(journal), 'of the server');
        expect(seenAt(module, { ...journal, table })).toEqual(seenAt(module, journal));
      } catch (error) {
        // Led to newer rules: played again by them it may stand elsewhere.
        expect(journal.floor?.reason).toBe('update');
        expect(error).toMatchObject({ code: 'replay-differs' });
      }
    }
  },
);

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);
  const count = async () =>
    (await server().store.db.selectFrom('tables').select('id').execute()).length +
    (await server().store.db.selectFrom('entries').select('number').execute()).length;

  it('a game at home goes on here', async () => {
    const journal = atHome(25);
    const anna = await Person.guest('Anna', server().port);
    const petr = await Person.guest('Petr', server().port);
    const table = await laid(anna, [ME, OPEN], { brought: brought(journal) });
    await petr.post(`/api/tables/${table}/seats`);
    await begun([anna, petr], table);
    expect(anna.frame(table).entries).toBe(25);
    expect(anna.held(table)?.story.length).toBeGreaterThan(20);
    const { seen } = anna.frame(table);
    const { dukes } = (seen.view as { players: { dukes: string[] }[] }).players[0] ?? {};
    expect(dukes).toEqual(journal.table.players[0]?.dukes);
    await playOn([anna, petr], table, 5);
    expect(((await anna.get(`/api/tables/${table}`)) as TableCard).entries).toBe(30);
  });

  it('whatever nobody has seen is dealt anew, so that the bringer foresees nothing, and it can be checked', async () => {
    const journal = atHome(40);
    const hidden = ({ center }: Valeria) =>
      center.map(({ cards, down }) => cards.slice(0, down).join()).join(';');
    const found = new Set([hidden(journal.table)]);
    for (let n = 0; n < 3; n++) {
      const anna = await Person.guest(`Anna ${n}`, server().port);
      const petr = await Person.guest(`Petr ${n}`, server().port);
      const table = await laid(anna, [ME, OPEN], { brought: brought(journal) });
      await petr.post(`/api/tables/${table}/seats`);
      await begun([anna, petr], table);
      const { commitment, view } = anna.frame(table).seen;
      expect(commitment).not.toBe(journal.commitment);
      expect(view).toEqual(valeria.view(journal.table, 0));
      const row = await server()
        .store.db.selectFrom('tables')
        .select('state_json')
        .where('id', '=', table)
        .executeTakeFirstOrThrow();
      found.add(hidden(JSON.parse(row.state_json ?? '') as Valeria));
      if (n > 0) continue;
      await expect(anna.act(table, { do: 'undo' })).rejects.toMatchObject({ code: 'undo-refused' });
      await playOn([anna, petr], table, 2_000);
      const record = (await anna.get(`/api/tables/${table}/record`)) as GameRecord;
      expect(record.dealtAnew?.after).toBe(40);
      expect(verifyFairness(valeria, commitment, record)).toBe(true);
    }
    expect(found.size).toBe(4);
  });

  it('what is foreign, newer, over, for another number of players or against the rules is refused, and nothing is stored', async () => {
    const anna = await Person.guest('Anna', server().port);
    const whole = brought(atHome(10));
    const { choices, setup } = whole;
    const before = await count();
    for (const [what, bad, status, code] of [
      ['another game', { ...whole, game: 'chess' }, 409, 'foreign-save'],
      ['newer', { ...whole, version: 99 }, 409, 'newer-save'],
      ['over', brought(atHome(5000)), 409, 'table-over'],
      ['of three', brought(atHome(10, 3)), 409, 'player-count'],
      ['another seed', { ...whole, setup: { ...setup, seed: 'at hand' } }, 409, 'replay-differs'],
      ['a choice left out', { ...whole, choices: choices.slice(1) }, 409, 'replay-differs'],
      ['a choice made up', { ...whole, choices: [...choices, '0 win'] }, 409, 'replay-differs'],
      ['a made-up standing answer', { ...whole, choices: ['0 !nothing roll'] }, 409, 'replay-differs'],
      ['one dropped', { ...whole, choices: ['0 !nothing'] }, 409, 'replay-differs'],
      ['a seat that is not there', { ...whole, choices: ['7 !pass none'] }, 409, 'replay-differs'],
      ['another end', { ...whole, hash: '0123456789abcdef' }, 409, 'replay-differs'],
      [
        'a described position',
        { ...whole, setup: { ...setup, arrangement: { dice: [6] } } },
        400,
        'bad-message',
      ],
      [
        'the generator of another',
        { ...whole, setup: { ...setup, generator: 'xoshiro128' } },
        409,
        'replay-differs',
      ],
      [
        'carried by a giant',
        { ...whole, setup: { ...setup, carried: 'x'.repeat(30_000) } },
        409,
        'damaged-save',
      ],
      ['a made-up option', { ...whole, setup: { ...setup, options: { gold: 9 } } }, 409, 'unknown-option'],
      ['no choices', { ...whole, choices: undefined }, 400, 'bad-message'],
      ['choices of words', { ...whole, choices: 'words' }, 400, 'bad-message'],
      ['a choice of nobody', { ...whole, choices: ['roll'] }, 400, 'bad-message'],
      ['a table of its own', { ...whole, table: {} }, 400, 'bad-message'],
      ['a file', JSON.stringify(whole), 400, 'bad-message'],
    ] as const) {
      const response = await anna.request('POST', '/api/tables', wish([ME, OPEN], { brought: bad }));
      const refusal = (await response.json()) as { code: string; sentence: string };
      expect({ what, status: response.status, code: refusal.code }).toEqual({ what, status, code });
      expect(refusal.sentence.length).toBeGreaterThan(10);
    }
    expect(await count()).toBe(before);
  });
});

it('the longest games take an eighth of the room there is for them', () => {
  const journal = atHome(5000, 5);
  expect(journal.table.outcome).toBeDefined();
  expect(journal.log.length).toBeGreaterThan(200);
  expect(journal.log.length * 6).toBeLessThan(LIMITS.choices);
  expect(JSON.stringify(brought(journal)).length * 8).toBeLessThan(LIMITS.brought);
});
