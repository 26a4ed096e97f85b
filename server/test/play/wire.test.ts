import { redeal, type Setup } from '@krcma/kernel';
import { shownTo } from '@krcma/protocol/table';
import { valeria } from '@krcma/valeria';
import { expect, it } from 'vitest';
import { dukes } from '../../../games/valeria/data/dukes.ts';
import { rulesOf } from '../../games.ts';
import type { KrcmaServer } from '../../index.ts';
import { loadTable } from '../../tables/storage.ts';
import { anybodyChooses, begun, laid, levelled, ME, OPEN, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';

const ALL_DUKES = Object.keys(dukes);
const NAMES = ['Anna', 'Petr', 'Eva'];

const mentioned = (text: string): string[] =>
  ALL_DUKES.filter((duke) => new RegExp(`\\b${duke}\\b`).test(text));

interface Dealt {
  readonly players: readonly { readonly dukes: readonly string[]; readonly declined: readonly string[] }[];
}

const ownDukes = (person: Person, table: string): readonly string[] => {
  const { seat, view } = person.frame(table).seen;
  const player = seat === undefined ? undefined : (view as unknown as Dealt).players[seat];
  return [...(player?.dukes ?? []), ...(player?.declined ?? [])];
};

/** The frame somebody holds must be the same on a table dealt anew in everything they cannot know. */
async function checkAgainstTwin({ store }: KrcmaServer, person: Person, table: string): Promise<void> {
  const state = await loadTable(store.db, table);
  const module = rulesOf(valeria.id);
  if (state?.journal === undefined) throw new Error('The table is not stored.');
  const { journal } = state;
  const seat = person.frame(table).seen.seat ?? undefined;
  const twin = {
    ...journal,
    setup: { ...journal.setup, seed: 'another' },
    table: redeal(module, journal.table, seat, 'another'),
  };
  const { waiting: _twins, ...seen } = shownTo(module, twin, seat);
  const { waiting: _own, ...held } = person.frame(table).seen;
  expect(JSON.parse(JSON.stringify(seen))).toEqual(JSON.parse(JSON.stringify(held)));
}

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);

  it('nothing anybody hears during a game tells what they may not know', {
    timeout: 90_000,
  }, async () => {
    const people: Person[] = [];
    for (const name of NAMES) people.push(await Person.guest(name, server().port));
    const watcher = await Person.guest('Jan', server().port);
    const [anna] = people;
    if (anna === undefined) throw new Error('Nobody plays.');
    const table = await laid(anna, [ME, OPEN, OPEN], { options: { events: true } });
    for (const person of people.slice(1)) await person.post(`/api/tables/${table}/seats`);
    await watcher.join(table);
    await begun(people, table);
    const dealt = people.map((person) => ownDukes(person, table));
    expect(dealt.map((own) => own.length)).toEqual([2, 2, 2]);
    const everybody = [...people, watcher];
    const heardBefore = () => everybody.map((person) => person.heard.length);
    let during = heardBefore();
    for (let made = 0; anna.frame(table).seen.outcome === undefined; made++) {
      during = heardBefore();
      await anybodyChooses(people, table, made * 11);
      if (made % 40 === 3) {
        await levelled(everybody, table);
        const looking = everybody[made % everybody.length] ?? watcher;
        if (looking.frame(table).seen.outcome === undefined) await checkAgainstTwin(server(), looking, table);
      }
    }
    const { setup_json } = await server()
      .store.db.selectFrom('tables')
      .select('setup_json')
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    const { seed } = JSON.parse(setup_json) as Setup;
    for (const [index, person] of everybody.entries()) {
      const text = JSON.stringify(person.heard.slice(0, during[index]));
      expect(text).not.toContain(seed);
      const others = mentioned(text).filter((duke) => !dealt[index]?.includes(duke));
      expect({ person: person.name, others }).toEqual({ person: person.name, others: [] });
    }
    expect(watcher.frame(table).seen.seed).toBe(seed);
  });

  it('a secret choice looks the same to all others, whichever it was, until all have chosen', async () => {
    const { anna, petr, table } = await together(server());
    const eva = await Person.guest('Eva', server().port);
    await eva.join(table);
    /** What the others hear of one choice of Anna's, without counters and times. */
    const heardOf = async (pick: number): Promise<string[]> => {
      await levelled([anna, petr, eva], table);
      const from = [petr, eva].map(({ heard }) => heard.length);
      await anna.choose(table, pick);
      await levelled([anna, petr, eva], table);
      const { entries } = anna.frame(table);
      for (const person of [petr, eva])
        await person.until('the card', () => person.card(table)?.entries === entries);
      return [petr, eva].map((person, index) => {
        // Cards that tell who came meanwhile are not about the choice.
        const news = person.heard.slice(from[index]).filter(({ type }) => type !== 'table');
        return plain(JSON.stringify([...news, person.card(table)]));
      });
    };
    const first = await heardOf(0);
    expect(first.map(mentioned)).toEqual([[], []]);
    expect(petr.frame(table).seen.waiting).toEqual([1]);
    await anna.act(table, { do: 'undo' });
    await anna.until('the question again', () => anna.frame(table).seen.decision);
    expect(await heardOf(1)).toEqual(first);
    for (const person of [petr, eva]) {
      const line = person.held(table)?.story.filter(({ by }) => by === 0) ?? [];
      expect(mentioned(JSON.stringify(line))).toEqual([]);
      if (person === petr) await checkAgainstTwin(server(), person, table);
    }
    expect(mentioned(JSON.stringify(await petr.get(`/api/tables/${table}`)))).toEqual([]);
    expect(mentioned(JSON.stringify(await petr.get(`/api/tables/${table}/chat`)))).toEqual([]);
  });
});

const plain = (text: string): string =>
  text
    .replace(/"(number|from|now|changed|hash)":("[^"]*"|\d+)/g, '"$1":0')
    .replace(/\b\d+\.\d+ keepDuke/g, 'keepDuke');
