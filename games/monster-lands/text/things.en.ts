import { capital, countInEnglish, type Names, type Seat } from '@krcma/kernel';
import { type BuildingId, GUARDS, indexOf, type PathId, placeOf } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import { type EquipmentId, equipmentOf, isEquipment } from '../data/equipment.ts';
import { type EventTileId, eventPathsOf } from '../data/events.ts';
import { lootOf } from '../data/loot.ts';
import { type MemberId, memberOf, startingPairs } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { type QuestId, questOf } from '../data/quests.ts';
import { type RealmId, realmOf } from '../data/realms.ts';
import { type TrapId, trapOf } from '../data/traps.ts';
import type { Affinity } from '../data/types.ts';
import type { MonsterLandsView } from '../rules/view.ts';
import { abilityOf } from './ability-text.en.ts';
import type { Things } from './explain.ts';
import {
  attackOf,
  type Faces,
  facesOfEvent,
  facesOfQuest,
  isEventId,
  isLootId,
  isMemberId,
  isMonsterId,
  isQuestId,
  isTrapId,
} from './facts.ts';
import { buildingNames, eventNames } from './names.en.ts';
import {
  affinities,
  benefitText,
  broughtText,
  bundleText,
  coins,
  diceText,
  kinds,
  nameOf,
  needText,
  pathText,
  points,
  questName,
} from './phrases.en.ts';
import { scenario, track } from './tracks.en.ts';

const ROLES = { leader: 'Leader', basic: 'Basic mercenary', mercenary: 'Mercenary', greenhorn: 'Greenhorn' };

function member(id: MemberId): string {
  const { role, affinity, cost, reputation, dice } = memberOf(id);
  const of = affinity === null ? '' : `, ${affinities[affinity]}`;
  return `${nameOf(id)}. ${ROLES[role]}${of}. Price ${cost}, reputation ${reputation}, brings ${broughtText(dice)}. ${abilityOf(id)}`;
}

const equipment = (id: EquipmentId): string =>
  `${nameOf(id)}. ${capital(kinds[equipmentOf(id).kind])}, ${coins(equipmentOf(id).cost)}. ${abilityOf(id)}`;

/** "Attacks with 5 dice (3 printed, 1 at home, 1 for the difficulty)." */
function attackText(id: MonsterId, view: MonsterLandsView): string {
  const { all, printed, place, atGate, difficulty } = attackOf(id, view);
  const parts = [
    `${printed} printed`,
    ...(place > 0 ? [`${place} ${atGate ? 'at the entrance' : 'in its homeland'}`] : []),
    ...(difficulty > 0 ? [`${difficulty} for the difficulty`] : []),
  ];
  const from = parts.length === 1 ? '' : ` (${parts.join(', ')})`;
  return `Attacks with ${countInEnglish(all, 'die', 'dice')}${from}.`;
}

function monster(id: MonsterId, view: MonsterLandsView): string {
  const { affinity, level, capture, kill, captureReward, killReward, trophy } = monsterOf(id);
  return `${nameOf(id)}. Monster of level ${level}, ${affinities[affinity]}. ${attackText(id, view)} Capture from ${capture}: ${bundleText(captureReward)}. Kill from ${kill}: ${bundleText(killReward)} and a trophy worth ${trophy}. ${abilityOf(id)}`;
}

function realm(id: RealmId): string {
  const { affinity, conquest, glory, dice, gain } = realmOf(id);
  return `${nameOf(id)}. Realm of ${affinities[affinity]}. Conquest from ${conquest}: ${bundleText({ glory })}. Once settled: ${needText(dice)} for ${bundleText(gain)}.`;
}

const KINDS = { basic: 'Basic trap', upgraded: 'Trap', hidden: 'Hidden trap', trick: 'Trick' } as const;

function trap(id: TrapId): string {
  const { kind, cost } = trapOf(id);
  return `${nameOf(id)}. ${KINDS[kind]}${cost === null ? '' : `, ${coins(cost)}`}. ${abilityOf(id)}`;
}

function questFace(id: QuestId, face: 'a' | 'b'): string {
  const { a, b } = questOf(id);
  return face === 'a'
    ? `${questName(id, 'a')}. Dice quest: ${needText(a.dice)}, from ${a.target} ${bundleText(a.reward)}, else lose ${bundleText(a.penalty)}.`
    : `${questName(id, 'b')}. Resource quest: ${needText(b.dice)}, pay ${bundleText(b.cost)} for ${bundleText(b.left)} on the left or ${bundleText(b.right)} on the right.`;
}

const quest = (id: QuestId, faces: Faces): string => faces.map((face) => questFace(id, face)).join(' ');

function eventPath(id: EventTileId, side: 'a' | 'b', index: number): string {
  const path = eventPathsOf(id, side)[index];
  if (path === undefined) return '';
  return `${diceText(path.required)}, up to ${diceText(path.reinforcement)} more, benefit: ${benefitText(path.benefit)}`;
}

const event = (id: EventTileId, faces: Faces): string =>
  faces
    .map(
      (side) =>
        `${eventNames[`${id}${side}`]}. ${[0, 1, 2, 3].map((index) => `Path ${index + 1}: ${eventPath(id, side, index)}.`).join(' ')}`,
    )
    .join(' ');

function component(id: ComponentId, view: MonsterLandsView): string {
  if (isMemberId(id)) return member(id);
  if (isEquipment(id)) return equipment(id);
  if (isMonsterId(id)) return monster(id, view);
  if (isTrapId(id)) return trap(id);
  if (isLootId(id))
    return `${nameOf(id)}. Loot${lootOf(id).outside ? ' for the Outside' : ''}. ${abilityOf(id)}`;
  if (isQuestId(id)) return quest(id, facesOfQuest(id, view));
  return isEventId(id) ? event(id, facesOfEvent(id, view)) : realm(id);
}

const BUILDINGS = {
  lodge: 'A strength or persuasion die buys any number of the offered traps.',
  laboratory: 'A magic die brings 3 potions or venoms on the upper space, 2 on the lower one.',
  tavern:
    'A strength or persuasion die hires one mercenary or greenhorn; a round of beer brings a new offer.',
  armoury: 'A strength or persuasion die buys 1 to 3 defence tokens at 2 coins each.',
  pawnshop: 'Any number of dice for 1 coin each, as often as you like.',
  market: 'A strength or persuasion die buys one card of equipment.',
  mine: 'Two strength dice bring 6 or 4 coins, one brings 2.',
} as const satisfies Record<BuildingId, string>;

const building = (id: BuildingId, view: MonsterLandsView): string =>
  `${buildingNames[id]}. ${BUILDINGS[id]}${view.panic.includes(id) ? ' Panic has closed it.' : ''}`;

function path(id: PathId, view: MonsterLandsView): string | undefined {
  const place = placeOf(id);
  const title = capital(pathText(id));
  if (place === 'gate') {
    const guards = GUARDS[indexOf(id) === 0 ? 0 : 1];
    return `${title}. Any strength and magic dice, traps and defence tokens. Guards: defence ${guards.defence}${guards.coins > 0 ? ` and ${coins(guards.coins)}` : ''}.`;
  }
  if (place === 'qa' || place === 'qb') {
    const drawn = view.quests[place];
    return drawn === null
      ? `${title}. No quest lies here.`
      : `${title}. ${quest(drawn, facesOfQuest(drawn, view))}`;
  }
  const area = view.areas[place === 'a' ? 0 : 1];
  if (area === undefined) return undefined;
  return area.event === null ? `${title}.` : `${title}: ${eventPath(area.event, area.side, indexOf(id))}.`;
}

function seat(index: Seat, view: MonsterLandsView, names: Names): string | undefined {
  const clan = view.clans[index];
  if (clan === undefined) return undefined;
  const whose = index === view.seat ? 'You' : names.seat(index);
  const { coins: has, potions, venoms, defence } = clan;
  return `${whose}: glory ${clan.glory}, reputation ${clan.reputation}, ${bundleText({ coins: has, potions, venoms, defence })}. ${countInEnglish(clan.members.length, 'member')}, ${countInEnglish(clan.realms.length, 'realm')}, traps ${clan.traps.length} of ${clan.trapLimit}. Wages ${clan.wages}. So far ${points(clan.points)}.`;
}

function clan(affinity: Affinity): string {
  const [leader, basic] = startingPairs[affinity];
  return `The ${affinities[affinity]} clan. ${member(leader)} ${member(basic)}`;
}

const TOKENS = {
  defence: 'A defence token. On a path it stops one hit or cancels a trick.',
  potion: 'A potion. It heals a member who is not on a path, or cancels a wound on a path.',
  venom: 'A venom. On a path it adds 2 to the total.',
  trap: 'A face-down trap. Its owner alone knows what it is.',
} as const;

const DICE = {
  strength: 'A strength die. It has no special power.',
  magic: 'A magic die. It works in the laboratory, and on a path it can cancel an attack die.',
  persuasion: 'A persuasion die. Its value is a discount in the shops of the Citadel.',
} as const;

export const things: Things = {
  component,
  building,
  path,
  seat,
  clan,
  token: (token) => TOKENS[token],
  die: (colour) => DICE[colour],
  track,
  scenario,
};
