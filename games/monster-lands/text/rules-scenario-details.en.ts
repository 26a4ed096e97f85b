// Apart from rules-scenarios.en.ts, which every table needs: these stand in the rules alone.
export const scenarioDetails = {
  'ML-SCN.4b':
    'In it no defence token can be gained or used at all: mixed rewards (the crate loot, the arena quest) give only their other parts, Wahybar gives nothing, costs in defence tokens cannot be paid (our ruling).',
  'ML-SCN.6b':
    'Level-A draws take the next A card in the deck, then discarded A cards, else nothing (our ruling).',
  'ML-SCN.8b':
    'Sam reveals both; a trick targets your neighbouring mercenary (left one if both), steals the most it may, magic before strength; divert dice are rolled at your mercenary just before Sam removes the monster; traps do nothing for him (our ruling).',
  'ML-SCN.8c':
    "The lodge sells base traps only; you reveal your own traps or not as in the Tricks module; an empty pile of Sam's is reshuffled; divert tricks do nothing once the monster is gone (our ruling).",
  'ML-SCN.9b': 'A quest counts when you took its reward (either type) (our ruling).',
  'ML-SCN.10b': 'Doom cannot be played on easy.',
  'ML-SCN.10c': 'In Doom the reroll covers every attack die: pre-rolls and diverted dice too (our ruling).',
} as const;
