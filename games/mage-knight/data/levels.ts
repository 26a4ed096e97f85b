// MK-16.11 to .13.
export interface Level {
  /** Fame from which it is reached. */
  readonly fame: number;
  readonly armor: number;
  readonly handLimit: number;
  readonly commands: number;
}

/** Even levels bring a skill and an advanced action, odd ones a command token (MK-16.11 to .13). */
export const bringsSkill = (level: number): boolean => level % 2 === 0;

/** From level 1. */
export const levels: readonly Level[] = [
  { fame: 0, armor: 2, handLimit: 5, commands: 1 },
  { fame: 3, armor: 2, handLimit: 5, commands: 1 },
  { fame: 8, armor: 3, handLimit: 5, commands: 2 },
  { fame: 15, armor: 3, handLimit: 5, commands: 2 },
  { fame: 24, armor: 3, handLimit: 6, commands: 3 },
  { fame: 35, armor: 3, handLimit: 6, commands: 3 },
  { fame: 48, armor: 4, handLimit: 6, commands: 4 },
  { fame: 63, armor: 4, handLimit: 6, commands: 4 },
  { fame: 80, armor: 4, handLimit: 7, commands: 5 },
  { fame: 99, armor: 4, handLimit: 7, commands: 5 },
];

const TOP_LEVEL = 10;

export const levelAt = (level: number): Level => levels[level - 1] as Level;

/** The level a fame stands for; never above the top. */
export function levelOf(fame: number): number {
  let level = 1;
  while (level < TOP_LEVEL && fame >= levelAt(level + 1).fame) level++;
  return level;
}
