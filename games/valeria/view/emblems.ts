// Which figures a card shows. Our own pictures: silhouettes put together, lit by the scene behind them.
import { crown, swords } from '@krcma/tableware/icons';
import type { CardId } from '../data/components.ts';
import * as icons from './icons.ts';

/** A second, smaller figure: where its middle is and how large it is, in shares of the main figure. */
interface Topping {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Emblem {
  readonly icon: string;
  readonly with?: Topping;
}

const of = (icon: string): Emblem => ({ icon });
const crowned = (icon: string, y = 0.02): Emblem => ({ icon, with: { icon: crown, x: 0.5, y, size: 0.42 } });
const holding = (icon: string, held: string): Emblem => ({
  icon,
  with: { icon: held, x: 0.98, y: 0.72, size: 0.56 },
});

export const emblems: Readonly<Record<CardId, Emblem>> = {
  cleric: of(icons.cleric),
  monk: of(icons.monk),
  merchant: of(icons.merchant),
  blacksmith: of(icons.blacksmith),
  mercenary: of(icons.mercenary),
  alchemist: of(icons.alchemist),
  archer: of(icons.archer),
  wizard: of(icons.wizard),
  peasant: of(icons.peasant),
  knight: of(icons.knight),
  rogue: of(icons.rogue),
  thief: of(icons.thief),
  champion: of(icons.champion),
  warlord: of(icons.warlord),
  paladin: of(icons.paladin),
  priestess: of(icons.priestess),
  butcher: of(icons.butcher),
  miner: of(icons.miner),

  'starter-peasant': of(icons.wheat),
  'starter-knight': of(icons.soldier),
  'starter-herald': of(icons.herald),

  goblin: of(icons.goblin),
  'goblin-mage': holding(icons.goblin, icons.wand),
  'goblin-king': crowned(icons.goblinHead),
  gargoyle: of(icons.gargoyle),
  wraith: of(icons.wraith),
  'witch-queen': crowned(icons.witch),
  skeleton: of(icons.skeleton),
  'flaming-skeleton': of(icons.burningSkull),
  'skeleton-king': of(icons.crownedSkull),
  treant: of(icons.treant),
  'bane-spider': of(icons.hangingSpider),
  'spider-queen': crowned(icons.spider, 0),
  owlbear: of(icons.owl),
  giant: of(icons.giant),
  troll: of(icons.troll),
  'gelatinous-cube': of(icons.cube),
  basilisk: of(icons.snake),
  'swamp-dragon': of(icons.swampDragon),
  'dire-bear': of(icons.bear),
  'orc-warrior': of(icons.orc),
  'orc-chieftain': crowned(icons.orc),
  kobolds: of(icons.kobold),
  'gold-golem': of(icons.golem),
  'red-dragon': of(icons.dragon),

  'foxgrove-palisade': of(icons.stakes),
  'desert-orchid': of(icons.orchid),
  'emerald-stronghold': of(icons.elvenCastle),
  'pratchetts-plateau': of(icons.plateau),
  'cathedral-of-st-aquila': of(icons.church),
  'darktide-harbour': of(icons.harbour),
  'cloudriders-camp': of(icons.tent),
  'orb-of-urdr': of(icons.crystalBall),
  'rogues-landing': of(icons.sailboat),
  'blood-crow-army': of(icons.raven),
  'eye-of-asteraten': of(icons.thirdEye),
  'cutthroats-truce': of(icons.handshake),
  'halfpenny-hill': of(icons.windmill),
  'shattered-hand': of(icons.hand),
  'forgotten-sorrows': of(icons.graveFlowers),
  'watcher-on-the-water': of(icons.lighthouse),
  'gargans-embrace': of(icons.gate),
  'nest-of-the-weaver-witch': of(icons.cobweb),
  'palace-of-the-dawn': of(icons.palace),
  'grimmwater-keep': of(icons.keep),
  'violet-thorn': of(icons.thorn),
  'purloiners-perch': of(icons.ruins),
  'golden-obelisk-of-nae': of(icons.obelisk),
  'monolith-of-ostendaar': of(icons.runeStone),

  cornelius: of(icons.telescope),
  elsyn: of(icons.cowl),
  elisium: of(icons.gearHammer),
  hrothgar: of(icons.viking),
  isabella: of(icons.eagle),
  lekzandr: of(icons.wingedShield),
  node: of(swords),
  reese: of(icons.torch),
  simon: of(icons.rat),
  waryn: of(icons.daggers),

  'corrupted-cleric': of(icons.nun),
  'giant-leech': of(icons.leech),
  'bat-swarm': of(icons.bats),
  sorcerer: of(icons.sorcerer),
  mimic: of(icons.mimic),
  'kobold-thieves': holding(icons.kobold, icons.bag),
};
