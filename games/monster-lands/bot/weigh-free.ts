// Acts that cost no action, weighed against leaving them be.
import type { Ask } from '@krcma/kernel';
import { type LootId, lootOf } from '../data/loot.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import type { FreeAct } from '../rules/acts.ts';
import { freeHires } from '../rules/tavern.ts';
import { trophyPoints } from '../rules/trophies.ts';
import type { MonsterLands } from '../state.ts';
import { bundlePoints, lootPoints, type Outlook, potionPoints, servicePoints } from './outlook.ts';
import { moneyPoints } from './prospects.ts';
import { newcomerPoints, pricePoints } from './purchases.ts';
import { worths } from './weights.ts';

/** All that a question is weighed by. */
export interface Situation {
  readonly game: MonsterLands;
  readonly outlooks: readonly Outlook[];
  readonly own: Outlook;
  readonly ask: Ask;
}

/** A die of the pool; a persuasion die by its face, 0 for one that is still to be rolled. */
export const dieWorth = (colour: string, face: number): number =>
  colour === 'strength'
    ? worths.die.strength
    : colour === 'magic'
      ? worths.die.magic
      : worths.die.persuasion + (face || 3.5) * worths.pip;

function bestExchange(own: Outlook): number {
  const { dice } = own.clan;
  const lowest = dice.persuasion.at(-1) ?? 0;
  if (lowest > 0 && lowest < 3) return worths.die.magic - dieWorth('persuasion', lowest);
  return -0.05;
}

function abilityUse(card: MemberId, { own }: Situation): number {
  const { ability } = memberOf(card);
  if (ability.op === 'gain')
    return 0.05 + Math.max(...ability.choice.map((bundle) => bundlePoints(bundle, own)));
  if (ability.op === 'buyDie') return dieWorth(ability.colour, 0) - pricePoints(ability.coins, own);
  return bestExchange(own);
}

function lootUse(id: LootId, { own }: Situation): number {
  const { ability } = lootOf(id);
  if (ability.op === 'gain') return bundlePoints(ability.choice[0], own) - lootPoints(id, own) + 0.05;
  if (ability.op === 'freeHire') {
    let best = -1;
    for (const member of freeHires(own.game, own.seat)) best = Math.max(best, newcomerPoints(member, own));
    return best - 0.85 * lootPoints(id, own);
  }
  if (ability.op === 'convertDie') {
    const [from] = ability.fromColours;
    const [to] = ability.toColours;
    return ability.take * dieWorth(to ?? 'strength', 0) - dieWorth(from ?? 'strength', 3) - 0.8;
  }
  return -0.2;
}

/** Acts that cost no action: against not doing them. */
export function freePoints(act: FreeAct, situation: Situation): number {
  const { own } = situation;
  switch (act.do) {
    case 'sell': {
      const points = trophyPoints(act.card);
      return moneyPoints(own, own.clan.coins + 5 * points) - moneyPoints(own) - points - 0.05;
    }
    case 'heal':
      return (
        worths.wound * Math.min(1, 0.1 + own.future + (own.acts ? 0.5 : 0)) -
        potionPoints(own.clan.potions, own) +
        potionPoints(own.clan.potions - 1, own) +
        0.02
      );
    case 'settle':
      return 0.3 + own.wage * own.coin - 0.1 * servicePoints(act.member, own) * 0.1;
    case 'equip':
      return -0.25;
    case 'unequip':
      return -1;
    case 'loot':
      return lootUse(act.loot, situation);
    case 'ability':
      return abilityUse(act.card, situation);
  }
}
