// Dice of the pool: gaining, naming and spending them (ML-POOL).
import { isRecording, roll, type Seat } from '@krcma/kernel';
import type { ComponentId } from '../data/components.ts';
import { COLOURS, type Colour } from '../data/types.ts';
import type { NamedDice } from '../messages.ts';
import { clanAt, type DicePool, type MonsterLands } from '../state.ts';
import { note } from './script.ts';

export const poolSize = ({ strength, magic, persuasion }: DicePool): number =>
  strength + magic + persuasion.length;

export const diceOf = (pool: DicePool, colour: Colour): number =>
  colour === 'persuasion' ? pool.persuasion.length : pool[colour];

export const emptyPool = (): DicePool => ({ strength: 0, magic: 0, persuasion: [] });

export const namedDice = ({ strength, magic, persuasion }: DicePool): NamedDice => ({
  ...(strength > 0 && { strength }),
  ...(magic > 0 && { magic }),
  ...(persuasion.length > 0 && { persuasion: [...persuasion] }),
});

/** Faces highest first, so that equal pools look equal. */
function addPersuasion({ persuasion }: DicePool, face: number): void {
  let at = 0;
  while (at < persuasion.length && (persuasion[at] as number) >= face) at++;
  persuasion.splice(at, 0, face);
}

type Count = Readonly<Partial<Record<Colour, number>>>;

/** Puts dice into the pool; persuasion dice are rolled at once (ML-POOL.5, ML-POOL.6). */
export function addDice(game: MonsterLands, pool: DicePool, dice: Count): void {
  pool.strength += dice.strength ?? 0;
  pool.magic += dice.magic ?? 0;
  for (let i = dice.persuasion ?? 0; i > 0; i--) addPersuasion(pool, roll(game));
}

/** The dice just put into a pool, with the faces that were not there before. */
export function newDice(pool: DicePool, before: readonly number[], dice: Count): NamedDice {
  const rolled = [...pool.persuasion];
  for (const face of before) rolled.splice(rolled.indexOf(face), 1);
  const { strength = 0, magic = 0 } = dice;
  return namedDice({ strength, magic, persuasion: rolled });
}

/** Dice gained during the round, told to everybody. */
export function gainDice(game: MonsterLands, seat: Seat, dice: Count, from?: ComponentId): void {
  const { dice: pool } = clanAt(game, seat);
  const before = isRecording() ? [...pool.persuasion] : undefined;
  addDice(game, pool, dice);
  if (before === undefined) return;
  note({ key: 'dice-gained', player: seat, dice: newDice(pool, before, dice), ...(from && { from }) });
}

/** Takes one die out of the pool; a persuasion die by its face. */
export function spendDie(pool: DicePool, colour: Colour, face = 0): void {
  if (colour !== 'persuasion') pool[colour]--;
  else pool.persuasion.splice(pool.persuasion.indexOf(face), 1);
}

export function spendDice(pool: DicePool, dice: NamedDice): void {
  pool.strength -= dice.strength ?? 0;
  pool.magic -= dice.magic ?? 0;
  for (const face of dice.persuasion ?? []) spendDie(pool, 'persuasion', face);
}

/** The different faces of the persuasion dice, highest first. */
export function facesOf({ persuasion }: DicePool): number[] {
  const faces: number[] = [];
  for (const face of persuasion) if (faces[faces.length - 1] !== face) faces.push(face);
  return faces;
}

/** Id of a set of dice: `2s1m`, `1p5`. */
export function diceId({ strength = 0, magic = 0, persuasion = [] }: NamedDice): string {
  const parts = [strength > 0 ? `${strength}s` : '', magic > 0 ? `${magic}m` : ''];
  if (persuasion.length > 0) parts.push(`p${persuasion.join('')}`);
  return parts.join('') || 'none';
}

/** Nothing is saved for the next round (ML-POOL.7). */
export function emptyInto(pool: DicePool): void {
  for (const colour of COLOURS)
    if (colour === 'persuasion') pool.persuasion = [];
    else pool[colour] = 0;
}
