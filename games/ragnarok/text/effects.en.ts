// What everything in the box does, in a sentence.
import type { ArtifactId } from '../data/artifacts.ts';
import type { AttackCardId } from '../data/attack-cards.ts';
import type { BlessingId } from '../data/blessings.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { GodId } from '../data/gods.ts';
import type { HeroId } from '../data/heroes.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { OriginId } from '../data/origins.ts';
import type { RealmId } from '../data/realms.ts';
import type { RuneActionId } from '../data/rune-actions.ts';
import type { ActionId } from '../data/wheel.ts';
import type { Prey } from '../state.ts';
import type { Effect } from './effects.ts';
import { cards, runes } from './phrases.en.ts';

type Effects<Id extends string> = Readonly<Record<Id, Effect>>;

export const heroEffects: Effects<HeroId> = {
  ragnar: (n) => `Attacking in Ragnar's land: +${n} battle strength for each of your armies in the battle.`,
  aslaug: () => 'Realms bordering on the region of Aslaug pay you as if you were their ally.',
  snorri: (n) => `Taking a settlement in Snorri's land without a battle: ${runes(n)} of your choice.`,
  lagertha: (n) => `Winning a battle in Lagertha's land: +${n} strength for one army that fought.`,
  beowulf: (n, more) =>
    `Every injury: draw ${cards(n)}. Before a hunt, or a battle in his land, he may injure himself ${more === 1 ? 'once' : `${more} times`}.`,
};

export const originEffects: Effects<OriginId> = {
  odin: (_, n) => `You take the first turn; gain ${runes(n)} of your choice.`,
  thor: (n, more, third) =>
    `Draw ${cards(n)}; gain ${runes(more)} of your choice; one of your armies gains ${third} strength.`,
  freyja: (_, n) =>
    `Ally with a realm of your choice; the card of its first ally is yours. One of your armies gains ${n} strength.`,
  tyr: (n, more, third) =>
    `One of your armies gains ${n} strength; draw ${cards(more)}; gain ${runes(third)} of your choice.`,
  njord: (n, more, third) =>
    `A third army of strength ${n} beside your drakkar, where no other player's army or marker is; gain ${runes(more)} of your choice; draw ${cards(third)}.`,
  heimdall: (_, n) =>
    `Ally with a realm of your choice; the card of its first ally is yours. Gain ${runes(n)} of your choice.`,
};

export const realmEffects: Effects<RealmId> = {
  vanaheim: (n) => `Gain ${runes(n)} of your choice.`,
  alfheim: () => 'Place your hero in any region, or heal 1 injury.',
  jotunheim: (n) => `One of your armies gains ${n} strength.`,
  muspelheim: (n) => `A new army of strength ${n} in a region you control.`,
  svartalfheim: (n) => `Draw ${cards(n)}.`,
  niflheim: () => 'Sail up to 3 seas, or place one of your armies in a region you control.',
};

/** By level: what a priest brings besides the attribute. */
export const godEffects: Readonly<Record<GodId, Effect>> = {
  odin: (n) => `+${n} strength, spread over your armies as you like.`,
  thor: (n) => `Draw ${cards(n)}.`,
  freyja: (n) => `Gain ${runes(n)} of your choice.`,
};

export const runeActionEffects: Effects<RuneActionId> = {
  archenemy: () => "Use Loki's rune ability; your hero stands in his region.",
  control: () => 'Put your ring under a neutral monster in the region of your hero.',
  ally: () => 'Ally with a realm bordering on the region of your hero; its first ally draws 1 combat card.',
  army: (n) => `One of your armies anywhere gains ${n} strength.`,
  activate: () => 'Activate a neutral monster or one of yours.',
  draw1: (n) => `Draw ${cards(n)}.`,
  hero: () => 'Place your hero in any region.',
  attribute: (n) => `One of your lowest attributes +${n}.`,
  draw2: (n) => `Draw ${cards(n)}.`,
};

export const actionEffects: Effects<ActionId> = {
  reinforce: () => 'Recruit 1 army with the strength of your Authority.',
  mobilize: () => 'Activate any number of your armies, each at most once.',
  prepare: () =>
    'Twice, the same again if you like: heal 1 injury, draw 1 combat card, gain 1 rune, or +1 strength for an army in a settlement of yours.',
  temple: () =>
    'Build the next temple in a sanctuary of yours and gain 1 priest; perhaps a draft of blessings.',
  monsters: () => 'Activate 1 or 2 monsters, or hunt in the region of your hero.',
  usurp: () => 'Take the region of your hero by Might; foreign armies retreat, and you may recruit there.',
  monument: () =>
    'Raise a monument, check the omens, clear the wheel and the priests, recharge, refill, collect, and an event.',
};

export const combatHuntEffects: Readonly<Record<CombatCardId, Effect | undefined>> = {
  spear: undefined,
  'spear-thrown': (n) => `If it is your first wound of the hunt, draw ${cards(n)}.`,
  sword: undefined,
  'sword-riposte': undefined,
  axe: undefined,
  'axe-cleave': (n) => `If the wound covers a reward, draw ${cards(n)}.`,
  bow: undefined,
  longbow: (n) => `After the wound draw ${cards(n)}.`,
  shield: () => 'In defence it stops the attack whatever its rage, unless shields fail. It cannot wound.',
  'seidr-staff': () => 'Stands for any one weapon.',
};

export const combatBattleEffects: Readonly<Record<CombatCardId, Effect | undefined>> = {
  spear: undefined,
  'spear-thrown': (n) => `+${n} if you attack.`,
  sword: undefined,
  'sword-riposte': (n) => `+${n} if you defend.`,
  axe: undefined,
  'axe-cleave': (n) => `If you win, the loser takes ${n} more ${n === 1 ? 'loss' : 'losses'}.`,
  bow: (n) => `One enemy army of strength 2 or more in the battle loses ${n} at once.`,
  longbow: (n) => `+${n} for each of your armies in the battle, at most +3.`,
  shield: (n) => `You skip ${n} ${n === 1 ? 'loss' : 'losses'} of your cards.`,
  'seidr-staff': (n) => `As strong as the opponent's latest card, at most ${n}.`,
};

export const attackEffects: Effects<AttackCardId> = {
  'special-attack': () => 'The special attack of the prey.',
  claws: (n) => `The hero takes ${n} injury.`,
  bite: (n, more) => `The hero takes ${n} injury, and the hunter discards ${cards(more)} of choice.`,
  roar: (n) => `The hunter discards ${cards(n)} at random.`,
  rampage: (n, more) => `The hero takes ${n} injury, and every army in the region loses ${more} strength.`,
  regenerate: (n) => `The monster player takes ${n} marker of this hunt off the prey.`,
  frenzy: (n, more) =>
    `The hero takes ${n} injury, and the hunter discards ${cards(more)} at random. Shields fail.`,
  'slip-away': () => 'The hunt ends without success. Shields fail.',
};

export const regionAttackEffects: Effects<MonsterId> = {
  draug: (n) => `Every army in the region loses ${n} strength.`,
  huldra: () => 'One army in the region must retreat.',
  grendel: () =>
    'Without an army in the region its control marker is removed; otherwise one army there loses 2 strength.',
  fafnir: () =>
    "The rune of the region's forge goes to the bank, the region's controller discards 1 rune, and one army there loses 1 strength.",
  garm: (n, more) => `Every hero in the region takes ${n} injury, and one army there loses ${more} strength.`,
  nokk: (n, more) =>
    `One army in the region loses ${n} strength; whoever has a drakkar on a sea beside it discards ${cards(more)}.`,
};

export const specialAttackEffects: Effects<Prey> = {
  draug: (n, more) => `${n} injury, and the hunter discards ${cards(more)} of choice.`,
  huldra: (n) => `The hunter discards ${cards(n)} of choice.`,
  grendel: (n, more) => `${n} injury, and the hunter discards ${cards(more)} at random.`,
  fafnir: (n, more) => `${n} injury, and the hunter returns ${runes(more)} or takes another injury.`,
  garm: (n, more) => `${n} injury, and the monster player draws ${more} more attack card.`,
  nokk: () => 'The hunter draws no combat cards in steps 5 and 6 of this round.',
  loki: (_, n) =>
    `The hunter shows the hand to the monster player, who discards ${cards(n)} of it; each that is missing is an injury.`,
};

export const lokiEffects = {
  activation:
    'The active player moves Loki 1 or 2 regions over land; every army where he ends loses 1 strength.',
  rune: 'Place Loki in another region and draw 1 combat card.',
} as const;

export const artifactEffects: Effects<ArtifactId> = {
  gungnir: (n) => `When battle strength is counted: +${n}.`,
  mjolnir: (n) =>
    `In your hero round cover ${n} open wound without a card; against Loki it stands for one weapon.`,
  brisingamen: (n) => `Leave out ${runes(n)} of the cost of a rune action.`,
  'barrow-blade': () => 'When you play a card in a battle: its losses do not count.',
  'hulder-mantle': () => 'In your hero step, besides your choice: place your hero in a region you control.',
  'grendel-arm': (n) => `When battle strength is counted: +${n}.`,
  'fear-helm': (n) => `At the start of your rune step: ${runes(n)} of your choice.`,
  'gleipnir-strand': () => 'When you activate a neutral monster: choose the face of the die.',
  'drowned-fiddle': (n) => `At the start of your manoeuvre: sail up to ${n} seas.`,
};

export const blessingEffects: Effects<BlessingId> = {
  hlidskjalf: () => "When one of your battles begins, look at the opponent's hand.",
  einherjar: (n) => `An army you recruit by Reinforce has ${n} more strength.`,
  huginn: (n) => `At the start of your turn, without combat cards: draw ${cards(n)}.`,
  muninn: (n) => `After a battle you lost, take back ${cards(n)} you played in it.`,
  sleipnir: (n) => `Your hero moves ${n} region further in the hero step.`,
  'valkyries-choice': (n) => `When one of your armies is destroyed: ${runes(n)} of your choice.`,
  warband: () => 'In your manoeuvre you may activate two different armies.',
  draupnir: (n) => `In step 5 of your Monument action: ${runes(n)} of your choice.`,
  'high-seat': (n) => `+${n} battle strength when you defend a settlement you control.`,
  'gallows-wisdom': (n) => `When your hero is injured: ${runes(n)} of your choice.`,
  'oath-ring': (n) =>
    `When you ally with a realm: one of your armies in a settlement of yours gains ${n} strength.`,
  'wolf-cloaks': (n) =>
    `+${n} battle strength when you attack with less military strength than the defender.`,
  megingjord: (n) =>
    `At the start of your hunt draw ${n === 1 ? '1 more combat card' : `${n} more combat cards`}.`,
  jarngreipr: () => 'Once in each hunt a card of yours that is no shield stands for any weapon.',
  'goat-feast': (n) => `After your Prepare action heal ${n} injury more.`,
  thunderclap: (n) => `In your hunts the monster player begins with ${n} attack card fewer.`,
  bilskirnir: (n) => `You may hold ${n} more combat ${n === 1 ? 'card' : 'cards'}.`,
  'giants-bane': (n) => `When you deal the last wound to a monster: one attribute +${n}.`,
  'storm-chariot': (n) => `At the start of your Monsters action you may move your hero ${n} region.`,
  'twin-winds': () => 'In your hero step you may move hero and drakkar by one each.',
  'hallowed-hammer': (n) => `+${n} to your defence against rage.`,
  'first-thunder': (n) => `Your first card without losses in each battle has +${n} strength.`,
  unbowed: () => 'A failed hunt deals you no closing injury.',
  'iron-claim': (n) => `For Usurp your Might counts ${n} higher.`,
  seidr: () => 'In your rune step you may take two rune actions.',
  'falcon-cloak': (n) => `To place your hero by runes costs you ${runes(n)} of any kind.`,
  'amber-hoard': (n) => `You may hold ${n} more runes.`,
  sessrumnir: (n) => `After your armies retreat one of them gains ${n} strength.`,
  folkvang: () =>
    'When your armies have nowhere to retreat, one of them goes with strength 1 to a region you control.',
  'cat-chariot': (n) => `Your drakkar sails ${n} sea further in the hero step.`,
  'golden-tears': (n) => `When your marker on the wheel is covered: ${runes(n)} more.`,
  'vanir-kin': () => 'Any rune pays for an alliance.',
  'beast-speech': () => "You may take control of a monster next to your hero's region too.",
  'calm-hearts': () => 'Monsters that come never lower the morale of your armies.',
  offering: (n) => `When you send a priest: ${runes(n)} of your choice.`,
  'mead-of-poetry': (n) => `+${n} when your total is compared with a weakness.`,
};
