// Mana for a card of the hand, to be used at once; a wound burnt for a mana.
import type { Option, Seat } from '@krcma/kernel';
import { type FaceId, WOUND } from '../../data/cards.ts';
import { BASICS, type Colour } from '../../data/types.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { type MageKnight, playerAt, unitAt } from '../../state.ts';
import { discardFromHand, draw, kindsIn } from '../deck.ts';
import { gainToken } from '../gains.ts';
import { isLowest } from '../lowest-fame.ts';
import { payMana } from '../mana.ts';
import { type Of, rule, ruleNamed } from '../script.ts';
import type { Activation, Playing } from './calls.ts';
import { throwFromHand } from './costs.ts';
import { NONE, orNone } from './inner.ts';
import { colourOption } from './mana.ts';
import { type OpAt, type Operations, opNamed } from './op-at.ts';
import { canCarryOut } from './possible.ts';
import { invocable, invocableColours, usesOf } from './spending.ts';

const playCard = ruleNamed<Playing>('playCard');
const activateUnit = ruleNamed<Activation>('activateUnit');

interface Spending extends Of {
  colour: Colour;
}

function optionFor(game: MageKnight, seat: Seat, use: FaceId | number | null): Option<MageKnightTypes> {
  if (use === null) return NONE;
  if (typeof use === 'string')
    return {
      id: `play:${use}`,
      label: { key: 'play-card', card: use },
      thing: `card:${use}`,
      rule: 'MK-1.6',
    };
  const unit = unitAt(playerAt(game, seat), use)?.unit;
  if (unit === undefined) return NONE;
  return { id: `unit:${use}`, label: { key: 'activate', unit }, thing: `unit:${use}`, rule: 'MK-6.8' };
}

/** The very next thing is something that this mana pays for. */
const spendAtOnce = rule<Spending>('spendAtOnce')
  .choose('use', {
    kind: 'one',
    always: true,
    values: (game, { player, colour }) => orNone(usesOf(game, player, colour, [], canCarryOut)),
    option: (game, use, { player }) => optionFor(game, player, use),
    prompt: (_, { colour }) => ({ key: 'ask-use-mana', colour }),
  })
  .do('due', ({ turn }, { colour }) => {
    turn.due = colour;
  })
  .maybeCall('played', playCard, (_, { player, use }) =>
    typeof use === 'string' ? { player, card: use } : undefined,
  )
  .maybeCall('activated', activateUnit, (game, { player, use }) => {
    const unit = typeof use === 'number' ? unitAt(playerAt(game, player), use) : undefined;
    return unit && { player, id: unit.id, unit: unit.unit };
  })
  .do('used', ({ turn }) => {
    turn.due = null;
  });

const invocation = rule<OpAt>('invocation')
  .choose('card', {
    kind: 'one',
    always: true,
    values: (game, at) => orNone(invocable(game, at, canCarryOut)),
    option: (_, card) =>
      card === null
        ? NONE
        : {
            id: `discard:${card}`,
            label: { key: 'discard-card', card },
            thing: `card:${card}`,
            rule: 'MK-1.28',
          },
    prompt: (_, { source }) => ({ key: 'ask-discard-for', source, filter: 'anyMaxOneWound', n: 1 }),
    refused: (game, at) => {
      const useful = invocable(game, at, canCarryOut);
      return kindsIn(playerAt(game, at.player).hand)
        .filter((card) => !useful.includes(card))
        .map((card) => ({
          id: `discard:${card}`,
          label: { key: 'discard-card' as const, card },
          thing: `card:${card}`,
          reason: { key: 'mana-without-use' as const },
          rule: 'MK-1.16' as const,
        }));
    },
  })
  .exitWithout('card')
  .choose('colour', {
    kind: 'one',
    always: true,
    values: (game, { card, ...at }) => orNone(invocableColours(game, at, card, canCarryOut)),
    option: (_, colour) => (colour === null ? NONE : colourOption(colour)),
    prompt: (_, { source }) => ({ key: 'ask-colour', source, op: 'invocation' }),
  })
  .exitWithout('colour')
  .do('gain', (game, { player, card, colour }) => {
    discardFromHand(game, player, card);
    gainToken(game, player, colour);
  })
  .call('spent', spendAtOnce, (_, { player, colour }) => ({ player, colour }));

/** A mana of any colour; gold is one of them by day (MK-5.5). */
const PAYING: readonly Colour[] = [...BASICS, 'black'];

const regenerate = rule<OpAt>('regenerate')
  .call('paid', payMana, (_, { player, source }) => ({ player, source, colours: [...PAYING] }))
  .do('throw', (game, { paid, ...at }) => {
    if (paid === undefined) return;
    throwFromHand(game, at.player, WOUND);
    if (paid === opNamed(at, 'regenerate').colour || isLowest(game, at.player)) draw(game, at.player, 1);
  });

export const invokingOperations: Operations = { invocation, regenerate };
