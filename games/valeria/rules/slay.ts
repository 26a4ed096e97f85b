// Chapter VAL-SLAY.
import type { Seat } from '@krcma/kernel';
import type { Bag } from '../data/effect.ts';
import type { Price } from '../messages.ts';
import { isSolo, playerAt, type SlayableId, STACKS, stackAt, tokensOn, type Valeria } from '../state.ts';
import { takeTop } from './center.ts';
import { domainsWith, effectOfDomain } from './domains-in-play.ts';
import { DECLINE, declining, type EffectOf } from './effect-of.ts';
import { carryOut } from './effects.ts';
import { endSolo } from './end-solo.ts';
import { slayableAt } from './events.ts';
import { allMonstersGone, noteEmptied } from './exhausted.ts';
import { bagOf, gainEffect, isPlain } from './gain.ts';
import { canPay, payPrice } from './payment.ts';
import { note, type Of, rule } from './script.ts';
import { slayableOf } from './slayable.ts';

/** Printed strength and magic plus the tokens on the card (VAL-SLAY.2, VAL-EVT.14). */
export function slayPrice(game: Valeria, stack: number, card: SlayableId): Price {
  const { strength, magic } = slayableOf(card);
  const tokens = tokensOn(game, stack);
  if (tokens === undefined) return { kind: 'strength', real: strength, magic };
  return { kind: 'strength', real: strength + tokens.strength, magic: magic + tokens.magic };
}

export function slayableStacks(game: Valeria, seat: Seat): number[] {
  const stacks: number[] = [];
  for (let stack = 0; stack < STACKS; stack++) {
    const card = slayableAt(game, stack);
    if (card !== undefined && canPay(game, seat, slayPrice(game, stack, card))) stacks.push(stack);
  }
  return stacks;
}

/** What a reward without a choice gives the slayer: the monster counts itself (VAL-SLAY.9). */
function plainReward(game: Valeria, seat: Seat, card: SlayableId): { reward?: Bag } {
  const { reward } = slayableOf(card);
  if (!isPlain(reward)) return {};
  const { citizens, domains, slain } = playerAt(game, seat);
  return { reward: bagOf({ citizens, domains, slain: [...slain, card] }, reward) };
}

export function slayOption(game: Valeria, seat: Seat, stack: number) {
  const card = slayableAt(game, stack) as SlayableId;
  const price = slayPrice(game, stack, card);
  const label = {
    key: 'slay',
    card,
    price,
    vp: slayableOf(card).vp,
    ...plainReward(game, seat, card),
  } as const;
  return { id: `slay:${card}`, label, thing: `stack:${stack}`, rule: 'VAL-SLAY.2' } as const;
}

/** Into the victory stack, face up; its tokens go, the gold among them to the slayer (VAL-EVT.16, VAL-EVT.17). */
function takeSlain(game: Valeria, player: Seat, stack: number, card: SlayableId): void {
  const tokens = tokensOn(game, stack);
  const spot = stackAt(game, stack);
  if (spot.cards.length > 0) takeTop(game, stack);
  else {
    spot.spot = 'vacated';
    noteEmptied(game, stack);
  }
  playerAt(game, player).slain.push(card);
  if (tokens === undefined) return;
  game.tokens.splice(game.tokens.indexOf(tokens), 1);
  if (tokens.gold === 0) return;
  playerAt(game, player).gold += tokens.gold;
  note({ key: 'bounty', player, bag: { gold: tokens.gold }, card });
}

export const slay = rule<Of & { stack: number }>('slay')
  .set('card', (game, { stack }) => slayableAt(game, stack) as SlayableId)
  .call('paid', payPrice, (game, { player, stack, card }) => ({
    player,
    card,
    price: slayPrice(game, stack, card),
  }))
  .do('victory stack', (game, { player, stack, card, paid }) => {
    note({ key: 'slew', player, card, stack, strength: paid.real, magic: paid.magic });
    takeSlain(game, player, stack, card);
    // Alone, the last monster wins at once (VAL-SOLO.23, VAL-SOLO.25).
    if (isSolo(game) && allMonstersGone(game)) endSolo(game, 'solo-monsters');
  })
  .call('reward', carryOut, (_, { player, card }) => ({ player, card, part: [] }))
  .do('triggers', (game, { player }) => {
    for (const domain of domainsWith(game, player, 'onSlay'))
      gainEffect(game, player, effectOfDomain(domain), domain);
  });

/** One more slay at full cost, inside the build action (VAL-CARD.26, VAL-ACT.4). */
export const bonusSlay = rule<EffectOf>('bonusSlay')
  .choose('stack', {
    kind: 'one',
    values: (game, { player }): (number | typeof DECLINE)[] => [...slayableStacks(game, player), DECLINE],
    option: (game, stack, { player }) => (stack === DECLINE ? declining : slayOption(game, player, stack)),
    prompt: (_, { card }) => ({ key: 'ask-bonus-slay', card: card as 'eye-of-asteraten' }),
  })
  .maybeCall('slay', slay, (_, { player, stack }) => (stack === DECLINE ? undefined : { player, stack }));
