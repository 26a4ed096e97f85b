// Exact dice for quests and realm actions, with a choice where colours are alternatives (ML-QP.2, ML-SRE.1).
import type { Colour, DiceNeed } from '../data/types.ts';
import type { NamedDice } from '../messages.ts';
import type { DicePool } from '../state.ts';

type Count = { strength: number; magic: number; persuasion: number };

/** Every way to meet the needs by colours alone, each once. */
function countsFor(pool: DicePool, needs: readonly DiceNeed[]): Count[] {
  const has: Count = { ...pool, persuasion: pool.persuasion.length };
  const dice = needs.flatMap(({ count, colours }) => Array.from({ length: count }, () => colours));
  const found = new Map<string, Count>();
  const fill = (at: number, count: Count): void => {
    const colours: readonly Colour[] | undefined = dice[at];
    if (colours === undefined) {
      found.set(`${count.strength} ${count.magic} ${count.persuasion}`, count);
      return;
    }
    for (const colour of colours)
      if (count[colour] < has[colour]) fill(at + 1, { ...count, [colour]: count[colour] + 1 });
  };
  fill(0, { strength: 0, magic: 0, persuasion: 0 });
  return [...found.values()];
}

/** Every different set of so many faces, the lowest first: high ones are worth more in the Citadel. */
function facesFor(faces: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  const sets: number[][] = [];
  for (let at = faces.length - 1; at >= count - 1; at--) {
    if (at < faces.length - 1 && faces[at] === faces[at + 1]) continue;
    for (const rest of facesFor(faces.slice(0, at), count - 1)) sets.push([...rest, faces[at] as number]);
  }
  return sets;
}

export const waysToMeet = (pool: DicePool, needs: readonly DiceNeed[]): NamedDice[] =>
  countsFor(pool, needs).flatMap(({ strength, magic, persuasion }) =>
    facesFor(pool.persuasion, persuasion).map((faces) => ({
      ...(strength > 0 && { strength }),
      ...(magic > 0 && { magic }),
      ...(faces.length > 0 && { persuasion: faces }),
    })),
  );

/** Without making the list: single colours are counted, then alternatives take what is left. */
export function canMeet(pool: DicePool, needs: readonly DiceNeed[]): boolean {
  let strength = pool.strength;
  let magic = pool.magic;
  let persuasion = pool.persuasion.length;
  for (const { count, colours } of needs) {
    if (colours.length > 1) continue;
    if (colours[0] === 'strength') strength -= count;
    else if (colours[0] === 'magic') magic -= count;
    else persuasion -= count;
  }
  if (Math.min(strength, magic, persuasion) < 0) return false;
  for (const { count, colours } of needs) {
    if (colours.length === 1) continue;
    let left = 0;
    if (colours.includes('strength')) left += strength;
    if (colours.includes('magic')) left += magic;
    if (colours.includes('persuasion')) left += persuasion;
    if (left < count) return false;
  }
  return true;
}
