import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { load } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { importedGame } from '../src/host/imported-game.ts';
import { rulesOf } from '../src/host/rules.ts';

const savesIn = (game: string): string[] => {
  const folder = join(import.meta.dirname, '../../games', game, 'test/saves');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl.br'))
    .flatMap((name) =>
      brotliDecompressSync(readFileSync(join(folder, name)))
        .toString()
        .trimEnd()
        .split('\n'),
    );
};

it.each(['valeria', 'monster-lands'] as const)(
  'whatever was saved of %s by an earlier release comes onto the shelf',
  async (game) => {
    for (const text of savesIn(game)) {
      const file = JSON.parse(text) as {
        table?: { journal: { log: unknown[] } };
        journal?: { log: unknown[] };
      };
      const { card, kept } = await importedGame(text);
      expect(card.entries).toBe((file.table ?? file).journal?.log.length);
      expect(card.seats.some(({ player }) => player === 'greedy')).toBe(
        file.table !== undefined && card.seats.length > 1,
      );
      load(await rulesOf(game), kept.save);
    }
  },
);
