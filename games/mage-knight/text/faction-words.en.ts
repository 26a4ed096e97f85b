import type { FactionWords } from './faction-words.ts';

export const factionWords: FactionWords = {
  leaders: 'Leaders of the factions',
  level: (level) => `level ${level}`,
  stands: (name, level) => `${name}, level ${level}`,
  beatenBy: (level, name) => `Level ${level}: shield of ${name}`,
  followers: 'Followers',
  alone: 'No follower is left.',
  defeated: 'Defeated.',
};
