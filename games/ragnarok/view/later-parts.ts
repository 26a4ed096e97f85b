// What no game of Lords of Ragnarök begins with: fetched when there is time.
import { later } from '@krcma/tableware/later';

const battle = later(async () => (await import('./battle.tsx')).BattleStage);
const hunt = later(async () => (await import('./hunt.tsx')).HuntStage);
const runes = later(async () => (await import('./rune-actions.tsx')).RuneTable);
const forecasts = later(async () => (await import('./forecast.tsx')).Forecasts);
const fate = later(async () => (await import('./fate.tsx')).Fate);

export const BattleStage = battle.Part;
export const HuntStage = hunt.Part;
export const RuneTable = runes.Part;
export const Forecasts = forecasts.Part;
export const Fate = fate.Part;

export async function fetchParts(): Promise<void> {
  const parts = [battle, hunt, runes, forecasts, fate];
  await Promise.all(parts.map((part) => part.fetch()));
}
