import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Numbers that are asked for when somebody looks. */
export interface Watched {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly botQueue: () => number;
}

export type Channel = 'push' | 'mail';

const LATENCY = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const THINKING = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 10;
/** Codes are the server's own words; should one ever be made of a client's, the series stay bounded. */
const MOST_CODES = 60;

/** What Prometheus reads. No label is ever a word of a user: games are those of this server, codes a short list. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #games: ReadonlySet<string>;
  readonly #methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
  readonly #codes = new Set<string>();
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  readonly #choices = this.#counter('krcma_choices_total', 'Choices made', ['game']);
  readonly #choiceSeconds = this.#histogram(
    'krcma_choice_seconds',
    'From receiving a choice until it was durable, and until its maker was told',
    LATENCY,
    ['until'],
  );
  readonly #commitSeconds = this.#histogram('krcma_commit_seconds', 'Writing one batch durably', LATENCY);
  readonly #botSeconds = this.#histogram('krcma_bot_seconds', 'A bot thinking about one decision', THINKING);
  readonly #refused = this.#counter('krcma_refused_total', 'Messages refused', ['code']);
  readonly #answerSeconds = this.#histogram('krcma_http_seconds', 'Answering one request', LATENCY, [
    'method',
    'route',
    'status',
  ]);
  readonly #frames = this.#counter('krcma_frames_total', 'Frames sent to clients');
  readonly #sent = this.#counter('krcma_notices_sent_total', 'Turn notices sent', ['channel']);
  readonly #failed = this.#counter('krcma_notices_failed_total', 'Turn notices that failed', ['channel']);

  constructor(games: readonly string[]) {
    this.#games = new Set(games);
    this.#delay.enable();
    this.#gauge('krcma_event_loop_lag_max_seconds', 'Longest pause since last asked', () => this.#lag('max'));
    this.#gauge('krcma_event_loop_lag_p99_seconds', '99th percentile since last asked', () =>
      this.#lag('p99'),
    );
    this.#gauge('krcma_memory_resident_bytes', 'Memory of the process', () => process.memoryUsage.rss());
    this.#gauge('krcma_memory_heap_bytes', 'Heap in use', () => process.memoryUsage().heapUsed);
    this.#gauge('krcma_uptime_seconds', 'Since the start of the process', () => process.uptime());
  }

  /** Once, by whoever keeps sockets, tables and bots. */
  watch({ sockets, tables, botQueue }: Watched): void {
    this.#gauge('krcma_sockets', 'Sockets open', sockets);
    this.#gauge('krcma_tables_hot', 'Tables in memory', tables);
    this.#gauge('krcma_bot_queue', 'Decisions that wait for a free bot thread', botQueue);
  }

  /** A choice of a person or a program: seconds from receiving it until it was stored and until it was answered. */
  choice(game: string, sent: number, durable?: number): void {
    this.#choices.inc({ game: this.#games.has(game) ? game : 'other' });
    this.#choiceSeconds.observe({ until: 'sent' }, sent);
    if (durable !== undefined) this.#choiceSeconds.observe({ until: 'durable' }, durable);
  }

  committed(seconds: number): void {
    this.#commitSeconds.observe(seconds);
  }

  botThought(seconds: number): void {
    this.#botSeconds.observe(seconds);
  }

  refused(code: string): void {
    const known =
      this.#codes.has(code) || (this.#codes.size < MOST_CODES && /^[a-z][a-z-]{0,40}$/.test(code));
    if (known) this.#codes.add(code);
    this.#refused.inc({ code: known ? code : 'other' });
  }

  /** One answered request; `route` is the pattern, never the address. */
  answered(method: string, route: string, status: number, seconds: number): void {
    const labels = this.#methods.has(method) ? { method, route } : { method: 'other', route: 'other' };
    this.#answerSeconds.observe({ ...labels, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  frameSent(count = 1): void {
    this.#frames.inc(count);
  }

  noticeSent(channel: Channel): void {
    this.#sent.inc({ channel });
  }

  noticeFailed(channel: Channel): void {
    this.#failed.inc({ channel });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Everything as text. The event loop's lag is counted anew from then on. */
  async text(): Promise<string> {
    const text = await this.#registry.metrics();
    this.#delay.reset();
    return text;
  }

  close(): void {
    this.#delay.disable();
  }

  /** Seconds late; the monitor's own interval is part of what it measures. */
  #lag(what: 'max' | 'p99'): number {
    const nanoseconds = what === 'max' ? this.#delay.max : this.#delay.percentile(99);
    return Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000);
  }

  #counter<const L extends string = never>(name: string, help: string, labelNames: readonly L[] = []) {
    return new Counter<L>({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram<const L extends string = never>(
    name: string,
    help: string,
    buckets: readonly number[],
    labelNames: readonly L[] = [],
  ) {
    return new Histogram<L>({ name, help, buckets: [...buckets], labelNames, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, ask: () => number): void {
    const registers = [this.#registry];
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(ask());
      },
    });
  }
}
