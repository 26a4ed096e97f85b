// Chapters ML-GEN.8-9, ML-GH.2-3 and ML-MER.9-10, 19-21: abilities used on the owner's deployment turns, each once a
// round. Discounts are part of the purchase, the mine bonus and coins are booked (`card-discounts.ts`, `mine.ts`,
// `stipends.ts`).
import { calling } from '@krcma/kernel';
import { isGreenhorn, type MemberId, memberOf } from '../data/members.ts';
import type { Bundle, MemberAbility } from '../data/types.ts';
import { type Clan, clanAt, type Member, type MonsterLands } from '../state.ts';
import { type ActKind, type FreeAct, isBeforeAction } from './acts.ts';
import { isFresh, use } from './clan.ts';
import { canConvert, convertDie } from './conversion.ts';
import { gainDice } from './dice.ts';
import { gain, hasRoomFor, payCoins } from './gain.ts';
import { note, type Of, rule } from './script.ts';

type Use = Extract<FreeAct, { do: 'ability' }>;
type BuyDie = Extract<MemberAbility, { op: 'buyDie' }>;

const choicesOf = (card: MemberId): readonly Bundle[] => {
  const { ability } = memberOf(card);
  return ability.op === 'gain' ? ability.choice : [];
};

/** One of several gains, of those there is room for (ML-MER.19). */
export const takeGain = rule<Of & { card: MemberId }>('takeGain')
  .choose('gain', {
    kind: 'one',
    values: (game, { player, card }) =>
      choicesOf(card).filter((bundle) => hasRoomFor(game, clanAt(game, player), bundle)),
    option: (_, bundle, { card }) => ({
      id: `gain:${Object.keys(bundle).join('-')}`,
      label: { key: 'use-ability', card, gain: bundle },
      rule: 'ML-GEN.8',
    }),
    prompt: (_, { card }) => ({ key: 'ask-ability-gain', card }),
  })
  .do('take', (game, { player, card, gain: bundle }) => {
    use(clanAt(game, player), card);
    note({ key: 'ability-used', player, card });
    gain(game, player, bundle, card);
  });

const buyDie = rule<Of & { card: MemberId }>('buyDie').do('buy', (game, { player, card }) => {
  const { coins, colour } = memberOf(card).ability as BuyDie;
  use(clanAt(game, player), card);
  note({ key: 'ability-used', player, card });
  payCoins(game, player, coins);
  gainDice(game, player, { [colour]: 1 }, card);
});

/** Fandor and Červína do nothing while they are on a path; all others do (ML-GEN.9). */
function isUsable(game: MonsterLands, clan: Clan, { id, path }: Member): boolean {
  const { ability } = memberOf(id);
  if (ability.op === 'gain') {
    for (const bundle of ability.choice) if (hasRoomFor(game, clan, bundle)) return isFresh(clan, id);
    return false;
  }
  if (ability.op === 'buyDie') return path === null && clan.coins >= ability.coins && isFresh(clan, id);
  return ability.op === 'convertDie' && isFresh(clan, id) && canConvert(clan.dice, id);
}

export const ability: ActKind<Use> = {
  list(game, { player }, into) {
    if (!isBeforeAction(game, player)) return;
    const clan = clanAt(game, player);
    // Greenhorns are all alike: one that can be used stands for the others.
    let greenhorn = false;
    for (const member of clan.members) {
      if ((greenhorn && isGreenhorn(member.id)) || !isUsable(game, clan, member)) continue;
      greenhorn ||= isGreenhorn(member.id);
      into.push({ do: 'ability', card: member.id });
    }
  },
  option: (_, { card }) => {
    const choices = choicesOf(card);
    const only = choices.length === 1 ? choices[0] : undefined;
    return {
      id: isGreenhorn(card) ? 'use:greenhorn' : `use:${card}`,
      label: { key: 'use-ability', card, ...(only !== undefined && { gain: only }) },
      thing: `card:${card}`,
      rule: isGreenhorn(card) ? 'ML-GH.2' : 'ML-GEN.8',
    };
  },
  carryOut: (_, { card }, { player }) => {
    const { op } = memberOf(card).ability;
    if (op === 'convertDie') return calling(convertDie, { player, card });
    return calling(op === 'buyDie' ? buyDie : takeGain, { player, card });
  },
};
