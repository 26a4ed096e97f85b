import { type Profiler, Session } from 'node:inspector/promises';
import type { Pause } from './pauses.ts';

/** Milliseconds of a pause that were spent with something. */
export interface Cause {
  readonly name: string;
  readonly milliseconds: number;
}

export interface Causes {
  /** By the function of ours that the loop had entered. */
  readonly entered: readonly Cause[];
  /** By the function that was running. */
  readonly ran: readonly Cause[];
}

type Named = Readonly<Record<keyof Causes, string>>;

const MICROSECONDS = 500;
const NAMES = 4;
const OURS = /^.*\/(?=(?:server|kernel|protocol|games|bots)\/)(?!.*node_modules)/;

/** Samples what the main thread does, so that its pauses can be told by name. It slows the server a little. */
export class Sampler {
  readonly #session = new Session();
  /** The profiler's clock counts from another moment than ours. */
  #offset = 0;

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.setSamplingInterval', { interval: MICROSECONDS });
    await this.#session.post('Profiler.start');
    this.#offset = Number(process.hrtime.bigint()) / 1e6 - performance.now();
  }

  async stop(): Promise<Samples> {
    const { profile } = await this.#session.post('Profiler.stop');
    this.#session.disconnect();
    return new Samples(profile, this.#offset);
  }
}

export class Samples {
  readonly #names: ReadonlyMap<number, Named>;
  readonly #samples: readonly { readonly at: number; readonly node: number }[];

  constructor({ nodes, samples = [], timeDeltas = [], startTime }: Profiler.Profile, offset: number) {
    this.#names = namesOf(nodes);
    let at = startTime / 1000 - offset;
    this.#samples = samples.map((node, index) => {
      at += (timeDeltas[index] ?? 0) / 1000;
      return { at, node };
    });
  }

  of({ at: to, milliseconds }: Pick<Pause, 'at' | 'milliseconds'>): Causes {
    const sums = { entered: new Map<string, number>(), ran: new Map<string, number>() };
    let last = to - milliseconds;
    for (const { at, node } of this.#samples) {
      if (at < last) continue;
      if (at > to) break;
      const name = this.#names.get(node);
      for (const by of ['entered', 'ran'] as const) {
        const key = name?.[by] ?? '';
        sums[by].set(key, (sums[by].get(key) ?? 0) + at - last);
      }
      last = at;
    }
    return { entered: longest(sums.entered), ran: longest(sums.ran) };
  }
}

const longest = (sums: ReadonlyMap<string, number>): Cause[] =>
  [...sums]
    .map(([name, milliseconds]) => ({ name, milliseconds }))
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, NAMES);

/** Of each node of the call tree: what it is, and the outermost function of ours above it. */
function namesOf(nodes: readonly Profiler.ProfileNode[]): ReadonlyMap<number, Named> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const names = new Map<number, Named>();
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  for (const { id, callFrame } of nodes) {
    let entered = '';
    for (let each: number | undefined = id; each !== undefined; each = parents.get(each)) {
      const frame = byId.get(each);
      if (frame !== undefined && OURS.test(frame.url)) entered = nameOf(frame);
    }
    names.set(id, { ran: nameOf(callFrame), entered: entered || nameOf(callFrame) });
  }
  return names;
}

function nameOf({ functionName, url, lineNumber }: Profiler.ProfileNode['callFrame']): string {
  const name = functionName || 'a function without a name';
  return url === ''
    ? name
    : `${name} (${url.replace(OURS, '').replace(/^.*\/node_modules\//, '')}:${lineNumber + 1})`;
}
