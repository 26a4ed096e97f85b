// What no game of Lords of Ragnarök begins with: fetched when there is time.
import { later } from '@krcma/tableware/later';

const battle = later(async () => (await import('./battle.tsx')).BattleStage);
const hunt = later(async () => (await import('./hunt.tsx')).HuntStage);
const draft = later(async () => (await import('./draft.tsx')).Draft);
const runes = later(async () => (await import('./rune-actions.tsx')).RuneTable);
const forecasts = later(async () => (await import('./forecast.tsx')).Forecasts);
const fullPlayer = later(async () => (await import('./full-player.tsx')).FullPlayer);
const fate = later(async () => (await import('./fate.tsx')).Fate);

export const BattleStage = battle.Part;
export const HuntStage = hunt.Part;
export const Draft = draft.Part;
export const RuneTable = runes.Part;
export const Forecasts = forecasts.Part;
export const FullPlayer = fullPlayer.Part;
export const Fate = fate.Part;

export async function fetchParts(): Promise<void> {
  const parts = [battle, hunt, draft, runes, forecasts, fullPlayer, fate];
  await Promise.all(parts.map((part) => part.fetch()));
}
