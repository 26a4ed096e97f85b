// What no game of Lords of Ragnarök begins with: fetched when there is time.
import { later, laterList } from '@krcma/tableware/later';

const battle = later(async () => (await import('./battle.tsx')).BattleStage);
const hunt = later(async () => (await import('./hunt.tsx')).HuntStage);
const runes = later(async () => (await import('./rune-actions.tsx')).RuneTable);
const forecasts = later(async () => (await import('./forecast.tsx')).Forecasts);
const fate = later(async () => (await import('./fate.tsx')).Fate);
/** Which rules tell more about a thing. */
const behind = laterList(async () => (await import('./rules-behind.ts')).rulesBehind);

export const BattleStage = battle.Part;
export const HuntStage = hunt.Part;
export const RuneTable = runes.Part;
export const Forecasts = forecasts.Part;
export const Fate = fate.Part;
export const rulesBehind = behind.list;

export async function fetchParts(): Promise<void> {
  const parts = [battle, hunt, runes, forecasts, fate, behind];
  await Promise.all(parts.map((part) => part.fetch()));
}
