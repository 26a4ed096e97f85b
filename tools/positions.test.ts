// Every described position of the house is a table like any other: it can be saved, loaded and played on.
import type { GameModule, Json, Setup } from '@krcma/kernel';
import { playOn } from '@krcma/kernel/arrange-checks';
import { monsterLands } from '@krcma/monster-lands';
import { rareEndings as monsterLandsEndings } from '@krcma/monster-lands/modes';
import { tutorials as monsterLandsLessons } from '@krcma/monster-lands/tutorial';
import { valeria } from '@krcma/valeria';
import { rareEndings as valeriaEndings } from '@krcma/valeria/modes';
import { tutorials as valeriaLessons } from '@krcma/valeria/tutorial';
import { it } from 'vitest';
import { positions } from '../gallery/src/all-positions.ts';

interface Described {
  readonly module: GameModule;
  readonly name: string;
  readonly setup: Setup;
}

const taught = (
  module: GameModule,
  lessons: Readonly<Record<string, { readonly setup: object }>>,
): Described[] =>
  Object.entries(lessons).map(([id, { setup }]) => ({ module, name: `lesson ${id}`, setup: setup as Setup }));

const ends = (module: GameModule, endings: Readonly<Record<string, Json>>): Described[] =>
  Object.entries(endings).map(([name, arrangement]) => ({
    module,
    name,
    setup: { seats: name.startsWith('solo') ? 1 : 2, seed: name, arrangement },
  }));

const shown = (module: GameModule, id: keyof typeof positions): Described[] =>
  Object.entries(positions[id]).flatMap(([name, { seats, seed, options = {}, arrangement }]) =>
    arrangement === undefined ? [] : [{ module, name, setup: { seats, seed, options, arrangement } }],
  );

it.each([
  ...taught(valeria, valeriaLessons),
  ...taught(monsterLands, monsterLandsLessons),
  ...ends(valeria, valeriaEndings),
  ...ends(monsterLands, monsterLandsEndings),
  ...shown(valeria, 'valeria'),
  ...shown(monsterLands, 'monster-lands'),
])('$module.id, $name', ({ module, setup }) => {
  for (let number = 0; number < 3; number++) playOn(module, { ...setup, seed: `${setup.seed} ${number}` });
});
