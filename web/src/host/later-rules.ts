import { type GameModule, RuleMissing } from '@krcma/kernel';

/** What fails for want of a rule that comes later is done again once all rules are there. */
export async function withLaterRules<T>({ later }: GameModule, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RuleMissing) || later === undefined) throw error;
    await later();
    return act();
  }
}
