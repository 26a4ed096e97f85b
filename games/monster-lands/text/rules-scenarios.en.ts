// One line each: the table tells it of the scenario that is played. What else holds stands in the details.
export const scenarioRules = {
  'ML-SCN.1': 'Business as Usual: no special rule. Victory points 35 / 45 / 60.',
  'ML-SCN.2':
    'Gold Digger: the mercenary deck holds only those who bring at least one persuasion die; you lead the jungle clan. Coins at the end 15 / 35 / 55.',
  'ML-SCN.3':
    'Sortie: 3 rounds; the clan starts with 3 defence tokens and 12 coins (our ruling). Victory points 22 / 30 / 40.',
  'ML-SCN.4':
    'Travelling Light: the armoury is closed; no ability, path benefit, loot or guard adds defence; potions work; you lead the water clan. Victory points 30 / 42 / 56 (the guards are our ruling).',
  'ML-SCN.5':
    'Full Pack: end with 5 defence, 5 traps, 3 potions, 3 venoms on the board, one equipment of each kind, one member of each affinity. Apprentice: goal; Veteran: goal and 35 victory points; Hero: goal and 50 victory points.',
  'ML-SCN.6':
    'Ambush: start with a level-A monster at the entrance; at the start of a round with a free entrance draw a new level-A monster there. Victory points 35 / 50 / 65.',
  'ML-SCN.7':
    'Diversity: the beer round costs 1. Members at the end by affinity 2/1/1/1, 2/2/1/1, 2/2/2/2; leader and basic count.',
  'ML-SCN.8':
    'Tricky Sam: separate pile of the 24 Tricks tokens; when Sam enters a realm path put two of them on it; Tricks rules apply. Victory points 30 / 42 / 56.',
  'ML-SCN.9':
    'Clear Orders: Sam Outside: yellow 1–2 realm path 1–2, 3–4 quest 1, 5–6 quest 2. Quests and victory points: 4 and 30 / 6 and 40 / 8 and 55.',
  'ML-SCN.10':
    'Doom: monsters reroll every missed attack die once; start with a level-A monster at the entrance. Victory points 35 / 45 / 60.',
} as const;
