import { listed } from '@krcma/kernel';
import type { RewardKind } from '../data/rewards.ts';
import type { Ruin } from '../data/ruin.ts';
import { type RuinId, ruins } from '../data/ruins.ts';
import { BASICS } from '../data/types.ts';
import { backNames, colourNames } from './names-places.cs.ts';

const counted =
  (one: string, few: string, other: string) =>
  (n: number): string =>
    n === 1 ? one : `${n} ${n < 5 ? few : other}`;

/** As objects: dává artefakt, dva krystaly. */
const rewards: Readonly<Record<RewardKind, (n: number) => string>> = {
  artifact: counted('artefakt', 'artefakty', 'artefaktů'),
  spell: counted('kouzlo', 'kouzla', 'kouzel'),
  advancedAction: counted('pokročilou akci', 'pokročilé akce', 'pokročilých akcí'),
  unit: counted('jednotku', 'jednotky', 'jednotek'),
  randomCrystal: counted('náhodný krystal', 'náhodné krystaly', 'náhodných krystalů'),
  crystalChoice: counted('krystal podle výběru', 'krystaly podle výběru', 'krystalů podle výběru'),
  crystalEachColor: () => 'krystal každé barvy',
  fame: (n) => `Slávu ${n}`,
  spellOrArtifact: () => 'kouzlo nebo artefakt',
};

/** What a token of the ruins asks, and what it gives. */
export function ruinWords(id: RuinId): string {
  const { tribute, enemies = [], rewards: won }: Ruin = ruins[id];
  const gives = listed(
    won.map(({ reward, n }) => rewards[reward](n)),
    'a',
  );
  if (tribute === undefined)
    return `boj za ${gives}: ${listed(
      enemies.map((back) => `${backNames[back]} nepřítel`),
      'a',
    )}`;
  const paid = BASICS.flatMap((colour) => {
    const n = tribute[colour];
    return n === undefined ? [] : [`${n}× ${colourNames[colour].nom}`];
  });
  return `oltář, dává ${gives} za manu: ${listed(paid, 'a')}`;
}
