import type { FactionWords } from './faction-words.ts';

export const factionWords: FactionWords = {
  leaders: 'Vůdci frakcí',
  level: (level) => `úroveň ${level}`,
  stands: (name, level) => `${name}, úroveň ${level}`,
  beatenBy: (level, name) => `Úroveň ${level}: štít, ${name}`,
  followers: 'Družina',
  alone: 'Nikdo z družiny nezbývá.',
  defeated: 'Poražen.',
};
