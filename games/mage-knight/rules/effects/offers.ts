// Effects used from the offers, and cards gained from them (MK-1.24, .25, MK-22.4, .5).
import type { AdvancedActionId } from '../../data/advanced-actions.ts';
import type { FaceId } from '../../data/cards.ts';
import type { SpellId } from '../../data/spells.ts';
import type { Side } from '../../data/types.ts';
import type { MageKnightMessage } from '../../messages.ts';
import { effectOf } from '../../state.ts';
import { last } from '../lasting.ts';
import { gainCard, takeAdvancedOffered, takeSpellOffered } from '../offers.ts';
import { note, rule, ruleNamed } from '../script.ts';
import { sourceOf } from '../sides.ts';
import type { Playing, Use } from './calls.ts';
import {
  advancedOffered,
  castableSpells,
  NONE,
  orNone,
  orNothing,
  spellsOffered,
  usableActions,
  usableSpells,
} from './inner.ts';
import { type OpAt, type Operations, opNamed } from './op-at.ts';
import { canCarryOut } from './possible.ts';

const useEffect = ruleNamed<Use>('useEffect');
const playCard = ruleNamed<Playing>('playCard');

const offerOption = (does: 'play' | 'take', card: FaceId) => {
  const label: MageKnightMessage = does === 'play' ? { key: 'play-card', card } : { key: 'take-card', card };
  return { id: `${does}:${card}`, label, thing: `offer:${card}` };
};

/** As if it were in hand, with its mana; it stays in the offer. */
const castFromOffer = rule<OpAt>('castFromOffer')
  .choose('spell', {
    kind: 'one',
    always: true,
    values: (game, at): readonly (SpellId | null)[] => [...castableSpells(game, at, canCarryOut), null],
    option: (_, spell) => (spell === null ? NONE : { ...offerOption('play', spell), rule: 'MK-22.4' }),
    prompt: (_, { source }) => ({ key: 'ask-offered', source }),
  })
  .maybeCall('cast', playCard, (game, { player, spell }) => {
    const castWith = effectOf(game)?.card;
    return spell && castWith !== undefined ? { player, card: spell, castWith } : undefined;
  });

/** The effect alone: nothing is paid, and the card stays where it lies. */
function freeUse(player: number, card: FaceId, side: Side): Use {
  note({ key: 'card-played', player, card, side, from: 'offer' });
  return { player, source: sourceOf(card, side), path: [], card };
}

const useOfferSpell = rule<OpAt>('useOfferSpell')
  .choose('spell', {
    kind: 'one',
    values: (game, at) => orNone(usableSpells(game, at, canCarryOut)),
    option: (_, spell) => (spell === null ? NONE : { ...offerOption('play', spell), rule: 'MK-22.4' }),
    prompt: (_, { source }) => ({ key: 'ask-offered', source }),
  })
  .exitWithout('spell')
  .call('used', useEffect, (_, { spell, ...at }) =>
    freeUse(at.player, spell, opNamed(at, 'useOfferSpell').mode),
  );

const useOfferAdvanced = rule<OpAt>('useOfferAdvanced')
  .choose('card', {
    kind: 'one',
    always: true,
    values: (game, at) => orNone(usableActions(game, at, canCarryOut)),
    option: (_, card) => (card === null ? NONE : { ...offerOption('play', card), rule: 'MK-22.4' }),
    prompt: (_, { source }) => ({ key: 'ask-offered', source }),
  })
  .exitWithout('card')
  .call('used', useEffect, (_, { player, card }) => freeUse(player, card, 'powered'));

const gainSpell = rule<OpAt>('gainSpell')
  .maybeChoose('spell', {
    kind: 'one',
    values: (game, at) => orNothing(spellsOffered(game, at, opNamed(at, 'gainSpell').colour)),
    option: (_, spell) => ({ ...offerOption('take', spell), rule: 'MK-1.25' }),
    prompt: (_, { source }) => ({ key: 'ask-offered', source }),
  })
  .exitWithout('spell')
  .do('take', (game, { spell, ...at }) => {
    takeSpellOffered(game, spell);
    gainCard(game, at.player, spell, opNamed(at, 'gainSpell').to);
  });

const gainAdvanced = rule<OpAt>('gainAdvanced')
  .maybeChoose('card', {
    kind: 'one',
    values: (game, at): readonly AdvancedActionId[] | undefined =>
      orNothing(advancedOffered(game, at, opNamed(at, 'gainAdvanced').colour)),
    option: (_, card) => ({ ...offerOption('take', card), rule: 'MK-1.25' }),
    prompt: (_, { source }) => ({ key: 'ask-offered', source }),
  })
  .exitWithout('card')
  .do('take', (game, { card, ...at }) => {
    takeAdvancedOffered(game, card);
    gainCard(game, at.player, card, opNamed(at, 'gainAdvanced').to);
  });

/** Once this turn, when there is enough Influence (rules/studying.ts). */
const buyAdvanced = rule<OpAt>('buyAdvanced').do('last', (game, at) => last(game, at, 'turn'));

export const offerOperations: Operations = {
  castFromOffer,
  useOfferSpell,
  useOfferAdvanced,
  gainSpell,
  gainAdvanced,
  buyAdvanced,
};
