// Pictures for the chapters of the rules.
import type { Plate, Plates } from '@krcma/tableware/plates';
import type { ArtifactId } from '../data/artifacts.ts';
import type { AttackCardId } from '../data/attack-cards.ts';
import type { BlessingId } from '../data/blessings.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import { HEROES, type HeroId } from '../data/heroes.ts';
import { REALMS } from '../data/realms.ts';
import type { Chapter } from '../data/rule-ids.ts';
import { ATTRIBUTES, RUNES } from '../data/types.ts';
import type { BoardWords } from '../text/board-words.ts';
import type { SignId } from '../text/signs.ts';
import { ArtifactFace, AttackFace, BlessingFace, CardFace, HeroFace } from './faces.tsx';
import './plates.css';

interface Shown {
  readonly heroes?: readonly HeroId[];
  readonly cards?: readonly CombatCardId[];
  readonly attacks?: readonly AttackCardId[];
  readonly blessings?: readonly BlessingId[];
  readonly artifacts?: readonly ArtifactId[];
  readonly signs?: readonly SignId[];
}

const SHOWN: Readonly<Record<Chapter, Shown>> = {
  TERM: { signs: ['army', 'hero', 'monster', 'loki', 'strength'] },
  SETUP: { signs: ['forge', 'scale', 'omen', 'loki', 'monster'] },
  HSEL: { heroes: HEROES },
  VIC: { signs: ['jarl', 'godi', 'slayer'] },
  RAG: { signs: ['omen', 'ragnarok', 'tree'] },
  LOKI: { signs: ['loki', 'othila'] },
  MAP: { signs: ['population', 'settlement', 'sanctuary', 'forge', 'monument'] },
  CTRL: { signs: ['seat', 'population', 'army'] },
  SEA: { signs: ['drakkar'] },
  REALM: { signs: [...REALMS, 'ally'] },
  RUNE: { signs: RUNES },
  FORGE: { signs: ['forge', ...RUNES] },
  HERO: { heroes: ['ragnar', 'lagertha'], signs: ATTRIBUTES },
  INJ: { signs: ['injury', ...ATTRIBUTES] },
  ARMY: { signs: ['army', 'supply', 'army-plus'] },
  MOVE: { signs: ['hero', 'army', 'drakkar', 'monster'] },
  RET: { signs: ['army', 'loss'] },
  OWN: { signs: ['seat', 'supply'] },
  TURN: { signs: ['step-prayer', 'step-hero', 'step-rune', 'step-manoeuvre', 'step-special'] },
  PRAY: { signs: ['step-prayer', 'priest', 'odin', 'thor', 'freyja', 'forge'] },
  HSTEP: { signs: ['step-hero', 'hero', 'drakkar', 'injury'] },
  RACT: { signs: ['step-rune', 'rune-cost', 'rune-of'] },
  MAN: { signs: ['step-manoeuvre', 'army', 'settlement'] },
  SPEC: { signs: ['step-special', 'action-mobilize', 'action-monument', 'seat'] },
  REINF: { signs: ['action-reinforce', 'authority', 'settlement'] },
  MOB: { signs: ['action-mobilize', 'army'] },
  PREP: { signs: ['action-prepare', 'injury', 'card', 'any-rune', 'army-plus'] },
  TEMP: { signs: ['action-temple', 'temple', 'sanctuary', 'scale', 'draft'] },
  BLESS: { blessings: ['sleipnir', 'megingjord', 'falcon-cloak'], signs: ['draft'] },
  MONS: { signs: ['action-monsters', 'monster'] },
  USURP: { signs: ['action-usurp', 'might', 'population'] },
  MONU: { signs: ['action-monument', 'monument', 'forge', 'artifact', 'omen'] },
  EVENT: { signs: ['monster', 'loki', ...RUNES] },
  MACT: { signs: ['monster', 'army'] },
  MCTL: { signs: ['monster', 'seat'] },
  HUNT: {
    cards: ['spear', 'shield', 'seidr-staff'],
    attacks: ['special-attack', 'frenzy'],
    signs: ['rage', 'weakness', 'no-shield'],
  },
  BAT: { cards: ['spear', 'sword', 'axe-cleave'], signs: ['strength', 'loss', 'battle-effect'] },
  ART: { artifacts: ['gungnir', 'barrow-blade', 'fear-helm'], signs: ['exhausted'] },
  DECK: { signs: ['card', 'blessing', 'unknown-card'] },
  LIM: { signs: ['supply', 'priest', 'temple', ...RUNES] },
  INFO: { signs: ['unknown-card', 'card'] },
  DEC: { signs: ['monster', 'seat'] },
  ICON: { signs: ['spear', 'sword', 'axe', 'bow', 'loss', 'priest'] },
  '2P': { signs: ['ice', 'godi', 'slayer'] },
  CLAR: { cards: ['axe'], signs: ['jarl', 'godi', 'slayer'] },
};

const card = (name: string, picture: Plate['picture'], low = false): Plate => ({
  name,
  picture: (
    <span className="lr-plate" data-low={low || undefined}>
      {picture}
    </span>
  ),
});

function platesOf(shown: Shown, words: BoardWords): Plate[] {
  const { heroes = [], cards = [], attacks = [], blessings = [], artifacts = [] } = shown;
  return [
    ...heroes.map((id) => card(words.hero(id), <HeroFace id={id} words={words} />)),
    ...cards.map((id) => card(words.card(id), <CardFace id={id} words={words} />)),
    ...attacks.map((id) => card(words.attack(id), <AttackFace id={id} words={words} />)),
    ...blessings.map((id) => card(words.blessing(id), <BlessingFace id={id} words={words} />, true)),
    ...artifacts.map((id) => card(words.artifact(id), <ArtifactFace id={id} charged words={words} />, true)),
  ];
}

const isChapter = (id: string): id is Chapter => Object.hasOwn(SHOWN, id);

export const plates: Plates<BoardWords> = (chapter, words) => {
  const shown: Shown = isChapter(chapter) ? SHOWN[chapter] : {};
  return { plates: platesOf(shown, words), signs: shown.signs ?? [] };
};
