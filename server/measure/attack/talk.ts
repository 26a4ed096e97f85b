import { setTimeout as wait } from 'node:timers/promises';
import { begun, laid, ME, OPEN } from '../../test/company.ts';
import type { Person } from '../../test/person.ts';
import type { Attack, Finding } from './attack.ts';
import type { Field } from './field.ts';

const WORD = 'the password of the cellar';

const heardIt = (person: Person): boolean => JSON.stringify(person.heard).includes(WORD);

async function chatOfClosedTable(field: Field): Promise<Finding> {
  const server = await field.loose();
  const [anna, petr, eva, jan] = [
    await field.guest('Anna', server),
    await field.guest('Petr', server),
    await field.guest('Eva', server),
    await field.guest('Jan', server),
  ];
  const table = await laid(anna, [ME, OPEN], { spectators: false });
  const leaks: string[] = [];
  let looks = 0;
  const look = async (when: string) => {
    await anna.chat(table, `${WORD}, ${when}`);
    eva.say({ type: 'join', table });
    const answer = await eva.request('GET', `/api/tables/${table}/chat`);
    await wait(1000);
    await petr.chat(table, `${WORD}, once more ${when}`);
    await wait(500);
    looks += 2;
    if (heardIt(eva)) leaks.push(`by socket ${when}`);
    if ((await answer.text()).includes(WORD)) leaks.push(`by HTTP ${when}`);
    eva.heard.length = 0;
  };
  // Who sits down and stands up again must hear no more.
  await jan.post(`/api/tables/${table}/seats`);
  await jan.join(table);
  await jan.delete(`/api/tables/${table}/seats`);
  await petr.post(`/api/tables/${table}/seats`);
  await look('before the game');
  if (heardIt(jan)) leaks.push('by socket to one who stood up');
  await begun([anna, petr], table);
  await look('during it');
  for (const person of [anna, petr]) await person.act(table, { do: 'end', agrees: true });
  await look('after it');
  return {
    tried: `${looks + 1} looks of strangers at the chat of a table without spectators`,
    held: leaks.length === 0,
    found: leaks.length === 0 ? 'nothing was told' : `told ${leaks.join(', ')}`,
  };
}

const TEAMS = { game: 'mage-knight', options: { scenario: 'full-conquest', teams: 'two' } };

/** Two sit crosswise; the others and whoever looks on ask for what they said in every way there is. */
async function wordsOfASide(field: Field): Promise<Finding> {
  const server = await field.loose();
  const people: Person[] = [];
  for (const name of ['Anna', 'Petr', 'Eva', 'Jan']) people.push(await field.guest(name, server));
  const stranger = await field.guest('Marie', server);
  const [anna, petr, eva, jan] = people as [Person, Person, Person, Person];
  const table = await laid(anna, [ME, OPEN, OPEN, OPEN], TEAMS);
  for (const [seat, person] of people.entries())
    if (seat > 0) await person.post(`/api/tables/${table}/seats`, { seat });
  await begun(people, table);
  await stranger.join(table);
  const leaks: string[] = [];
  let looks = 0;
  const look = async (when: string) => {
    for (const mate of [anna, eva]) await mate.chat(table, `${WORD}, ${when}`, 'side');
    for (const person of [petr, jan, stranger]) {
      person.say({ type: 'join', table });
      for (const path of [`/api/tables/${table}/chat`, `/api/tables/${table}`, '/api/me/export']) {
        const answer = await person.request('GET', path);
        looks++;
        if ((await answer.text()).includes(WORD)) leaks.push(`to ${person.name} by ${path} ${when}`);
      }
    }
    await wait(1000);
    for (const person of [petr, jan, stranger]) {
      looks++;
      if (heardIt(person)) leaks.push(`to ${person.name} by socket ${when}`);
      person.heard.length = 0;
    }
    if (!heardIt(eva)) leaks.push(`not even to the mate ${when}`);
    eva.heard.length = 0;
  };
  await look('during the game');
  for (const person of people) await person.act(table, { do: 'end', agrees: true });
  await look('after it');
  return {
    tried: `${looks} looks of rivals and of one who looked on at what a side says`,
    held: leaks.length === 0,
    found: leaks.length === 0 ? 'told to the mate alone' : `told ${leaks.join(', ')}`,
  };
}

export const talkAttacks: readonly Attack[] = [
  { subject: 'chat', title: 'reading the chat of a closed table', run: chatOfClosedTable },
  { subject: 'chat', title: 'reading what a side says among itself', run: wordsOfASide },
];
