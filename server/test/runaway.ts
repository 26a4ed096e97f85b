import { valeria } from '@krcma/valeria';
import type { Store } from '../store/store.ts';

/** What goes wrong at a table that is marked so. */
type Mark = 'rules' | 'question' | 'view' | 'mistake' | 'asleep' | 'nothing';

interface Marked {
  readonly runsAway?: Mark;
}

function misbehave({ runsAway }: Marked, ...marks: Mark[]): void {
  if (runsAway === undefined || !marks.includes(runsAway)) return;
  if (runsAway === 'mistake') throw new TypeError('The Herald is undefined.');
  // As if the machine had been asleep: time passes and nothing is done.
  if (runsAway === 'asleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000);
  for (let steps = 0; ; steps++) if (steps < 0) return;
}

let misbehaving = false;

/** Gives the rules of Valeria mistakes that show at marked tables only, in this process. */
export function makeRulesMisbehave(): void {
  if (misbehaving) return;
  misbehaving = true;
  const { view, scripts } = valeria;
  Object.assign(valeria, {
    view: (game: Parameters<typeof view>[0], seat: number | undefined) => {
      misbehave(game as Marked, 'view', 'asleep');
      return view(game, seat);
    },
  });
  for (const { steps } of scripts.rules)
    for (const step of steps.values()) {
      if (step.kind === 'do' || step.kind === 'set') watch(step, 'run', 'rules', 'mistake');
      else if (step.kind === 'choose') watch(step.question, 'values', 'question');
    }
}

/** The method misbehaves at tables that are marked so, before it does what it does. */
function watch<K extends string>(
  holder: Readonly<Record<K, (game: never, locals: never) => unknown>>,
  method: K,
  ...marks: Mark[]
): void {
  const original = holder[method];
  const watching = (game: never, locals: never) => {
    misbehave(game, ...marks);
    return original(game, locals);
  };
  Object.assign(holder, { [method]: watching });
}

/** Marks a table that no server holds in memory. */
export async function mark({ db }: Pick<Store, 'db'>, table: string, runsAway: Mark): Promise<void> {
  const columns = ['state_json', 'checkpoint_json'] as const;
  const row = await db.selectFrom('tables').select(columns).where('id', '=', table).executeTakeFirstOrThrow();
  const state = { ...(JSON.parse(row.state_json ?? '{}') as object), runsAway };
  await db
    .updateTable('tables')
    .set({ state_json: JSON.stringify(state), checkpoint_json: '[]' })
    .where('id', '=', table)
    .execute();
}
