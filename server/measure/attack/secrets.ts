import { type GameRecord, openJournal, redeal, repeatEntries, seenBy, verifyFairness } from '@krcma/kernel';
import type { SeenTable } from '@krcma/protocol/table';
import { dukes } from '../../../games/valeria/data/dukes.ts';
import { rulesOf } from '../../games.ts';
import { anybodyChooses, begun, laid, levelled, ME, OPEN } from '../../test/company.ts';
import type { Person } from '../../test/person.ts';
import type { Attack, Finding } from './attack.ts';
import type { Field } from './field.ts';

const ALL_DUKES = Object.keys(dukes);
const MOST_CHOICES = 3000;

/** What somebody held after so many choices. */
interface Held {
  readonly person: string;
  readonly entries: number;
  readonly seen: SeenTable;
}

interface Dealt {
  readonly players: readonly { readonly dukes: readonly string[]; readonly declined: readonly string[] }[];
}

function ownDukes(person: Person, table: string): readonly string[] {
  const { seat, view } = person.frame(table).seen;
  const own = typeof seat === 'number' ? (view as unknown as Dealt).players[seat] : undefined;
  return [...(own?.dukes ?? []), ...(own?.declined ?? [])];
}

const plain = (value: unknown): string => JSON.stringify(value);

/** A frame must be the same on a table dealt anew in everything its holder cannot know. */
function tellsSecrets(record: GameRecord, { entries, seen }: Held): boolean {
  const module = rulesOf(record.game);
  const journal = openJournal(module, record.setup);
  const made = record.choices.slice(0, entries).map((line) => {
    const [seat, ...choice] = line.split(' ');
    return { seat: Number(seat), choice: choice.join(' ') };
  });
  repeatEntries(module, journal.table, made);
  const seat = typeof seen.seat === 'number' ? seen.seat : undefined;
  const table = redeal(module, journal.table, seat, 'another');
  const { view } = seenBy(module, { ...journal, table }, seat);
  return plain(view) !== plain(seen.view);
}

interface WholeGame {
  readonly everybody: readonly Person[];
  readonly table: string;
  readonly dealt: readonly (readonly string[])[];
  readonly held: readonly Held[];
  /** How many messages each had heard before the last choice, which opens everything. */
  readonly heard: readonly number[];
}

async function wholeGame(field: Field): Promise<WholeGame> {
  const server = await field.loose();
  const people: Person[] = [];
  for (const name of ['Anna', 'Petr', 'Eva']) people.push(await field.guest(name, server));
  const watcher = await field.guest('Jan', server);
  const [anna] = people;
  if (anna === undefined) throw new Error('Nobody plays.');
  const table = await laid(anna, [ME, OPEN, OPEN], { options: { events: true } });
  for (const person of people.slice(1)) await person.post(`/api/tables/${table}/seats`);
  await watcher.join(table);
  await begun(people, table);
  const everybody = [...people, watcher];
  const dealt = everybody.map((person) => ownDukes(person, table));
  const held: Held[] = [];
  let heard = everybody.map((person) => person.heard.length);
  for (let made = 0; anna.frame(table).seen.outcome === undefined && made < MOST_CHOICES; made++) {
    heard = everybody.map((person) => person.heard.length);
    await anybodyChooses(people, table, made * 11);
    if (made % 25 !== 3) continue;
    await levelled(everybody, table);
    for (const person of everybody) {
      const { seen, entries } = person.frame(table);
      if (seen.outcome === undefined) held.push({ person: person.name, entries, seen });
    }
  }
  return { everybody, table, dealt, held, heard };
}

async function secretsOfAGame(field: Field): Promise<Finding> {
  const { everybody, table, dealt, held, heard } = await wholeGame(field);
  const [anna] = everybody;
  const record = (await anna?.get(`/api/tables/${table}/record`)) as GameRecord;
  const leaks: string[] = [];
  let messages = 0;
  for (const [index, person] of everybody.entries()) {
    const before = person.heard.slice(0, heard[index]);
    messages += before.length;
    const text = plain(before);
    if (text.includes(record.setup.seed)) leaks.push(`${person.name} was told the seed`);
    for (const duke of ALL_DUKES)
      if (!dealt[index]?.includes(duke) && new RegExp(`\\b${duke}\\b`).test(text))
        leaks.push(`${person.name} was told of ${duke}`);
  }
  for (const each of held)
    if (tellsSecrets(record, each)) leaks.push(`${each.person} saw a secret after ${each.entries} choices`);
  const promised = held[0]?.seen.commitment ?? '';
  if (!verifyFairness(rulesOf(record.game), promised, record)) leaks.push('the seed is not the promised one');
  return {
    tried: `${messages} messages of a game of three, ${held.length} frames dealt anew, the seed checked`,
    held: leaks.length === 0 && messages > 100,
    found:
      leaks.length === 0 ? 'no seed and no hidden card, and the promised dice' : leaks.slice(0, 4).join(', '),
  };
}

export const secretAttacks: readonly Attack[] = [
  { subject: 'secrets', title: 'secrets in the messages of a whole game', run: secretsOfAGame },
];
