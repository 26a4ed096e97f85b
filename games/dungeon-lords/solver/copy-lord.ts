import type { Battle, Hero, LairCreature, Lord } from '../state.ts';

function copyBattle(battle: Battle): Battle {
  const { traps, fought, late } = battle;
  return { ...battle, traps: traps.slice(), fought: fought.slice(), late: late.slice() };
}

function copyParty(party: readonly Hero[]): Hero[] {
  const copy: Hero[] = [];
  for (const { id, damage, bonus } of party) copy.push({ id, damage, bonus });
  return copy;
}

function copyLair(lair: readonly LairCreature[]): LairCreature[] {
  const copy: LairCreature[] = [];
  for (const { id, stance, due } of lair) copy.push(due ? { id, stance, due } : { id, stance });
  return copy;
}

/** A lord to fight with: what no fight changes is shared. */
export function copyLord(lord: Lord): Lord {
  return {
    ...lord,
    traps: lord.traps.slice(),
    lair: copyLair(lord.lair),
    conquered: lord.conquered.slice(),
    party: copyParty(lord.party),
    prison: lord.prison.slice(),
    battle: lord.battle && copyBattle(lord.battle),
  };
}
