// What the things of the board are and do.
import { capital, listed } from '@krcma/kernel';
import { cardOf } from '../data/cards.ts';
import type { Things } from './explain.ts';
import { colourNames } from './names-places.en.ts';

const kinds = {
  basic: 'Basic action',
  advanced: 'Advanced action',
  spell: 'Spell',
  artifact: 'Artifact',
} as const;
const sites = {
  village: 'villages',
  monastery: 'monasteries',
  keep: 'keeps',
  'mage-tower': 'mage towers',
  city: 'cities',
  'magical-glade': 'magical glades',
} as const;

export const things: Things = {
  wound: 'A wound. It cannot be played and clogs the hand until it is healed.',
  card: (words, id) => {
    const { kind, colours } = cardOf(id);
    const price =
      kind === 'artifact'
        ? 'leaves the game'
        : listed(
            [...colours.map((each) => colourNames[each]), ...(kind === 'spell' ? ['black'] : [])],
            kind === 'spell' ? 'and' : 'or',
          );
    const powered = words.effect(`card:${id}:powered`);
    return `${words.card(id)}. ${kinds[kind]}. ${words.effect(`card:${id}:basic`)}${powered === '' ? '' : ` Powered (${price}): ${powered}`}`;
  },
  unit: (words, id, { level, armor, cost, resistances, sites: where, abilities }) =>
    `${words.unit(id)}. Unit of level ${level}, Armor ${armor}${resistances.length === 0 ? '' : `, ${listed(resistances.map(words.resistance), 'and')}`}. Recruited in ${listed(
      where.map((each) => sites[each]),
      'and',
    )} for ${cost} Influence. ${abilities.map(({ mana }, index) => `${mana === undefined ? '' : `(${colourNames[mana]}) `}${words.effect(`unit:${id}:${index}`)}`).join(' ')}`,
  enemy: (words, id, { armor, elusive, attacks, resistances, abilities, fame }) =>
    `${words.enemy(id)}. Armor ${armor}${elusive === undefined ? '' : ` (${elusive} unless all its attacks are blocked)`}, ${
      attacks.length === 0
        ? 'no attack of its own'
        : listed(
            attacks.map(({ n, element }) => `${words.element(element)} attack ${n}`),
            'and',
          )
    }${resistances.length === 0 ? '' : `, ${listed(resistances.map(words.resistance), 'and')}`}${abilities.length === 0 ? '' : `. ${abilities.map(words.ability).join(', ')}`}. Fame ${fame}.`,
  skill: (words, id) => `${words.skill(id)}. ${words.effect(`skill:${id}`)}`,
  tactic: (words, id) =>
    `${words.tactic(id)}. ${words.effect(`tactic:${id}`) || 'It does nothing but let you play first.'}`,
  hero: (words, id) => `${words.hero(id)}. ${words.talent(id)}. Sixteen basic actions to begin with.`,
  mana: (words, kind, colour) =>
    ({
      die: `A ${words.colour(colour)} die of the Source. One die may be used in a turn; it is rolled again at its end.`,
      token: `A ${words.colour(colour)} mana token. It vanishes at the end of the turn.`,
      crystal: `A ${words.colour(colour)} crystal. It is kept until it is used; at most three of a colour.`,
    })[kind],
  space: (_, name, more) => [`${capital(name)}.`, ...more].join(' '),
  unknownLand: 'Unknown land. Standing beside it, pay 2 Move to reveal the next tile.',
  deck: 'Your deck. When it is empty, the end of the round may be announced.',
  discard: 'Your discard pile. It comes back in the next round.',
  assault: 'A plan to assault together: whoever agrees comes along and fights the enemies that fall to them.',
  source: 'The Source: dice everybody may use, one in a turn.',
  seat: (words, hero) => (hero === null ? 'A player.' : `${words.hero(hero)}, the hero of a player.`),
};
