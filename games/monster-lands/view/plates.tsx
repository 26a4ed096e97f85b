// Pictures for the chapters of the rules.
import { Icon } from '@krcma/tableware/pieces';
import type { Plate, Plates } from '@krcma/tableware/plates';
import type { BuildingId } from '../data/board.ts';
import type { EquipmentId } from '../data/equipment.ts';
import type { LootId } from '../data/loot.ts';
import type { MemberId } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import type { QuestId } from '../data/quests.ts';
import type { RealmId } from '../data/realms.ts';
import type { TrapId } from '../data/traps.ts';
import { AFFINITIES } from '../data/types.ts';
import type { BoardWords } from '../text/board-words.ts';
import type { ruleChapters } from '../text/rule-chapters.en.ts';
import type { SignId } from '../text/signs.ts';
import { EquipmentFace, MemberFace, MonsterFace, RealmFace } from './faces.tsx';
import { LootToken, TrapToken } from './party.tsx';
import { QuestFace } from './quest-face.tsx';
import { buildingIcons } from './signs.tsx';
import './plates.css';

type Chapter = keyof typeof ruleChapters;

interface Shown {
  readonly members?: readonly MemberId[];
  readonly equipment?: readonly EquipmentId[];
  readonly monsters?: readonly MonsterId[];
  readonly realms?: readonly RealmId[];
  readonly quests?: readonly (readonly [QuestId, 'a' | 'b'])[];
  readonly traps?: readonly TrapId[];
  readonly loot?: readonly LootId[];
  readonly buildings?: readonly BuildingId[];
  readonly signs?: readonly SignId[];
}

const DICE: readonly SignId[] = ['die-strength', 'die-magic', 'die-persuasion'];

const SHOWN: Readonly<Record<Chapter, Shown>> = {
  GEN: { signs: [...DICE, 'die-attack', 'coins', 'glory', 'reputation', 'trap'] },
  SET: { monsters: ['krus'], realms: ['jaha'] },
  PSET: { members: ['purkrab', 'korfac'] },
  TRK: { signs: ['glory', 'reputation', 'surplus', 'wages', 'points'] },
  ROUND: { signs: ['round', 'first', 'passed'] },
  POOL: { members: ['korfac'], signs: ['brings', ...DICE] },
  DEP: { signs: ['space', 'space-taken', 'away', 'passed'] },
  CIT: {
    buildings: ['lodge', 'laboratory', 'tavern', 'armoury', 'pawnshop', 'market', 'mine'],
    signs: ['space', 'space-3', 'panic'],
  },
  HAG: { signs: ['die-persuasion', 'discount', 'was'] },
  LODGE: { buildings: ['lodge'], traps: ['trap-s2', 'trap-m1', 'trap-flat4'] },
  LAB: { buildings: ['laboratory'], signs: ['die-magic', 'brews'] },
  POT: { signs: ['potions', 'venoms', 'wounded'] },
  TAV: { buildings: ['tavern'], members: ['lemtal', 'ninra'], signs: ['surplus'] },
  GH: { members: ['greenhorn-1'] },
  ARM: { buildings: ['armoury'], signs: ['defence', 'coins'] },
  DEF: { signs: ['defence', 'wound', 'die-attack'] },
  PAWN: { buildings: ['pawnshop'], signs: ['endless', 'coins'] },
  MKT: { buildings: ['market'], equipment: ['zahyn-1', 'nocir-1'] },
  EQ: { equipment: ['zeldiv-1', 'nocir-1', 'zahyn-1'], signs: ['weapon', 'gear', 'spell'] },
  MINE: { buildings: ['mine'], signs: ['die-strength', 'coins'] },
  OUT: { signs: ['away', 'gate', 'quest', 'conquest'] },
  QP: { quests: [['quest-01', 'a']], signs: ['any-die', 'target'] },
  RP: { signs: ['required', 'reinforcement', 'trap', 'defence', 'heroic-death'] },
  EV: { signs: ['benefit', 'required', 'reinforcement', 'reroll'] },
  GATE: { signs: ['gate', 'guards', 'panic'] },
  SRE: { realms: ['jaha'], signs: ['settled', 'arrow'] },
  ADV: { signs: ['quest', 'capture', 'kill', 'conquest', 'gate'] },
  QST: {
    quests: [
      ['quest-01', 'a'],
      ['quest-02', 'b'],
    ],
    signs: ['target', 'penalty', 'quest-cost'],
  },
  BAT: { monsters: ['krus'], realms: ['jaha'], signs: ['capture', 'kill', 'conquest'] },
  REV: { traps: ['trap-s2', 'trap-hidden-s1'], signs: ['face-down'] },
  MATK: { monsters: ['zabozub'], signs: ['die-attack', 'wound', 'extra-dice'] },
  DTH: { signs: ['dead', 'heroic-death', 'glory'] },
  ATK: { monsters: ['krus'], signs: ['total', 'carried', 'capture', 'kill'] },
  BEND: { signs: ['capture', 'kill', 'loot', 'leaving'] },
  TRO: { signs: ['trophyCard', 'coins', 'points'] },
  CON: { realms: ['jaha'], signs: ['conquest', 'carried', 'glory'] },
  STL: { realms: ['jaha'], signs: ['settled', ...AFFINITIES] },
  LOOT: { loot: ['loot-supply', 'loot-kill-plus6', 'loot-coins10'] },
  CDEF: { signs: ['gate', 'guards', 'panic', 'die-attack'] },
  CLN: { signs: ['panic', 'wages', 'glory', 'first', 'round'] },
  SCO: { signs: ['glory', 'reputation', 'trophyCard', 'points'] },
  TIE: { signs: ['points', 'glory'] },
  AFF: { signs: AFFINITIES },
  DIF: { signs: ['extra-dice', 'die-attack'] },
  VAR: { signs: ['first', 'coins', 'glory'] },
  TRX: { traps: ['trick-steal-m1', 'trick-divert1'], signs: ['steal', 'divert'] },
  SOLO: { signs: ['rating', 'points', 'round'] },
  SAM: { signs: ['sam', 'space-taken'] },
  CAMP: { signs: ['rating'] },
  SCN: { signs: ['rating', 'pack', 'spread', 'sam'] },
  TRP: { traps: ['trap-basic-jungle', 'trap-s3', 'trap-splus2', 'trap-flat8', 'trap-hidden-m1'] },
  TRI: { traps: ['trick-steal-a2', 'trick-divert2'] },
  LTB: { loot: ['loot-capture-glory', 'loot-reroll4', 'loot-brews', 'loot-free-hire'] },
  MON: { monsters: ['krus', 'zabozub', 'kodyl'], signs: ['monster-ability', 'ban', 'everybody'] },
  MER: { members: ['lemtal', 'ninra', 'lina'], signs: ['ability', 'brings'] },
  EQU: { equipment: ['zahyn-1', 'grimoar-1', 'batoh-1'] },
  REA: { realms: ['jaha', 'glacie'], signs: ['any-die', 'arrow'] },
};

const card = (name: string, picture: Plate['picture']): Plate => ({
  name,
  picture: <span className="ml-plate">{picture}</span>,
});

const token = (name: string, picture: Plate['picture']): Plate => ({
  name,
  picture: <span className="ml-plate-token">{picture}</span>,
});

function cardsOf(shown: Shown, words: BoardWords): Plate[] {
  const { members = [], equipment = [], monsters = [], realms = [] } = shown;
  return [
    ...members.map((id) => card(words.card(id), <MemberFace card={id} words={words} offered />)),
    ...equipment.map((id) => card(words.card(id), <EquipmentFace card={id} words={words} offered />)),
    ...monsters.map((id) =>
      card(words.card(id), <MonsterFace card={id} words={words} attack={monsterOf(id).attack} />),
    ),
    ...realms.map((id) => card(words.card(id), <RealmFace card={id} words={words} />)),
  ];
}

function tokensOf(shown: Shown, words: BoardWords): Plate[] {
  const { quests = [], traps = [], loot = [], buildings = [] } = shown;
  return [
    ...quests.map(([id, side]) => ({
      name: words.questName(id, side),
      picture: (
        <span className="ml-plate-quest">
          <QuestFace quest={id} side={side} words={words} />
        </span>
      ),
    })),
    ...traps.map((id) => token(words.card(id), <TrapToken trap={id} />)),
    ...loot.map((id) => token(words.card(id), <LootToken loot={id} />)),
    ...buildings.map((id) => token(words.building(id), <Icon name={buildingIcons[id]} />)),
  ];
}

const isChapter = (id: string): id is Chapter => Object.hasOwn(SHOWN, id);

export const plates: Plates<BoardWords> = (chapter, words) => {
  const shown: Shown = isChapter(chapter) ? SHOWN[chapter] : {};
  return { plates: [...cardsOf(shown, words), ...tokensOf(shown, words)], signs: shown.signs ?? [] };
};
