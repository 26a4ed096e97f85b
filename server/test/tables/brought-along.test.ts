import { choose, decisionsOf, hashOf, type Journal, openJournal, written } from '@krcma/kernel';
import { type BroughtAlong, LIMITS, type TableCard } from '@krcma/protocol';
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

const saved = storedReleases().flatMap((release) => GAME_IDS.map((game) => [game, release] as const));

it.each(saved)('whatever was saved of %s by %s can be brought along', (game, release) => {
  const texts = savesBy(release, game);
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) {
    const journal = loaded(rulesOf(game), text);
    // A described position cannot be brought, nor a game that rules of another version have come to.
    if (journal.setup.arrangement !== undefined || journal.floor !== undefined) continue;
    const seats = Array.from({ length: journal.setup.seats }, () => OPEN);
    expect(hashOf(broughtAlong({ game, seats }, brought(journal)).table)).toBe(hashOf(journal.table));
  }
});

onEachDatabase((_title, _open, fresh) => {
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
    expect(seen.commitment).toBe(journal.commitment);
    const { dukes } = (seen.view as { players: { dukes: string[] }[] }).players[0] ?? {};
    expect(dukes).toEqual(journal.table.players[0]?.dukes);
    await playOn([anna, petr], table, 5);
    expect(((await anna.get(`/api/tables/${table}`)) as TableCard).entries).toBe(30);
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
