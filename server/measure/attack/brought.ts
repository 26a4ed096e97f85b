import { choose, type Journal, seenBy } from '@krcma/kernel';
import type { TableCard } from '@krcma/protocol';
import { rulesOf } from '../../games.ts';
import type { ChildServer } from '../../test/children.ts';
import { asked, begun, eventually, levelled } from '../../test/company.ts';
import type { Person } from '../../test/person.ts';
import type { Attack, Finding } from './attack.ts';
import type { Field } from './field.ts';
import { type Forgery, forgedChance, forgedCounts, forgedFiles, forgedSizes } from './forgeries.ts';
import { atHome, bringing, FORMS } from './home-games.ts';
import { type At, codeOf, few, watched } from './looks.ts';

type Fate = 'refused' | 'believed' | 'hung' | 'hung again after a restart';

/** How long a server is looked at after it has been given something forged. */
const LOOK = 300;
/** Milliseconds after which it is called hung: what hangs, hangs for ever. */
const HUNG = 6000;
/** So many are enough to know; the others are not tried any more. */
const ENOUGH = 4;

async function posted(bringer: Person, at: At, body: string): Promise<TableCard | undefined> {
  const origin = `http://127.0.0.1:${at.port}`;
  const answer = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: bringer.cookie, origin },
    body,
    signal: AbortSignal.timeout(8000),
  });
  return answer.ok ? ((await answer.json()) as TableCard) : undefined;
}

/** The bringer chooses a few times, so that chance has to speak. */
async function playedOn(bringer: Person, table: string): Promise<void> {
  bringer.say({ type: 'join', table });
  for (let turn = 0; turn < 4; turn++) {
    const decision = await bringer
      .until('a question', () => bringer.held(table)?.seen.seen.decision, 5000)
      .catch(() => undefined);
    const option = decision?.options[0]?.id;
    if (decision === undefined || option === undefined) return;
    const code = await codeOf(bringer.act(table, { do: 'choose', decision: decision.id, option }), 5000);
    if (code === 'silent') return;
  }
}

/** One server that is given forged games until one of them was not refused. */
class Victim {
  readonly #data: string;
  readonly #field: Field;
  readonly #server: ChildServer;
  readonly #bringer: Person;

  private constructor(field: Field, data: string, server: ChildServer, bringer: Person) {
    this.#field = field;
    this.#data = data;
    this.#server = server;
    this.#bringer = bringer;
  }

  static async open(field: Field): Promise<Victim> {
    const data = field.folder();
    const server = await field.loose({}, data);
    const bringer = await field.guest('Mallory', server);
    await brought(bringer, atHome('valeria', 4));
    return new Victim(field, data, server, bringer);
  }

  /** A forged game that was not refused is played, and the server is ended and opened again on what it has stored. */
  async fateOf({ body }: Forgery): Promise<Fate> {
    const card = await posted(this.#bringer, this.#server, body()).catch(() => undefined);
    if (card !== undefined) await playedOn(this.#bringer, card.id);
    const isAlive = (await watched(this.#server, LOOK, HUNG)) !== undefined;
    if (card === undefined && isAlive) return 'refused';
    await this.close();
    const isAliveAgain = await this.#opensAgain();
    if (!isAliveAgain) return 'hung again after a restart';
    return isAlive ? 'believed' : 'hung';
  }

  async #opensAgain(): Promise<boolean> {
    const again = await this.#field.loose({}, this.#data).catch(() => undefined);
    if (again === undefined) return false;
    const time = await watched(again, 5000, HUNG);
    await again.kill();
    return time !== undefined;
  }

  async close(): Promise<void> {
    this.#bringer.drop();
    await this.#server.kill();
  }
}

async function brings(field: Field, forgeries: readonly Forgery[]): Promise<Finding> {
  const wrong: string[] = [];
  let tried = 0;
  let victim = await Victim.open(field);
  for (const forgery of forgeries) {
    tried++;
    const fate = await victim.fateOf(forgery);
    if (fate === 'refused') continue;
    wrong.push(`${forgery.title}: ${fate}`);
    if (wrong.length >= ENOUGH) break;
    victim = await Victim.open(field);
  }
  await victim.close();
  return {
    tried: `${tried} of ${forgeries.length} forged games, played on, with a restart`,
    held: wrong.length === 0,
    found: `believed or hung: ${few(tried, wrong)}`,
  };
}

/** The table an honest game was brought to, in whichever form the server knows. */
async function brought(bringer: Person, journal: Journal): Promise<string> {
  const refusals: string[] = [];
  for (const { form, of } of FORMS) {
    const body = bringing(journal.game, of(journal), true);
    const answer = await bringer.request('POST', '/api/tables', body);
    if (answer.ok) return ((await answer.json()) as TableCard).id;
    refusals.push(`${form}: ${await answer.text()}`);
  }
  throw new Error(`An honest game could not be brought along: ${refusals.join('; ')}`);
}

const FORESEEN = 24;

/** How many choices in a row gave at the table exactly what the bringer's own copy of the game had foretold. */
async function foretold(people: readonly Person[], table: string, copy: Journal): Promise<number> {
  const module = rulesOf(copy.game);
  for (let made = 0; made < FORESEEN; made++) {
    const person = await eventually('a question', () => asked(people, table));
    const { decision, seat } = person.frame(table).seen;
    const option = decision?.options[(made * 5) % decision.options.length]?.id ?? '';
    await person.act(table, { do: 'choose', decision: decision?.id ?? '', option });
    await person.until('the next question', () => person.frame(table).seen.decision?.id !== decision?.id);
    await levelled(people, table);
    try {
      choose(module, copy, seat ?? 0, option);
    } catch {
      return made;
    }
    const expected = JSON.stringify(seenBy(module, copy, seat).view);
    if (JSON.stringify(person.frame(table).seen.view) !== expected) return made;
  }
  return FORESEEN;
}

async function foreseesCards(field: Field): Promise<Finding> {
  const server = await field.loose();
  const foreseen: number[] = [];
  const games = 3;
  for (let game = 0; game < games; game++) {
    const copy = atHome('valeria', 4 + game, `known to the bringer ${game}`);
    const [anna, petr] = [await field.guest('Anna', server), await field.guest('Petr', server)];
    const table = await brought(anna, copy);
    await petr.post(`/api/tables/${table}/seats`);
    await begun([anna, petr], table);
    foreseen.push(await foretold([anna, petr], table, copy));
  }
  return {
    tried: `${games} honest games, ${FORESEEN} choices beside a copy at home`,
    held: foreseen.every((made) => made < FORESEEN),
    found: `the copy foretold ${foreseen.join(', ')} choices`,
  };
}

async function hangsCluster(field: Field): Promise<Finding> {
  const { url } = await field.postgres();
  const [one, other] = [await field.loose({ DATABASE_URL: url }), await field.loose({ DATABASE_URL: url })];
  const bringer = await field.guest('Mallory', one);
  const forgeries = [...forgedChance.slice(0, 2), ...forgedCounts.slice(-3)];
  for (const { body } of forgeries) {
    const card = await posted(bringer, one, body()).catch(() => undefined);
    if (card !== undefined) await playedOn(bringer, card.id);
  }
  await one.kill();
  // Longer than the lease of a server that has died.
  const isAlive = (await watched(other, 12_000, HUNG)) !== undefined;
  return {
    tried: `${forgeries.length} forged games at one of two processes, which then dies`,
    held: isAlive,
    found: isAlive ? 'the other answers' : 'the other hangs too',
  };
}

export const broughtAttacks: readonly Attack[] = [
  {
    subject: 'brought',
    title: 'forged chance in a game brought along',
    seconds: 240,
    run: (field) => brings(field, forgedChance),
  },
  {
    subject: 'brought',
    title: 'forged counts in a game brought along',
    seconds: 240,
    run: (field) => brings(field, forgedCounts),
  },
  {
    subject: 'brought',
    title: 'endless lists and nests brought along',
    seconds: 240,
    run: (field) => brings(field, forgedSizes),
  },
  {
    subject: 'brought',
    title: 'what is no game, brought along',
    seconds: 240,
    run: (field) => brings(field, forgedFiles),
  },
  { subject: 'brought', title: 'foreseeing the cards of a game brought along', run: foreseesCards },
  { subject: 'brought', title: 'a forged game in a cluster', run: hangsCluster },
];
