// What the things of the board are and do.
import { capital, listed } from '@krcma/kernel';
import { cardOf } from '../data/cards.ts';
import type { Things } from './explain.ts';
import { colourNames } from './names-places.cs.ts';

const kinds = {
  basic: 'Základní akce',
  advanced: 'Pokročilá akce',
  spell: 'Kouzlo',
  artifact: 'Artefakt',
} as const;
const sites = {
  village: 've vesnici',
  monastery: 'v klášteře',
  keep: 'v pevnosti',
  'mage-tower': 'v magické věži',
  city: 've městě',
  'magical-glade': 'na kouzelné mýtině',
} as const;

export const things: Things = {
  wound: 'Zranění. Nelze ho zahrát a zabírá místo v ruce, dokud není vyléčeno.',
  card: (words, id) => {
    const { kind, colours } = cardOf(id);
    const price =
      kind === 'artifact'
        ? 'karta opustí hru'
        : listed(
            [...colours.map((each) => colourNames[each].nom), ...(kind === 'spell' ? ['černá'] : [])],
            kind === 'spell' ? 'a' : 'nebo',
          );
    const powered = words.effect(`card:${id}:powered`);
    return `${words.card(id)}. ${kinds[kind]}. ${words.effect(`card:${id}:basic`)}${powered === '' ? '' : ` Silnější (${price}): ${powered}`}`;
  },
  unit: (words, id, { level, armor, cost, resistances, sites: where, abilities }) =>
    `${words.unit(id)}. Jednotka ${level}. úrovně, Zbroj ${armor}${resistances.length === 0 ? '' : `, ${listed(resistances.map(words.resistance), 'a')}`}. Verbuje se ${listed(
      where.map((each) => sites[each]),
      'a',
    )} za ${cost} Vlivu. ${abilities.map(({ mana }, index) => `${mana === undefined ? '' : `(${colourNames[mana].nom}) `}${words.effect(`unit:${id}:${index}`)}`).join(' ')}`,
  enemy: (words, id, { armor, elusive, attacks, resistances, abilities, fame }) =>
    `${words.enemy(id)}. Zbroj ${armor}${elusive === undefined ? '' : ` (${elusive}, nejsou-li zablokovány všechny útoky)`}, ${
      attacks.length === 0
        ? 'bez vlastního útoku'
        : listed(
            attacks.map(({ n, element }) => `útok ${n} (${words.element(element)})`),
            'a',
          )
    }${resistances.length === 0 ? '' : `, ${listed(resistances.map(words.resistance), 'a')}`}${abilities.length === 0 ? '' : `. ${abilities.map(words.ability).join(', ')}`}. Sláva ${fame}.`,
  skill: (words, id) => `${words.skill(id)}. ${words.effect(`skill:${id}`)}`,
  tactic: (words, id) =>
    `${words.tactic(id)}. ${words.effect(`tactic:${id}`) || 'Nic nedělá, jen hraješ první.'}`,
  hero: (words, id) => `${words.hero(id)}. ${words.talent(id)}. Začíná se šestnácti základními akcemi.`,
  mana: (words, kind, colour) =>
    ({
      die: `Kostka v Prameni, ${words.colour(colour)}. V tahu lze použít jednu; na jeho konci se přehodí.`,
      token: `Žeton many, ${words.colour(colour)}. Na konci tahu mizí.`,
      crystal: `Krystal, ${words.colour(colour)}. Vydrží, dokud ho nepoužiješ; nejvýš tři od barvy.`,
    })[kind],
  space: (_, name, more) => [`${capital(name)}.`, ...more].join(' '),
  unknownLand: 'Neznámá země. Stojíš-li vedle ní, za Pohyb 2 odkryješ další dílek.',
  deck: 'Tvůj dobírací balíček. Až dojde, lze ohlásit konec kola.',
  discard: 'Tvůj odkládací balíček. Vrátí se v dalším kole.',
  assault:
    'Plán společného útoku: kdo souhlasí, jde s ostatními a bojuje s nepřáteli, kteří na něj připadnou.',
  source: 'Pramen: kostky pro všechny, v tahu smíš použít jednu.',
  seat: (words, hero) => (hero === null ? 'Hráč.' : `${words.hero(hero)}, hrdina hráče.`),
};
