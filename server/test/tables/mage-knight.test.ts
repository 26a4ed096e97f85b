// The longest game of the house, played through a server: secrets, clocks, stand-ins and steps back as everywhere.
import { expect, it } from 'vitest';
import { inFullRun } from '../../../tools/full-run.ts';
import { anybodyChooses, asked, BOT, begun, laid, levelled, ME, OPEN, playOn, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';
import { testServer } from '../servers.ts';

const BLITZ = { game: 'mage-knight', options: { scenario: 'blitz-conquest' } } as const;
const TEAMS = { game: 'mage-knight', options: { scenario: 'full-conquest', teams: 'two' } } as const;
const FIVE_MINUTES = { clock: { kind: 'game', minutes: 5, increment: 0 } } as const;
const MINUTE = 60_000;
/** Random seats need about 350 choices for four rounds. */
const MOST_CHOICES = 3000;

interface Looked {
  readonly players: readonly { readonly hand: readonly (string | null)[]; readonly hero: string | null }[];
}

const viewOf = (person: Person, table: string): Looked => person.frame(table).seen.view as unknown as Looked;

/** Heroes are picked, the first tactics too: a turn goes on. */
async function untilTurns(people: readonly Person[], table: string): Promise<void> {
  const isTurn = () => asked(people, table)?.frame(table).seen.path.includes('takeActs') === true;
  for (let made = 0; made < 20 && !isTurn(); made++) await anybodyChooses(people, table);
  expect(isTurn()).toBe(true);
}

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);

  it('two people play at one table, and nobody is shown a hand of another', async () => {
    const { anna, petr, table } = await together(server(), BLITZ);
    await untilTurns([anna, petr], table);
    for (let made = 0; made < 10; made++) {
      expect(viewOf(anna, table).players[0]?.hand).not.toContain(null);
      for (const [person, other] of [
        [anna, 1],
        [petr, 0],
      ] as const)
        expect(viewOf(person, table).players[other]?.hand.every((card) => card === null)).toBe(true);
      await playOn([anna, petr], table, 6);
    }
  });

  inFullRun(
    'two people play a whole Blitz Conquest, and both see the same end',
    {
      timeout: 240_000,
    },
    async () => {
      const { anna, petr, table } = await together(server(), BLITZ);
      await playOn([anna, petr], table, MOST_CHOICES);
      const { outcome } = anna.frame(table).seen;
      expect(outcome?.reason).toMatch(/^(rounds|citiesConquered)$/);
      expect(petr.frame(table).seen.outcome).toEqual(outcome);
      await anna.until('the end', () => anna.card(table)?.status === 'over');
    },
  );

  it('one plays First Reconnaissance alone, steps back within the turn and no further than what was drawn', async () => {
    const anna = await Person.guest('Anna', server().port);
    const table = await laid(anna, [ME], { game: 'mage-knight' });
    await anna.join(table);
    await anna.until('a frame', () => anna.held(table));
    await untilTurns([anna], table);
    const before = viewOf(anna, table).players[0]?.hand;
    const play = anna.frame(table).seen.decision?.options.findIndex(({ id }) => id.startsWith('play:')) ?? -1;
    await anna.choose(table, play);
    await anna.act(table, { do: 'undo', all: true });
    await anna.until('the hand again', () => anna.frame(table).mayRedo);
    expect(viewOf(anna, table).players[0]?.hand).toEqual(before);
    await expect(anna.act(table, { do: 'undo' })).rejects.toMatchObject({ code: 'undo-refused' });
    await playOn([anna], table, MOST_CHOICES);
    expect(anna.frame(table).seen.outcome?.reason).toMatch(/^(rounds|cityRevealed)$/);
  });

  it('a greedy bot answers for its seat, and one stands in for whoever has left', async () => {
    const anna = await Person.guest('Anna', server().port);
    const table = await laid(anna, [ME, BOT], BLITZ);
    await anna.join(table);
    await anna.until('a question', () => anna.held(table) && anna.frame(table).seen.decision);
    await playOn([anna], table, 12);
    await anna.delete(`/api/tables/${table}/seats`);
    await anna.until('a stand-in', () => anna.card(table)?.seats[0]?.standIn);
    const { entries } = anna.frame(table);
    await anna.until('bots playing', () => anna.frame(table).entries > entries + 5, 30_000);
    await anna.act(table, { do: 'return' });
    await anna.until('my seat', () => anna.card(table)?.seats[0]?.standIn === false);
  });

  it('two mates play against two bots, and plan among themselves', async () => {
    const [anna, petr, guest] = (await Promise.all(
      ['Anna', 'Petr', 'Guest'].map((name) => Person.guest(name, server().port)),
    )) as [Person, Person, Person];
    const table = await laid(anna, [ME, BOT, OPEN, BOT], TEAMS);
    await petr.post(`/api/tables/${table}/seats`);
    await begun([anna, petr], table);
    await guest.join(table);
    expect(anna.card(table)?.sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
    await playOn([anna, petr], table, 6);
    await anna.chat(table, 'I take the keep', 'side');
    const chat = async (person: Person) =>
      ((await person.get(`/api/tables/${table}/chat`)) as { text: string }[]).map(({ text }) => text);
    expect(await chat(petr)).toEqual(['I take the keep']);
    expect(await chat(guest)).toEqual([]);
  });

  it('the clock runs for whoever is asked, and a bot plays on when it runs out', async () => {
    let time = Date.UTC(2026, 10, 15, 10);
    const timed = await testServer(await fresh(), { now: () => time });
    const { anna, petr, table } = await together(timed, { ...BLITZ, ...FIVE_MINUTES });
    await untilTurns([anna, petr], table);
    await levelled([anna, petr], table);
    const [late, other] = anna.frame(table).seen.decision === undefined ? [petr, anna] : [anna, petr];
    const seat = late === anna ? 0 : 1;
    expect(other.card(table)?.seats.map(({ running }) => running)).toEqual(
      seat === 0 ? [true, false] : [false, true],
    );
    time += 6 * MINUTE;
    await other.until('a stand-in', () => other.card(table)?.seats[seat]?.standIn, 20_000);
    await other.until('a question', () => other.frame(table).seen.decision, 30_000);
    await timed.close();
  });
});
