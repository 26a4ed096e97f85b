// Chapters ML-TRX.14-17 and ML-TRI.1-6: dice that a trick takes from a neighbour.
import type { PathId } from '../data/board.ts';
import { type TrapId, trapOf } from '../data/traps.ts';
import type { NamedDice } from '../messages.ts';
import type { MonsterLands, Party, PathDie } from '../state.ts';

type Stolen = { strength: number; magic: number };

/** Dice on hidden traps are safe; those on other traps and on tricks are not (ML-TRX.15). */
function isSafe(party: Party, { trap }: PathDie): boolean {
  const token = trap === null ? undefined : party.traps[trap];
  const ability = token && trapOf(token.id).ability;
  return ability?.op === 'trapDice' && !ability.stealable;
}

function present(game: MonsterLands, trick: TrapId, from: PathId): Stolen {
  const party = game.paths[from];
  const { ability } = trapOf(trick);
  const found = { strength: 0, magic: 0 };
  if (party === null || ability.op !== 'steal') return found;
  for (const die of party.dice)
    if (die.colour !== 'persuasion' && ability.colours.includes(die.colour) && !isSafe(party, die))
      found[die.colour]++;
  return found;
}

const limitOf = (trick: TrapId): number => {
  const { ability } = trapOf(trick);
  return ability.op === 'steal' ? ability.upTo : 0;
};

const named = ({ strength, magic }: Stolen): NamedDice => ({
  ...(strength > 0 && { strength }),
  ...(magic > 0 && { magic }),
});

/** Every set the thief may take; undefined when there is nothing to take (ML-TRX.17). */
export function stealableSets(game: MonsterLands, trick: TrapId, from: PathId): NamedDice[] | undefined {
  const found = present(game, trick, from);
  const limit = limitOf(trick);
  if (found.strength + found.magic === 0) return undefined;
  const sets: NamedDice[] = [];
  for (let count = limit; count >= (limit === 1 ? 1 : 0); count--)
    for (let magic = Math.min(count, found.magic); magic >= 0; magic--)
      if (count - magic <= found.strength) sets.push(named({ strength: count - magic, magic }));
  return sets;
}

/** What Sam takes: as much as he may, magic before strength (ML-SCN.8b). */
export function mostStolen(game: MonsterLands, trick: TrapId, from: PathId): NamedDice | undefined {
  const found = present(game, trick, from);
  const magic = Math.min(found.magic, limitOf(trick));
  const strength = Math.min(found.strength, limitOf(trick) - magic);
  return strength + magic === 0 ? undefined : named({ strength, magic });
}

/** They lie on the trick and fight for the thief, whatever room there is (ML-TRX.14). */
export function moveStolen(
  game: MonsterLands,
  { from, to, token }: { from: PathId; to: PathId; token: number },
  dice: NamedDice,
): void {
  const victim = game.paths[from];
  const thief = game.paths[to];
  if (victim === null || thief === null) return;
  for (const colour of ['strength', 'magic'] as const)
    for (let left = dice[colour] ?? 0; left > 0; left--) {
      const at = victim.dice.findIndex((die) => die.colour === colour && !isSafe(victim, die));
      if (at < 0) break;
      victim.dice.splice(at, 1);
      thief.dice.push({ colour, face: 0, trap: token });
    }
}
