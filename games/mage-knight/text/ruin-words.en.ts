import { listed } from '@krcma/kernel';
import type { RewardKind } from '../data/rewards.ts';
import type { Ruin } from '../data/ruin.ts';
import { type RuinId, ruins } from '../data/ruins.ts';
import { BASICS } from '../data/types.ts';
import { backNames, colourNames } from './names-places.en.ts';

const rewards: Readonly<Record<RewardKind, (n: number) => string>> = {
  artifact: (n) => (n === 1 ? 'an artifact' : `${n} artifacts`),
  spell: (n) => (n === 1 ? 'a Spell' : `${n} Spells`),
  advancedAction: (n) => (n === 1 ? 'an advanced action' : `${n} advanced actions`),
  unit: (n) => (n === 1 ? 'a unit' : `${n} units`),
  randomCrystal: (n) => (n === 1 ? 'a random crystal' : `${n} random crystals`),
  crystalChoice: (n) => (n === 1 ? 'a crystal of choice' : `${n} crystals of choice`),
  crystalEachColor: () => 'a crystal of each colour',
  fame: (n) => `Fame ${n}`,
  spellOrArtifact: () => 'a Spell or an artifact',
};

/** What a token of the ruins asks, and what it gives. */
export function ruinWords(id: RuinId): string {
  const { tribute, enemies = [], rewards: won }: Ruin = ruins[id];
  const gives = listed(
    won.map(({ reward, n }) => rewards[reward](n)),
    'and',
  );
  if (tribute === undefined) {
    const backs = listed(
      enemies.map((back) => `a ${backNames[back]} enemy`),
      'and',
    );
    return `a fight with ${backs} for ${gives}`;
  }
  const paid = BASICS.flatMap((colour) => {
    const n = tribute[colour];
    return n === undefined ? [] : [`${n} ${colourNames[colour]}`];
  });
  return `an altar that gives ${gives} for ${listed(paid, 'and')} mana`;
}
