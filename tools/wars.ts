// Games of players with a taste for war, at tables where they can afford it: chance alone hardly ever comes to one.
import type { Check } from '../kernel/check.ts';
import { type Mode, type Player, playChecked } from '../kernel/conformance.ts';
import type { GameTypes } from '../kernel/decision.ts';
import type { GameModule } from '../kernel/module.ts';

interface War<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly modes: readonly Mode[];
  readonly player: Player;
  readonly games: number;
}

interface Waged {
  readonly checks: readonly Check[];
  /** How often these events were told, once the checks have run. */
  readonly told: (keys: readonly string[]) => Readonly<Record<string, number>>;
}

/** More of them with `WAR_GAMES=50 npx vitest run games/ragnarok/test/warlike.test.ts`, others with `WAR_SEED=x`. */
export function wars<T extends GameTypes>({ module, modes, player, games }: War<T>): Waged {
  const { WAR_GAMES, WAR_SEED = '' } = process.env;
  const most = Number(WAR_GAMES ?? games);
  const counts = new Map<string, number>();
  const wage = ({ name, seats, options = {} }: Mode): void => {
    for (let game = 1; game <= most; game++) {
      const setup = { seats, options, seed: `${name} ${WAR_SEED}${game}` };
      for (const { events } of playChecked(module, setup, player, { every: 10 }).log)
        for (const { event } of events) counts.set(event.key, (counts.get(event.key) ?? 0) + 1);
    }
  };
  return {
    checks: modes.map((mode) => ({
      title: `${mode.name}: ${most} ${most === 1 ? 'game' : 'games'} of warlike players keep every promise`,
      run: () => wage(mode),
    })),
    told: (keys) => Object.fromEntries(keys.map((key) => [key, counts.get(key) ?? 0])),
  };
}

/** The modes of these names, all of which must be there. */
export const modesNamed = (modes: readonly Mode[], names: readonly string[]): readonly Mode[] =>
  names.map((name) => {
    const mode = modes.find((each) => each.name === name);
    if (mode === undefined) throw new Error(`There is no mode ${name}.`);
    return mode;
  });
