import type { Rolldown } from 'vite';

const OF_RULES = /[\\/]games[\\/]([\w-]+)[\\/](?:rules|data)[\\/]/;
const RULES = /[\\/]games[\\/][\w-]+[\\/](?:game[.]ts|index[.]ts|(?:rules|data|bot|solver|puzzles)[\\/])/;
const GAME = /[\\/]games[\\/][\w-]+[\\/]game[.]ts$/;

type Context = Rolldown.ChunkingContext;

/** Whoever imports a module, and whoever imports them, and so on. */
function importersOf(id: string, context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const importer of context.getModuleInfo(next)?.importers ?? []) {
      if (found.has(importer)) continue;
      found.add(importer);
      waiting.push(importer);
    }
  return found;
}

/** Fetched by a game itself, while the first questions are answered. */
const comesLater = (id: string, context: Context): boolean =>
  context.getModuleInfo(id)?.dynamicImporters.some((each) => GAME.test(each)) === true;

/**
 * The rules of a game are one file for its workers, whatever of them bots need as well: halves do not know each other's
 * words when they are compressed. Those it does not begin with are another one. What its board or its texts import stays apart, for tables that are played elsewhere.
 */
export const rulesTogether: Rolldown.CodeSplittingGroup = {
  name(id, context) {
    const [, game] = OF_RULES.exec(id) ?? [];
    if (game === undefined) return null;
    const importers = [...importersOf(id, context)];
    if (!importers.every((each) => RULES.test(each))) return null;
    if (importers.some((each) => GAME.test(each))) return `${game}-rules`;
    return [id, ...importers].some((each) => comesLater(each, context)) ? `${game}-rules-later` : null;
  },
  includeDependenciesRecursively: false,
};

const WRITING = /[\\/]kernel[\\/](?:acts|call|recorder|rule|scripts|step|window)[.]ts$/;
const ENGINE =
  /[\\/]kernel[\\/](?:ask|chacha|clone|deal-anew|described|gather|journal|module|present|random|react|redeal|repeat|replay|run|seat-asked|sha256|undo|visible)[.]ts$/;

/**
 * What rules are written with, and what plays a game by them, are a file each for the same reason. Boards that import
 * rules need the one and not the other.
 */
export const kernelTogether: Rolldown.CodeSplittingGroup = {
  name: (id) => (WRITING.test(id) ? 'writing' : ENGINE.test(id) ? 'engine' : null),
  includeDependenciesRecursively: false,
};
