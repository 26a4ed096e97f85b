// Cooperative assaults on cities and on Volkare.
import type { Seat } from '@krcma/kernel';
import type { EnemyId } from '../data/enemies.ts';
import type { LeaderCard, LeaderId } from '../data/factions.ts';
import type { SpaceId } from '../data/geometry.ts';
import type { Basic } from '../data/types.ts';

/** How many defenders each of those who take part faces, the starter first; one of them a leader too (MK-24.11). */
export type Shares = readonly { readonly seat: Seat; readonly n: number; readonly leader?: boolean }[];

/** What is assaulted: the city of a colour, the seat of a leader, or the army of Volkare. */
export type Stormed = Basic | LeaderCard['seat'] | 'volkare';

export type AssaultMessage =
  | { key: 'joint-assault'; space: SpaceId; colour: Stormed }
  | { key: 'no-joint-assaults' }
  | { key: 'too-late-to-join' }
  | { key: 'nobody-to-invite' }
  | { key: 'too-few-defenders' }
  | { key: 'proposed-already' }
  | { key: 'ask-invite'; colour: Stormed; defenders: number }
  | { key: 'invite'; player: Seat }
  | { key: 'invite-nobody-else' }
  | { key: 'ask-share'; player: Seat; left: number }
  | { key: 'share-of-assault'; n: number }
  | { key: 'ask-who-faces'; leader: LeaderId; level: number }
  | { key: 'faces-leader'; player: Seat }
  | { key: 'ask-agree'; player: Seat; colour: Stormed; shares: Shares }
  | { key: 'agree-to-assault' }
  | { key: 'refuse-assault' }
  | { key: 'only-wounds' }
  | { key: 'ask-storm'; colour: Stormed }
  | { key: 'stay-out' }
  | { key: 'only-into-city' }
  | { key: 'assault-goes-on' };

export type AssaultEvent =
  | { key: 'assault-proposed'; player: Seat; space: SpaceId; colour: Stormed; shares: Shares }
  | { key: 'assault-agreed'; player: Seat }
  | { key: 'assault-refused'; player: Seat }
  | { key: 'assault-begun'; player: Seat; space: SpaceId; colour: Stormed; seats: readonly Seat[] }
  | { key: 'assault-dealt'; player: Seat; enemies: readonly EnemyId[] }
  | { key: 'assault-turn'; player: Seat }
  | { key: 'stayed-out'; player: Seat; enemies: number }
  | { key: 'assault-won'; player: Seat; space: SpaceId; colour: Stormed; seats: readonly Seat[] }
  | {
      key: 'assault-lost';
      player: Seat;
      space: SpaceId;
      colour: Stormed;
      enemies: readonly (EnemyId | LeaderId)[];
    };
