import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exemptions } from './coverage.ts';
import { type Inventory, readInventory } from './inventory.ts';

export function gamesWithRules(root: string): string[] {
  const games = join(root, 'games');
  if (!existsSync(games)) return [];
  return readdirSync(games)
    .filter((game) => existsSync(join(games, game, 'RULES.md')))
    .sort();
}

export function inventoryOf(root: string, game: string): Inventory {
  return readInventory(readFileSync(join(root, 'games', game, 'RULES.md'), 'utf8'));
}

export function exemptionsOf(root: string, game: string): Exemptions {
  const file = join(root, 'games', game, 'test', 'exempt.json');
  return existsSync(file) ? readExemptions(readFileSync(file, 'utf8'), game) : {};
}

export function readExemptions(json: string, game: string): Exemptions {
  const shape = `games/${game}/test/exempt.json must be an object of rule ids and reasons`;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Error(`${shape}, but it is not JSON.`, { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${shape}.`);
  for (const [id, reason] of Object.entries(value)) {
    if (typeof reason !== 'string') throw new Error(`${shape}, but the reason of ${id} is not a text.`);
  }
  return value as Exemptions;
}
