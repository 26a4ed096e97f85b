import type { Page } from 'playwright-core';
import { positions } from '../../gallery/src/all-positions.ts';
import { type Game, position, type Wish } from '../../gallery/src/positions.ts';
import { fileOf } from '../src/host/game-file.ts';
import { type GameId, rulesOf } from '../src/host/rules.ts';
import type { Guest } from './guest.ts';
import { asked } from './table.ts';

/** The moments of a game that the gallery shows. */
export const momentsOf = (game: GameId): readonly string[] => Object.keys(positions[game]);

const PEOPLE = ['Anežka', 'Bořivoj', 'Cyril', 'Drahomíra', 'Eliška'];

function wishFor(game: GameId, name: string): Wish {
  const wish = (positions[game] as Readonly<Record<string, Wish>>)[name];
  if (wish === undefined)
    throw new Error(`The gallery has no moment "${name}" of ${game}: ${momentsOf(game).join(', ')}.`);
  return wish;
}

/** A game as a file: the guest on the first seat, bots on all others. */
function saved({ journal }: Pick<Game, 'journal'>): string {
  const seats = PEOPLE.slice(0, journal.table.seats).map(
    (each, seat) => ({ name: each, player: seat === 0 ? 'person' : 'random' }) as const,
  );
  return fileOf({ journal, seats, curtain: false, standing: [] });
}

/** The last thing the guest is asked in the game of a moment that is over. */
export async function openLastQuestion(guest: Guest, game: GameId): Promise<void> {
  const over = wishFor(game, 'over');
  let last = 0;
  position(await rulesOf(game), 'over, watched', {
    ...over,
    until: (_, made) => {
      last = made;
      return false;
    },
  });
  await openMoment(guest, game, 'last question', { ...over, until: (_, made) => made === last });
}

/** Sits down at a table in the middle of a game: as the gallery shows it, unless another moment is wished for. */
export async function openMoment(
  guest: Pick<Guest, 'page' | 'address'>,
  game: GameId,
  name: string,
  wish = wishFor(game, name),
): Promise<void> {
  await openGame(guest, game, name, position(await rulesOf(game), name, wish));
}

/** Sits down at a game that was played so far elsewhere. */
export async function openGame(
  { page, address }: Pick<Guest, 'page' | 'address'>,
  game: GameId,
  name: string,
  played: Pick<Game, 'journal'>,
): Promise<void> {
  const buffer = Buffer.from(saved(played));
  await page.goto(address);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer });
  await page.locator('.row [role=status].good').waitFor();
  // Whatever is over lies folded away.
  if (name === 'over') await page.locator('.finished summary').click();
  await newestTable(page, game);
  await asked(page);
  // Where the link was, something may lie now that tells about itself.
  await page.mouse.move(1, 1);
}

/** The game that was brought in last is the first of the list. */
async function newestTable(page: Page, game: GameId): Promise<void> {
  await page.locator(`a[href^="/table/${game}/"]`).first().click();
  await page.locator('.table').waitFor();
}
