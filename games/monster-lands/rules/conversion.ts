// Chapters ML-DEP.7 and ML-GH.2-3: a die of one colour for dice of another. The old die stays with the card.
import { type LootId, loot, lootOf } from '../data/loot.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import type { Colour, MemberAbility } from '../data/types.ts';
import type { NamedDice } from '../messages.ts';
import { clanAt, type DicePool } from '../state.ts';
import { use } from './clan.ts';
import { addDice, diceOf, facesOf, newDice, spendDie } from './dice.ts';
import { discardLoot } from './loot-pile.ts';
import { note, type Of, rule } from './script.ts';

type Converter = MemberId | LootId;
type Conversion = Extract<MemberAbility, { op: 'convertDie' }>;
/** The face is 0 unless a persuasion die is given. */
type Exchange = { readonly from: Colour; readonly face: number; readonly to: Colour };

const isLoot = (card: Converter): card is LootId => Object.hasOwn(loot, card);

function conversionOf(card: Converter): Conversion {
  const { ability } = isLoot(card) ? lootOf(card) : memberOf(card);
  if (ability.op !== 'convertDie') throw new Error(`"${card}" converts no dice.`);
  return ability;
}

/** Whether there is a die to give. */
export function canConvert(pool: DicePool, card: Converter): boolean {
  for (const colour of conversionOf(card).fromColours) if (diceOf(pool, colour) > 0) return true;
  return false;
}

/** Every die worth telling apart, for every other colour. */
function exchangesOf(pool: DicePool, { fromColours, toColours }: Conversion): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const from of fromColours) {
    const faces = from === 'persuasion' ? facesOf(pool) : diceOf(pool, from) > 0 ? [0] : [];
    for (const face of faces) for (const to of toColours) if (to !== from) exchanges.push({ from, face, to });
  }
  return exchanges;
}

const named = (colour: Colour, face: number): NamedDice =>
  colour === 'persuasion' ? { persuasion: [face] } : { [colour]: 1 };

/** The card is spent with the exchange: a member for the round, loot for good. */
export const convertDie = rule<Of & { card: Converter }>('convertDie')
  .choose('exchange', {
    kind: 'one',
    values: (game, { player, card }) => exchangesOf(clanAt(game, player).dice, conversionOf(card)),
    option: (_, { from, face, to }, { card }) => ({
      id: `convert:${face > 0 ? `${from}-${face}` : from}:${to}`,
      label: {
        key: 'convert-die',
        card,
        from: { colour: from, ...(face > 0 && { face }) },
        to,
        count: conversionOf(card).take,
      },
      thing: `die:${from}`,
      rule: 'ML-DEP.7',
    }),
    prompt: (_, { card }) => ({ key: 'ask-colour', card }),
  })
  .do('convert', (game, { player, card, exchange: { from, face, to } }) => {
    const clan = clanAt(game, player);
    if (isLoot(card)) discardLoot(game, player, card);
    else use(clan, card);
    spendDie(clan.dice, from, face);
    const before = [...clan.dice.persuasion];
    const taken = { [to]: conversionOf(card).take };
    addDice(game, clan.dice, taken);
    const gained = newDice(clan.dice, before, taken);
    note({ key: 'dice-converted', player, from: named(from, face), to: gained });
  });
