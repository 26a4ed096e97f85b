import { capital, countInCzech, type Names, outOfInCzech, type Seat } from '@krcma/kernel';
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
import { abilityOf } from './ability-text.cs.ts';
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
import { buildingNames, eventNames } from './names.cs.ts';
import { die } from './nouns.cs.ts';
import {
  affinities,
  benefitText,
  broughtText,
  bundleText,
  coins,
  diceText,
  kinds,
  membersText,
  nameOf,
  needText,
  ofAffinity,
  pathText,
  points,
  questName,
} from './phrases.cs.ts';
import { scenario, track } from './tracks.cs.ts';

const ROLES = { leader: 'Náčelník', basic: 'Základní žoldák', mercenary: 'Žoldák', greenhorn: 'Zelenáč' };

function member(id: MemberId): string {
  const { role, affinity, cost, reputation, dice } = memberOf(id);
  const of = affinity === null ? '' : `, ${affinities[affinity]}`;
  return `${nameOf(id)}. ${ROLES[role]}${of}. Cena ${cost}, pověst ${reputation}, přináší ${broughtText(dice)}. ${abilityOf(id)}`;
}

const equipment = (id: EquipmentId): string =>
  `${nameOf(id)}. ${capital(kinds[equipmentOf(id).kind])} za ${coins(equipmentOf(id).cost)}. ${abilityOf(id)}`;

/** „Útok: 5 kostek (3 na kartě, 1 doma, 1 za obtížnost).“ */
function attackText(id: MonsterId, view: MonsterLandsView): string {
  const { all, printed, place, atGate, difficulty } = attackOf(id, view);
  const parts = [
    `${printed} na kartě`,
    ...(place > 0 ? [`${place} ${atGate ? 'u vstupu' : 'v domovské říši'}`] : []),
    ...(difficulty > 0 ? [`${difficulty} za obtížnost`] : []),
  ];
  const from = parts.length === 1 ? '' : ` (${parts.join(', ')})`;
  return `Útok: ${countInCzech(all, die)}${from}.`;
}

function monster(id: MonsterId, view: MonsterLandsView): string {
  const { affinity, level, capture, kill, captureReward, killReward, trophy } = monsterOf(id);
  return `${nameOf(id)}. Příšera úrovně ${level}, ${affinities[affinity]}. ${attackText(id, view)} Polapení od ${capture} dává ${bundleText(captureReward)}. Zabití od ${kill} dává ${bundleText(killReward)} a trofej v hodnotě ${trophy}. ${abilityOf(id)}`;
}

function realm(id: RealmId): string {
  const { affinity, conquest, glory, dice, gain } = realmOf(id);
  return `${nameOf(id)}. Říše, ${affinities[affinity]}. Dobytí od ${conquest} dává ${bundleText({ glory })}. Osídlená mění ${needText(dice)} za ${bundleText(gain)}.`;
}

const KINDS = { basic: 'Základní past', upgraded: 'Past', hidden: 'Skrytá past', trick: 'Lest' } as const;

function trap(id: TrapId): string {
  const { kind, cost } = trapOf(id);
  return `${nameOf(id)}. ${KINDS[kind]}${cost === null ? '' : ` za ${coins(cost)}`}. ${abilityOf(id)}`;
}

function questFace(id: QuestId, face: 'a' | 'b'): string {
  const { a, b } = questOf(id);
  return face === 'a'
    ? `${questName(id, 'a')}. Úkol s házením: polož ${needText(a.dice)}, od ${a.target} získáš ${bundleText(a.reward)}, jinak ztratíš ${bundleText(a.penalty)}.`
    : `${questName(id, 'b')}. Úkol s placením: polož ${needText(b.dice)} a zaplať ${bundleText(b.cost)} za ${bundleText(b.left)} vlevo nebo ${bundleText(b.right)} vpravo.`;
}

const quest = (id: QuestId, faces: Faces): string => faces.map((face) => questFace(id, face)).join(' ');

function eventPath(id: EventTileId, side: 'a' | 'b', index: number): string {
  const path = eventPathsOf(id, side)[index];
  if (path === undefined) return '';
  return `polož ${diceText(path.required)}, navíc až ${diceText(path.reinforcement)}, výhoda: ${benefitText(path.benefit)}`;
}

const event = (id: EventTileId, faces: Faces): string =>
  faces
    .map(
      (side) =>
        `${eventNames[`${id}${side}`]}. ${[0, 1, 2, 3].map((index) => `${index + 1}. cesta: ${eventPath(id, side, index)}.`).join(' ')}`,
    )
    .join(' ');

function component(id: ComponentId, view: MonsterLandsView): string {
  if (isMemberId(id)) return member(id);
  if (isEquipment(id)) return equipment(id);
  if (isMonsterId(id)) return monster(id, view);
  if (isTrapId(id)) return trap(id);
  if (isLootId(id)) return `${nameOf(id)}. Kořist${lootOf(id).outside ? ' do Okolí' : ''}. ${abilityOf(id)}`;
  if (isQuestId(id)) return quest(id, facesOfQuest(id, view));
  return isEventId(id) ? event(id, facesOfEvent(id, view)) : realm(id);
}

const BUILDINGS = {
  lodge: 'Za kostku síly nebo smlouvání koupíš libovolný počet vyložených pastí.',
  laboratory: 'Kostka magie přinese na horním políčku 3 lektvary nebo jedy, na spodním 2.',
  tavern: 'Za kostku síly nebo smlouvání najmeš jednoho žoldáka nebo zelenáče, runda přinese novou nabídku.',
  armoury: 'Za kostku síly nebo smlouvání koupíš 1 až 3 žetony obrany po 2 mincích.',
  pawnshop: 'Libovolný počet kostek po 1 minci, jak často chceš.',
  market: 'Za kostku síly nebo smlouvání koupíš jednu kartu vybavení.',
  mine: 'Dvě kostky síly přinesou 6 nebo 4 mince, jedna 2.',
} as const satisfies Record<BuildingId, string>;

const building = (id: BuildingId, view: MonsterLandsView): string =>
  `${buildingNames[id]}. ${BUILDINGS[id]}${view.panic.includes(id) ? ' Teď je zavřeno kvůli panice.' : ''}`;

function path(id: PathId, view: MonsterLandsView): string | undefined {
  const place = placeOf(id);
  const title = capital(pathText(id));
  if (place === 'gate') {
    const guards = GUARDS[indexOf(id) === 0 ? 0 : 1];
    return `${title}. Libovolný počet kostek síly a magie, pastí a žetonů obrany. Stráže: obrana ${guards.defence}${guards.coins > 0 ? ` a ${coins(guards.coins)}` : ''}.`;
  }
  if (place === 'qa' || place === 'qb') {
    const drawn = view.quests[place];
    return drawn === null
      ? `${title}. Žádný úkol tu neleží.`
      : `${title}. ${quest(drawn, facesOfQuest(drawn, view))}`;
  }
  const area = view.areas[place === 'a' ? 0 : 1];
  if (area === undefined) return undefined;
  return area.event === null ? `${title}.` : `${title}: ${eventPath(area.event, area.side, indexOf(id))}.`;
}

function seat(index: Seat, view: MonsterLandsView, names: Names): string | undefined {
  const clan = view.clans[index];
  if (clan === undefined) return undefined;
  const whose = index === view.seat ? 'Ty' : names.seat(index);
  const { coins: has, potions, venoms, defence } = clan;
  const members = membersText(clan.members.length);
  const realms = countInCzech(clan.realms.length, { one: 'říše', few: 'říše', other: 'říší' });
  return `${whose}: sláva ${clan.glory}, pověst ${clan.reputation}, ${index === view.seat ? 'máš' : 'má'} ${bundleText({ coins: has, potions, venoms, defence })}. ${members}, ${realms}, pasti ${clan.traps.length} ${outOfInCzech(clan.trapLimit)}. Žold ${clan.wages}. Zatím ${points(clan.points)}.`;
}

function clan(affinity: Affinity): string {
  const [leader, basic] = startingPairs[affinity];
  return `${capital(ofAffinity[affinity].clan)}. ${member(leader)} ${member(basic)}`;
}

const TOKENS = {
  defence: 'Žeton obrany. Na cestě zastaví jeden zásah nebo zruší lest.',
  potion: 'Lektvar. Vyléčí člena, který není na cestě, nebo na cestě zruší zranění.',
  venom: 'Jed. Na cestě přidá k součtu 2.',
  trap: 'Past lícem dolů. Co skrývá, ví jen majitel.',
} as const;

const DICE = {
  strength: 'Kostka síly. Nemá žádnou zvláštní vlastnost.',
  magic: 'Kostka magie. Slouží v laboratoři a na cestě může zrušit útočnou kostku.',
  persuasion: 'Kostka smlouvání. Její hodnota je sleva v obchodech Citadely.',
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
