import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Inventory, type Readings, readInventory } from '@krcma/kernel/rulebook';
import type { Exemptions } from './coverage.ts';

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

export function writeIds(root: string, game: string, file: string): void {
  writeFileSync(join(root, 'games', game, 'data', 'rule-ids.ts'), file);
}

const readingsFile = (root: string, game: string): string =>
  join(root, 'games', game, 'text', 'rules-read.json');

export function readingsOf(root: string, game: string): Readings {
  const file = readingsFile(root, game);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Readings) : {};
}

export function writeReadings(root: string, game: string, readings: Readings): void {
  writeFileSync(readingsFile(root, game), `${JSON.stringify(readings, null, 2)}\n`);
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
