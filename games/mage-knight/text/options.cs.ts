import type { OptionWords, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';
import { scenarioNames } from './names-places.cs.ts';
import { variantOptions, variantValues } from './variant-options.cs.ts';

export const options: OptionWords<typeof optionSchema> = {
  scenario: { label: 'Scénář', help: 'Mapa, cíl, počet kol a jak se boduje.' },
  teams: { label: 'Týmy', help: 'Dva proti dvěma, spojenci sedí naproti sobě; každý tým má jedno skóre.' },
  playerCombat: {
    label: 'Boj hráče proti hráči',
    help: 'Kdo se zastaví na políčku jiného hrdiny, útočí na jeho hráče.',
  },
  jointAssaults: {
    label: 'Společné útoky na města',
    help: 'I soupeři se mohou dohodnout, že na město zaútočí společně a obránce si rozdělí.',
  },
  combatLevel: { label: 'Úroveň boje', help: 'Jak velkou má Volkare armádu a jak silná jsou města.' },
  raceLevel: {
    label: 'Úroveň závodu',
    help: 'Jak rychle Volkare postupuje a kolik jednotek z nabídky může zastrašit.',
  },
  epic: { label: 'Epická varianta', help: 'Větší mapa a šest kol: tři Dny a tři Noci.' },
  twoCities: { label: 'Jen dvě města', help: 'Místo čtyř měst dvě, zato úrovně 10.' },
  weakestCounts: {
    label: 'Počítá se nejslabší',
    help: 'V každé kategorii se počítá nejnižší skóre ze všech, takže musí růst všichni hrdinové.',
  },
  contestedGlades: {
    label: 'Soupeření o mýtiny',
    help: 'Na mýtinu se vejde jeden štít (ve třech a čtyřech hráčích dva); nový vytlačí jiný.',
  },
  openMap: { label: 'Odkrytá mapa', help: 'Všechny dílky leží od začátku lícem nahoru.' },
  harder: {
    label: 'Silnější města a vůdci',
    help: 'O tolik se zvýší úroveň každého města, nejvýš na 11, nebo každého vůdce, nejvýš na 12.',
  },
  megapolis: {
    label: 'Megapole',
    help: 'Dvě města vedle sebe s jednou posádkou, dvojnásob opevněná: dobýt ji je mnohem těžší.',
  },
  megapolisLevel: { label: 'Úroveň megapole', help: 'Obou polovin dohromady, od 2 do 24.' },
  ...variantOptions,
};

export const values: ValueWords<typeof optionSchema> = {
  scenario: scenarioNames,
  teams: { none: 'Žádné', two: 'Dva proti dvěma' },
  combatLevel: { daring: 'Odvážná', heroic: 'Hrdinská', legendary: 'Legendární' },
  raceLevel: { fair: 'Vyrovnaná', tight: 'Napínavá', thrilling: 'Dramatická' },
  megapolis: { none: 'Žádná', last: 'Poslední město', both: 'Obě města' },
  ...variantValues,
};

export const flags = { true: 'Ano', false: 'Ne' };
