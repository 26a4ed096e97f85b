import { inTime } from '../../operation/in-time.ts';
import type { Attack, Finding } from './attack.ts';
import { Field } from './field.ts';
import { Skipped } from './skipped.ts';

export interface Outcome extends Pick<Attack, 'subject' | 'title'>, Pick<Finding, 'tried' | 'found'> {
  readonly verdict: 'held' | 'DID NOT HOLD' | 'skipped' | 'NOT TRIED';
  readonly seconds: number;
}

/** Seconds an attack may take that does not say otherwise. */
export const SECONDS = 90;

class TooLong extends Error {}

/** One attack on a field of its own. It ends in its time, even when nothing answers any more. */
async function outcomeOf(attack: Attack, seconds = attack.seconds ?? SECONDS): Promise<Outcome> {
  const began = performance.now();
  const field = new Field();
  const { subject, title } = attack;
  const told = await judged(attack, field, seconds);
  await inTime(field.close(), 15_000).catch(() => {});
  return { subject, title, ...told, seconds: (performance.now() - began) / 1000 };
}

async function judged(
  attack: Attack,
  field: Field,
  seconds: number,
): Promise<Pick<Outcome, 'verdict' | 'tried' | 'found'>> {
  let late: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    late = setTimeout(() => fail(new TooLong()), seconds * 1000);
  });
  try {
    const { tried, held, found } = await Promise.race([attack.run(field), tooLong]);
    return { verdict: held ? 'held' : 'DID NOT HOLD', tried, found };
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    if (error instanceof Skipped) return { verdict: 'skipped', tried: '–', found };
    if (error instanceof TooLong)
      return { verdict: 'DID NOT HOLD', tried: `${seconds} s`, found: 'it has not come to an end' };
    return { verdict: 'NOT TRIED', tried: '–', found };
  } finally {
    clearTimeout(late);
  }
}

/** Whether an outcome is a reason to look at it. */
export const isBad = ({ verdict }: Pick<Outcome, 'verdict'>): boolean =>
  verdict === 'DID NOT HOLD' || verdict === 'NOT TRIED';

/** One attack after the other: they would disturb what another one measures. */
export async function runAttacks(
  attacks: readonly Attack[],
  options: { readonly seconds?: number; tell?(outcome: Outcome): void } = {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const attack of attacks) {
    const outcome = await outcomeOf(attack, options.seconds);
    options.tell?.(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}
