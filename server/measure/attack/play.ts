import { levelled, together } from '../../test/company.ts';
import { crashRounds } from '../../test/crash/rounds.ts';
import { siege } from '../../test/malformed/siege.ts';
import { newCommand, type Person } from '../../test/person.ts';
import type { Attack, Finding } from './attack.ts';
import type { Field } from './field.ts';
import { type At, codeOf, few, statusOf } from './looks.ts';

/** Something that is not for the one who asks: its title and what came of it. */
type Forged = readonly [title: string, came: Promise<string>];

const NOT_REFUSED = /^(done|silent|broken|0|[235]\d\d)$/;

interface Crowd {
  readonly at: At;
  readonly table: string;
  readonly anna: Person;
  readonly petr: Person;
  readonly stranger: Person;
}

const status = (person: Person, method: string, path: string, body: object = {}): Promise<string> =>
  statusOf(person, method, path, body).then(String);

/** Petr is asked; nobody else may answer, and nobody may answer what was asked before. */
function atTheSocket({ table, anna, petr, stranger }: Crowd, old: string): Forged[] {
  const decision = petr.frame(table).seen.decision;
  const option = decision?.options[0]?.id ?? '';
  const now = { do: 'choose', decision: decision?.id ?? '', option } as const;
  const before = { ...now, decision: old };
  return [
    ['Anna answers for Petr', codeOf(anna.act(table, now))],
    ['a stranger answers for Petr', codeOf(stranger.act(table, now))],
    ['Petr answers an old question', codeOf(petr.act(table, before))],
    ['Petr chooses what is not offered', codeOf(petr.act(table, { ...now, option: 'win' }))],
    ['Petr answers another question', codeOf(petr.act(table, { ...now, decision: '9.9 win' }))],
    ['Anna looks through Petr’s eyes', codeOf(anna.ask(table, { about: 'moments', entries: [1], eyes: 1 }))],
    ['Anna opens everything', codeOf(anna.ask(table, { about: 'moments', entries: [1], eyes: 'open' }))],
    ['Anna wants the record', codeOf(anna.ask(table, { about: 'record' }))],
    ['Petr wants a hint between people', codeOf(petr.ask(table, { about: 'hint' }))],
    ['a stranger wants a hint', codeOf(stranger.ask(table, { about: 'hint' }))],
    ['Anna tries Petr’s choice', codeOf(anna.act(table, { ...now, confirm: 'final' }))],
    ['Anna asks why Petr may not', codeOf(anna.ask(table, { about: 'reasons', decision: now.decision }))],
    ['a stranger asks it', codeOf(stranger.ask(table, { about: 'reasons', decision: now.decision }))],
    ['a stranger chats', codeOf(stranger.chat(table, 'Take the other one!'))],
    ['a stranger ends the game', codeOf(stranger.act(table, { do: 'end', agrees: true }))],
    ['a bot for one who is here', codeOf(anna.act(table, { do: 'standIn', seat: 1 }))],
    ['a bot for no seat', codeOf(anna.act(table, { do: 'standIn', seat: 7 }))],
  ];
}

function overHttp({ table, anna, petr, stranger }: Crowd): Forged[] {
  const at = `/api/tables/${table}`;
  return [
    ['Petr starts again', status(petr, 'POST', `${at}/start`)],
    ['Anna removes a running table', status(anna, 'DELETE', at)],
    ['a stranger removes it', status(stranger, 'DELETE', at)],
    ['a stranger sits down', status(stranger, 'POST', `${at}/seats`, { seat: 1 })],
    ['a stranger stands up', status(stranger, 'DELETE', `${at}/seats`)],
    [
      'Anna gives Petr’s seat to a bot',
      status(anna, 'PUT', `${at}/seats/1`, { who: 'bot', level: 'random' }),
    ],
    ['a rematch of a running game', status(anna, 'POST', `${at}/rematch`)],
    ['the record of a running game', statusOf(anna, 'GET', `${at}/record`).then(String)],
    ['a key nobody knows', status(anna, 'POST', `${at}/seats`, { seat: 0, admin: true })],
  ];
}

/** With Anna’s cookie, but from the page of somebody else. */
function fromElsewhere({ at, table, anna }: Crowd): Forged[] {
  const sent = (headers: Readonly<Record<string, string>>, type = 'application/json') =>
    fetch(`http://127.0.0.1:${at.port}/api/tables/${table}/seats`, {
      method: 'DELETE',
      headers: { cookie: anna.cookie, 'content-type': type, ...headers },
      body: '{}',
    }).then((answer) => String(answer.status));
  return [
    ['another origin', sent({ origin: 'https://evil.example' })],
    ['no origin', sent({})],
    ['the origin null', sent({ origin: 'null' })],
    ['another port', sent({ origin: 'http://127.0.0.1:1' })],
    ['another site', sent({ 'sec-fetch-site': 'cross-site' })],
    ['a form', sent({ origin: 'https://evil.example' }, 'application/x-www-form-urlencoded')],
  ];
}

async function forgedRequests(field: Field): Promise<Finding> {
  const server = await field.loose();
  const { anna, petr, table } = await together(server);
  for (const person of [anna, petr]) field.afterwards(() => person.drop());
  const stranger = await field.guest('Stranger', server);
  await stranger.join(table);
  const old = anna.frame(table).seen.decision?.id ?? '';
  await anna.choose(table);
  await anna.until('Petr to be asked alone', () => anna.frame(table).seen.decision === undefined);
  await levelled([anna, petr], table);
  const hash = petr.held(table)?.hash;
  const crowd = { at: server, table, anna, petr, stranger };
  const all = [...atTheSocket(crowd, old), ...overHttp(crowd), ...fromElsewhere(crowd)];
  const wrong: string[] = [];
  for (const [title, came] of all) {
    const answer = await came;
    if (NOT_REFUSED.test(answer)) wrong.push(`${title}: ${answer}`);
  }
  petr.say({ type: 'act', table, command: newCommand(), act: { do: 'win' } });
  await petr.join(table);
  const changed = petr.held(table)?.hash !== hash;
  return {
    tried: `${all.length} requests for another seat, question, table or page`,
    held: wrong.length === 0 && !changed,
    found: `not refused: ${few(all.length, wrong)}; the game has ${changed ? 'changed' : 'not changed'}`,
  };
}

async function malformed(field: Field): Promise<Finding> {
  const { messages, wrong, unchanged, goesOn } = await siege({ DATA: field.folder() }, { messages: 2000 });
  return {
    tried: `${messages} malformed, oversized, foreign, stale and repeated messages`,
    held: wrong.length === 0 && unchanged && goesOn,
    found: wrong.length === 0 ? 'the game did not notice' : few(messages, wrong),
  };
}

async function killed(field: Field): Promise<Finding> {
  const figures = await crashRounds({ DATA: field.folder() }, { rounds: 5 });
  const { rounds, acknowledged, lost, doubled, broken } = figures;
  return {
    tried: `kill -9 under play ${rounds} times`,
    held: lost + doubled + broken === 0 && acknowledged > 0,
    found: `of ${acknowledged} acknowledged choices ${lost} lost, ${doubled} doubled; ${broken} games broken`,
  };
}

export const playAttacks: readonly Attack[] = [
  { subject: 'play', title: 'requests for another seat, question or page', run: forgedRequests },
  { subject: 'play', title: 'malformed messages', run: malformed },
  { subject: 'play', title: 'kill -9 under play', run: killed },
];
