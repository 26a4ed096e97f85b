import type { FromServer } from '@krcma/protocol';
import { WebSocket } from 'ws';
import type { StoreConfig } from '../../store/store.ts';
import { chance } from '../chance.ts';
import { ChildServer } from '../children.ts';
import { levelled, playOn, together } from '../company.ts';
import { newCommand, type Person } from '../person.ts';
import { type Attack, attack, type Target } from './messages.ts';

export interface Siege {
  readonly messages: number;
  /** How often each code came back. */
  readonly answers: Readonly<Record<string, number>>;
  /** What was answered otherwise than it should have been, the first few. */
  readonly wrong: readonly string[];
  readonly connections: number;
  readonly unchanged: boolean;
  /** Bytes of heap before and after, without garbage. */
  readonly heap: { readonly before: number; readonly after: number };
  /** Whether two people could go on afterwards. */
  readonly goesOn: boolean;
}

/** One message at a time: what comes back belongs to it. A ping in between keeps the connection, as it is no mistake. */
class Attacker {
  connections = 0;
  readonly #headers: Record<string, string>;
  readonly #address: string;
  readonly #table: string;
  #socket: WebSocket | undefined;
  #heard: (message: FromServer | 'closed') => void = () => {};
  #sent = 0;

  constructor(port: number, cookie: string, table: string) {
    this.#address = `ws://127.0.0.1:${port}/socket`;
    this.#headers = { origin: `http://127.0.0.1:${port}`, cookie };
    this.#table = table;
  }

  async send({ text }: Attack): Promise<FromServer | 'closed'> {
    const socket = this.#socket ?? (await this.#connect());
    const answer = this.#answer(({ type }) => type === 'refused' || type === 'done');
    socket.send(text);
    const heard = await answer;
    if (heard !== 'closed' && ++this.#sent % 50 === 0) await this.#say({ type: 'ping' }, 'pong');
    return heard;
  }

  close(): void {
    this.#socket?.terminate();
  }

  async #connect(): Promise<WebSocket> {
    this.connections++;
    const socket = new WebSocket(this.#address, { headers: this.#headers });
    this.#socket = socket;
    socket.on('message', (data) => this.#heard(JSON.parse(String(data)) as FromServer));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
      this.#heard('closed');
    });
    await this.#answer(({ type }) => type === 'welcome');
    await this.#say({ type: 'join', table: this.#table }, 'chat');
    return socket;
  }

  #say(message: object, type: FromServer['type']): Promise<FromServer | 'closed'> {
    const answer = this.#answer((heard) => heard.type === type);
    this.#socket?.send(JSON.stringify(message));
    return answer;
  }

  #answer(fits: (message: FromServer) => boolean): Promise<FromServer | 'closed'> {
    return new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error('Nothing was answered.')), 30_000);
      this.#heard = (message) => {
        if (message !== 'closed' && !fits(message)) return;
        clearTimeout(timer);
        done(message);
      };
    });
  }
}

const codeOf = (heard: FromServer | 'closed'): string =>
  heard === 'closed' ? 'closed' : heard.type === 'refused' ? heard.refusal.code : 'answered';

function isRight({ expected }: Attack, heard: FromServer | 'closed'): boolean {
  const code = codeOf(heard);
  if (heard !== 'closed' && heard.type === 'refused' && heard.refusal.sentence.length < 10) return false;
  return typeof expected === 'string' ? code === expected : expected.includes(code);
}

/** Many bad messages from many clients at once at a table that goes on; the table must not notice. */
export async function siege(
  config: StoreConfig,
  { messages, attackers = 8 }: { readonly messages: number; readonly attackers?: number },
): Promise<Siege> {
  const server = await ChildServer.open(config);
  try {
    const { anna, petr, table } = await together(server);
    const { table: foreign } = await together(server);
    const { target, hash } = await prepared(anna, petr, table, foreign);
    const besiegers = Array.from({ length: attackers }, () => new Attacker(server.port, anna.cookie, table));
    const random = chance(20_261_115);
    const answers: Record<string, number> = {};
    const wrong: string[] = [];
    const storm = async (many: number) => {
      let left = many;
      const run = async (besieger: Attacker) => {
        while (left-- > 0) {
          const thrown = attack(random, target);
          const heard = await besieger.send(thrown);
          const code = codeOf(heard);
          answers[code] = (answers[code] ?? 0) + 1;
          if (!isRight(thrown, heard) && wrong.length < 20)
            wrong.push(`${thrown.name}: ${code} for ${String(thrown.text).slice(0, 200)}`);
        }
      };
      await Promise.all(besiegers.map(run));
    };
    // What is compiled and kept once and for all is not counted as growth.
    await storm(Math.ceil(messages / 5));
    const before = await server.heap();
    await storm(messages - Math.ceil(messages / 5));
    const after = await server.heap();
    for (const besieger of besiegers) besieger.close();
    for (const person of [anna, petr]) await person.join(table);
    const unchanged = hash === anna.held(table)?.hash;
    const entries = anna.frame(table).entries;
    await playOn([anna, petr], table, 5);
    const goesOn = anna.frame(table).entries === entries + 5;
    for (const person of [anna, petr]) person.drop();
    const connections = besiegers.reduce((sum, besieger) => sum + besieger.connections, 0);
    return { messages, answers, wrong, connections, unchanged, heap: { before, after }, goesOn };
  } finally {
    await server.kill();
  }
}

/** A few choices were made by known commands, and Anna is asked something. */
async function prepared(anna: Person, petr: Person, table: string, foreign: string) {
  const done: string[] = [];
  for (let made = 0; made < 200; made++) {
    const asked = [anna, petr].find((person) => person.frame(table).seen.decision !== undefined);
    const decision = asked?.frame(table).seen.decision;
    if (asked === undefined || decision === undefined) throw new Error('Nobody is asked.');
    const many = decision.options.length;
    if (asked === anna && done.length >= 5 && many > 1) {
      const options = decision.options.map(({ id }) => id);
      const target: Target = { table, foreign, decision: decision.id, options, done: done.slice(-10) };
      return { target, hash: anna.held(table)?.hash };
    }
    const command = newCommand();
    const option = decision.options[made % many]?.id ?? '';
    await asked.act(table, { do: 'choose', decision: decision.id, option }, command);
    if (asked === anna) done.push(command);
    await levelled([anna, petr], table);
  }
  throw new Error('Anna was never asked.');
}
