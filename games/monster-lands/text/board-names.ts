import type { ComponentId } from '../data/components.ts';
import { designOf, isEquipment } from '../data/equipment.ts';
import type { BoardWords, Phrases } from './board-words.ts';
import type * as englishNames from './names.en.ts';

/** The words on the board in one language. */
export function boardWords(names: typeof englishNames, phrases: Phrases): BoardWords {
  const simple: Readonly<Record<string, string>> = {
    ...names.memberNames,
    ...names.monsterNames,
    ...names.realmNames,
    ...names.trapNames,
    ...names.lootNames,
  };
  return {
    ...phrases,
    card: (card: ComponentId) => {
      if (isEquipment(card)) return names.equipmentNames[designOf(card)];
      return (card.startsWith('greenhorn') ? names.memberNames.greenhorn : simple[card]) ?? card;
    },
    questName: (quest, side) => names.questNames[`${quest}${side}`],
    event: (tile, side) => names.eventNames[`${tile}${side}`],
    building: (building) => names.buildingNames[building],
    scenario: (scenario) => names.scenarioNames[scenario],
    rating: (rating) => names.ratingNames[rating],
    difficulty: (difficulty) => names.difficultyNames[difficulty],
  };
}
