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
import { cards, losses, runes } from './phrases.cs.ts';

type Effects<Id extends string> = Readonly<Record<Id, Effect>>;

export const heroEffects: Effects<HeroId> = {
  ragnar: (n) => `Útočíš-li na území, kde je Ragnar: +${n} bitevní síla za každou tvou armádu v bitvě.`,
  aslaug: () => 'Říše sousedící s regionem, kde je Aslaug, ti platí, jako bys byl jejich spojenec.',
  snorri: (n) => `Ovládneš-li bez bitvy osadu na území, kde je Snorri: získáš ${runes(n)} dle volby.`,
  lagertha: (n) => `Vyhraješ-li bitvu na území, kde je Lagertha: jedna bojující armáda získá sílu +${n}.`,
  beowulf: (n) =>
    `Za každé zranění dobereš ${cards(n)}. Před lovem, nebo před bitvou na svém území, se smí sám jednou zranit.`,
};

export const originEffects: Effects<OriginId> = {
  odin: (_, n) => `Začínáš a získáš ${runes(n)} dle volby.`,
  thor: (n, more, third) =>
    `Dobereš ${cards(n)} a získáš ${runes(more)} dle volby; jedna tvá armáda získá sílu +${third}.`,
  freyja: (_, n) =>
    `Spojíš se s říší dle volby; kartu za prvního spojence dostaneš také. Jedna tvá armáda získá sílu +${n}.`,
  tyr: (n, more, third) =>
    `Jedna tvá armáda získá sílu +${n}; dobereš ${cards(more)} a získáš ${runes(third)} dle volby.`,
  njord: (n, more, third) =>
    `Třetí armáda o síle ${n} u tvého drakkaru, kde není cizí armáda ani ukazatel; získáš ${runes(more)} dle volby a dobereš ${cards(third)}.`,
  heimdall: (_, n) =>
    `Spojíš se s říší dle volby; kartu za prvního spojence dostaneš také. Získáš ${runes(n)} dle volby.`,
};

export const realmEffects: Effects<RealmId> = {
  vanaheim: (n) => `Získáš ${runes(n)} dle volby.`,
  alfheim: () => 'Umístíš hrdinu do libovolného regionu, nebo vyléčíš 1 zranění.',
  jotunheim: (n) => `Jedna tvá armáda získá sílu +${n}.`,
  muspelheim: (n) => `Nová armáda o síle ${n} v regionu, který ovládáš.`,
  svartalfheim: (n) => `Dobereš ${cards(n)}.`,
  niflheim: () => 'Popluješ až o 3 moře, nebo přemístíš svou armádu do regionu, který ovládáš.',
};

/** By level: what a priest brings besides the attribute. */
export const godEffects: Readonly<Record<GodId, Effect>> = {
  odin: (n) => `Síla +${n}, rozdělená mezi tvé armády.`,
  thor: (n) => `Dobereš ${cards(n)}.`,
  freyja: (n) => `Získáš ${runes(n)} dle volby.`,
};

export const runeActionEffects: Effects<RuneActionId> = {
  archenemy: () => 'Použiješ Lokiho runovou schopnost; tvůj hrdina stojí v jeho regionu.',
  control: () => 'Ovládneš neutrální nestvůru v regionu svého hrdiny.',
  ally: () => 'Spojíš se s říší sousedící s regionem hrdiny; první spojenec dobere 1 bojovou kartu.',
  army: (n) => `Jedna tvá armáda kdekoli získá sílu +${n}.`,
  activate: () => 'Aktivuješ neutrální nebo vlastní nestvůru.',
  draw1: (n) => `Dobereš ${cards(n)}.`,
  hero: () => 'Umístíš hrdinu do libovolného regionu.',
  attribute: (n) => `Jedna z tvých nejnižších vlastností +${n}.`,
  draw2: (n) => `Dobereš ${cards(n)}.`,
};

export const actionEffects: Effects<ActionId> = {
  reinforce: () => 'Naverbuješ 1 armádu se silou podle Autority.',
  mobilize: () => 'Aktivuješ libovolný počet svých armád, každou nejvýš jednou.',
  prepare: () =>
    'Dvakrát, třeba i totéž: vyléčíš 1 zranění, dobereš 1 bojovou kartu, získáš 1 runu, nebo posílíš o 1 armádu ve své osadě.',
  temple: () => 'Postavíš další chrám ve své svatyni a získáš 1 kněze; možná nastane výběr požehnání.',
  monsters: () => 'Aktivuješ 1 nebo 2 nestvůry, nebo lovíš v regionu svého hrdiny.',
  usurp: () => 'Mocí zabereš region svého hrdiny; cizí armády ustoupí a smíš tam verbovat.',
  monument: () =>
    'Zvýšíš monument, zkontrolují se předzvěsti, vyklidí se kruh i kněží, vše se dobije a doplní, bereš výnosy a přijde událost.',
};

export const combatHuntEffects: Readonly<Record<CombatCardId, Effect | undefined>> = {
  spear: undefined,
  'spear-thrown': (n) => `Je-li to tvé první zranění tohoto lovu, dobereš ${cards(n)}.`,
  sword: undefined,
  'sword-riposte': undefined,
  axe: undefined,
  'axe-cleave': (n) => `Zakryje-li zranění odměnu, dobereš ${cards(n)}.`,
  bow: undefined,
  longbow: (n) => `Po zranění dobereš ${cards(n)}.`,
  shield: () => 'Na obranu zastaví útok bez ohledu na zuřivost, pokud štíty neselhávají. Zranit s ním nejde.',
  'seidr-staff': () => 'Platí za jednu libovolnou zbraň.',
};

export const combatBattleEffects: Readonly<Record<CombatCardId, Effect | undefined>> = {
  spear: undefined,
  'spear-thrown': (n) => `+${n}, útočíš-li.`,
  sword: undefined,
  'sword-riposte': (n) => `+${n}, bráníš-li se.`,
  axe: undefined,
  'axe-cleave': (n) => `Vyhraješ-li, poražený utrpí navíc ${losses(n)}.`,
  bow: (n) => `Jedna nepřátelská armáda v bitvě se silou aspoň 2 ztratí hned ${n}.`,
  longbow: (n) => `+${n} za každou tvou armádu v bitvě, nejvýš +3.`,
  shield: (n) => `Ze ztrát na svých kartách vynecháš ${losses(n)}.`,
  'seidr-staff': (n) => `Má sílu soupeřovy poslední karty, nejvýš ${n}.`,
};

export const attackEffects: Effects<AttackCardId> = {
  'special-attack': () => 'Zvláštní útok kořisti.',
  claws: (n) => `Hrdina utrpí ${n} zranění.`,
  bite: (n, more) => `Hrdina utrpí ${n} zranění a lovec odhodí ${cards(more)} dle volby.`,
  roar: (n) => `Lovec náhodně odhodí ${cards(n)}.`,
  rampage: (n, more) => `Hrdina utrpí ${n} zranění a každá armáda v regionu ztratí sílu ${more}.`,
  regenerate: (n) => `Hráč nestvůry odebere kořisti ${n} ukazatel z tohoto lovu.`,
  frenzy: (n, more) => `Hrdina utrpí ${n} zranění a lovec náhodně odhodí ${cards(more)}. Štíty selhávají.`,
  'slip-away': () => 'Lov končí neúspěchem. Štíty selhávají.',
};

export const regionAttackEffects: Effects<MonsterId> = {
  draug: (n) => `Každá armáda v regionu ztratí sílu ${n}.`,
  huldra: () => 'Jedna armáda v regionu musí ustoupit.',
  grendel: () =>
    'Není-li v regionu armáda, zmizí jeho ukazatel nadvlády; jinak tam jedna armáda ztratí sílu 2.',
  fafnir: () =>
    'Runa z kovárny v regionu jde do banku, vládce regionu odhodí 1 runu a jedna armáda tam ztratí sílu 1.',
  garm: (n, more) => `Každý hrdina v regionu utrpí ${n} zranění a jedna armáda tam ztratí sílu ${more}.`,
  nokk: (n, more) =>
    `Jedna armáda v regionu ztratí sílu ${n}; kdo má drakkar na sousedním moři, odhodí ${cards(more)}.`,
};

export const specialAttackEffects: Effects<Prey> = {
  draug: (n, more) => `${n} zranění a lovec odhodí ${cards(more)} dle volby.`,
  huldra: (n) => `Lovec odhodí ${cards(n)} dle volby.`,
  grendel: (n, more) => `${n} zranění a lovec náhodně odhodí ${cards(more)}.`,
  fafnir: (n, more) => `${n} zranění a lovec vrátí ${runes(more)}, nebo utrpí další zranění.`,
  garm: (n, more) => `${n} zranění a hráč nestvůry dobere navíc ${more} kartu útoku.`,
  nokk: () => 'V krocích 5 a 6 tohoto kola lovec nedobírá bojové karty.',
  loki: (_, n) =>
    `Lovec ukáže ruku hráči nestvůry a ten mu z ní odhodí ${cards(n)}; za každou chybějící přijde zranění.`,
};

export const lokiEffects = {
  activation:
    'Aktivní hráč přesune Lokiho o 1 nebo 2 regiony po souši; každá armáda tam, kde skončí, ztratí sílu 1.',
  rune: 'Umístíš Lokiho do jiného regionu a dobereš 1 bojovou kartu.',
} as const;

export const artifactEffects: Effects<ArtifactId> = {
  gungnir: (n) => `Při sčítání bitevní síly: +${n}.`,
  mjolnir: (n) => `V kole hrdiny zakryješ ${n} pozici bez karty; proti Lokimu platí za jednu zbraň.`,
  brisingamen: (n) => `Z ceny runové akce vynecháš ${runes(n)}.`,
  'barrow-blade': () => 'Zahraješ-li kartu v bitvě: její ztráty neplatí.',
  'hulder-mantle': () => 'V kroku hrdiny navíc: umístíš hrdinu do regionu, který ovládáš.',
  'grendel-arm': (n) => `Při sčítání bitevní síly: +${n}.`,
  'fear-helm': (n) => `Na začátku kroku runové akce: ${runes(n)} dle volby.`,
  'gleipnir-strand': () => 'Aktivuješ-li neutrální nestvůru: výsledek kostky si zvolíš.',
  'drowned-fiddle': (n) => `Na začátku manévru: popluješ až o ${n} moře.`,
};

export const blessingEffects: Effects<BlessingId> = {
  hlidskjalf: () => 'Když začne tvá bitva, podívej se soupeři do ruky.',
  einherjar: (n) => `Armáda z Posil má o ${n} vyšší sílu.`,
  huginn: (n) => `Na začátku tahu, nemáš-li bojové karty: dobereš ${cards(n)}.`,
  muninn: (n) => `Po prohrané bitvě si vezmeš zpět ${cards(n)}, které jsi v ní zahrál.`,
  sleipnir: (n) => `V kroku hrdiny jdeš až o ${n} region dál.`,
  'valkyries-choice': (n) => `Je-li zničena tvá armáda: ${runes(n)} dle volby.`,
  warband: () => 'V manévru smíš aktivovat dvě různé armády.',
  draupnir: (n) => `V 5. kroku tvé akce Monument: ${runes(n)} dle volby.`,
  'high-seat': (n) => `Bitevní síla +${n}, bráníš-li svou osadu.`,
  'gallows-wisdom': (n) => `Utrpí-li tvůj hrdina zranění: ${runes(n)} dle volby.`,
  'oath-ring': (n) => `Spojíš-li se s říší: jedna tvá armáda v tvém regionu s osadou získá sílu +${n}.`,
  'wolf-cloaks': (n) => `Bitevní síla +${n}, útočíš-li s menší vojenskou silou, než má obránce.`,
  megingjord: (n) => `Na začátku svého lovu dobereš navíc ${cards(n)}.`,
  jarngreipr: () => 'Jednou za lov platí tvá karta, která není Štít, za libovolnou zbraň.',
  'goat-feast': (n) => `Po Přípravách vyléčíš navíc ${n} zranění.`,
  thunderclap: (n) => `Při tvých lovech má hráč nestvůry na začátku o ${n} kartu útoku méně.`,
  bilskirnir: (n) => `Smíš držet o ${cards(n)} víc.`,
  'giants-bane': (n) => `Způsobíš-li nestvůře poslední zranění: jedna vlastnost +${n}.`,
  'storm-chariot': (n) => `Na začátku akce Nestvůry smíš hrdinu přesunout o ${n} region.`,
  'twin-winds': () => 'V kroku hrdiny smíš přesunout o jedno hrdinu i drakkar.',
  'hallowed-hammer': (n) => `Obrana proti zuřivosti +${n}.`,
  'first-thunder': (n) => `Tvá první karta beze ztrát v každé bitvě má sílu +${n}.`,
  unbowed: () => 'Neúspěšný lov ti nepřinese závěrečné zranění.',
  'iron-claim': (n) => `Pro Uzurpaci se tvá Moc počítá o ${n} vyšší.`,
  seidr: () => 'V kroku runové akce smíš provést dvě.',
  'falcon-cloak': (n) => `Umístit hrdinu runami tě stojí ${runes(n)} libovolného druhu.`,
  'amber-hoard': (n) => `Smíš držet o ${n} runy víc.`,
  sessrumnir: (n) => `Po ústupu získá jedna z ustoupivších armád sílu +${n}.`,
  folkvang: () => 'Nemají-li tvé armády kam ustoupit, jedna z nich jde se silou 1 do regionu, který ovládáš.',
  'cat-chariot': (n) => `V kroku hrdiny pluje tvůj drakkar až o ${n} moře dál.`,
  'golden-tears': (n) => `Je-li zakryt tvůj ukazatel na kruhu: navíc ${runes(n)}.`,
  'vanir-kin': () => 'Spojenectví zaplatíš libovolnou runou.',
  'beast-speech': () => 'Ovládnout smíš i nestvůru v regionu sousedícím s hrdinou.',
  'calm-hearts': () => 'Příchozí nestvůry tvým armádám nesnižují morálku.',
  offering: (n) => `Vyšleš-li kněze: ${runes(n)} dle volby.`,
  'mead-of-poetry': (n) => `Při srovnání se slabinou +${n}.`,
};
