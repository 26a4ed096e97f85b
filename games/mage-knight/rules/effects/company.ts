// What reaches other players (data/ops.ts): they may use something of theirs before it does (MK-4.2).
import { drawAny, revealed, type Seat } from '@krcma/kernel';
import { type CardId, cardOf, type FaceId, isAction, WOUND } from '../../data/cards.ts';
import { BASICS, type Basic } from '../../data/types.ts';
import { effectOf, type MageKnight, ownUnit, playerAt } from '../../state.ts';
import { facesIn, takeOut } from '../deck.ts';
import { gainCrystal } from '../gains.ts';
import { note, type Of, rule, ruleNamed } from '../script.ts';
import { cardOfUnit } from '../unit-numbers.ts';
import { takeWounds } from '../wounds.ts';
import { centreOperations } from './centre.ts';
import { NONE, orNone } from './inner.ts';
import { colourOption } from './mana.ts';
import { type OpAt, type Operations, opNamed } from './op-at.ts';
import { ritualOperations } from './rituals.ts';
import { sharedManaOperations } from './shared-mana.ts';

const othersMayAct = ruleNamed<Of>('othersMayAct');

/** Everybody else, in the order of turns. */
const others = ({ order }: MageKnight, seat: Seat): Seat[] =>
  order.filter((each) => each >= 0 && each !== seat);

/** A crystal by chance, or a wound of whoever has none. */
function melt(game: MageKnight, seat: Seat): Basic | undefined {
  const { crystals } = playerAt(game, seat);
  const owned = BASICS.flatMap((colour) => Array.from({ length: crystals[colour] }, () => colour));
  if (owned.length === 0) {
    takeWounds(game, seat, 1);
    return undefined;
  }
  const colour = drawAny(game, owned);
  crystals[colour]--;
  revealed();
  note({ key: 'crystal-melted', player: seat, colour });
  return colour;
}

const meltdown = rule<OpAt>('meltdown')
  .call('answered', othersMayAct, (_, { player }) => ({ player }))
  .set('lost', (game, { player }): Basic[] => others(game, player).flatMap((seat) => melt(game, seat) ?? []))
  .maybeChoose('colour', {
    kind: 'one',
    values: (_, { lost }): readonly (Basic | null)[] | undefined =>
      lost.length === 0 ? undefined : [...BASICS.filter((colour) => lost.includes(colour)), null],
    option: (_, colour) => (colour === null ? NONE : colourOption(colour)),
    prompt: (_, { source }) => ({ key: 'ask-colour', source, op: 'meltdown' }),
  })
  .exitWithout('colour')
  .do('gain', (game, { player, colour }) => gainCrystal(game, player, colour));

const basicOf = (op: 'radiance' | 'mindRead') => ({
  kind: 'one' as const,
  values: (): readonly Basic[] => BASICS,
  option: (_: MageKnight, colour: Basic) => colourOption(colour),
  prompt: (_: MageKnight, { source }: OpAt) => ({ key: 'ask-colour' as const, source, op }),
});

const RADIANT = 2;

const radiance = rule<OpAt>('radiance')
  .call('answered', othersMayAct, (_, { player }) => ({ player }))
  .choose('colour', basicOf('radiance'))
  .do('shine', (game, { player, colour }) => {
    for (const seat of [player, ...others(game, player)])
      takeWounds(game, seat, playerAt(game, seat).crystals[colour]);
    for (let n = 0; n < RADIANT; n++) gainCrystal(game, player, colour);
  });

interface Yielding extends Of {
  by: Seat;
  colour: Basic;
}

const matching = (game: MageKnight, seat: Seat, colour: Basic): FaceId[] =>
  facesIn(playerAt(game, seat).hand).filter((card) => cardOf(card).colours.includes(colour));

/** Of their choice; whoever has none shows the hand. */
const yieldCard = rule<Yielding>('yieldCard')
  .choose('card', {
    kind: 'one',
    always: true,
    values: (game, { player, colour }) => orNone(matching(game, player, colour)),
    option: (_, card) =>
      card === null
        ? { id: 'show-hand', label: { key: 'show-hand' } }
        : { id: `discard:${card}`, label: { key: 'discard-card', card }, thing: `card:${card}` },
    prompt: (_, { by, colour }) => ({ key: 'ask-yield', player: by, colour }),
  })
  .do('yield', (game, { player, card }) => {
    const { hand, discard } = playerAt(game, player);
    if (card === null) {
      revealed();
      note({ key: 'hand-shown', player, cards: hand.slice() });
      return;
    }
    takeOut(hand, card);
    discard.push(card);
    note({ key: 'card-discarded', player, card });
  })
  .gives((_, { player, card }): { seat: Seat; card: CardId } | null =>
    card === null ? null : { seat: player, card },
  );

type Yielded = { readonly seat: Seat; readonly card: FaceId };

const mindRead = rule<OpAt>('mindRead')
  .choose('colour', basicOf('mindRead'))
  .do('crystal', (game, { player, colour }) => gainCrystal(game, player, colour))
  .call('answered', othersMayAct, (_, { player }) => ({ player }))
  .each('yielded', yieldCard, (game, { player, colour }) =>
    others(game, player).map((seat) => ({ player: seat, by: player, colour })),
  )
  .maybeChoose('stolen', {
    kind: 'one',
    values: (_, { yielded, source, path }): readonly (Yielded | null)[] | undefined => {
      if (opNamed({ source, path }, 'mindRead').steal !== true) return undefined;
      const actions = yielded.flatMap((each) =>
        each !== null && each.card !== WOUND && isAction(each.card)
          ? [{ seat: each.seat, card: each.card }]
          : [],
      );
      return actions.length === 0 ? undefined : [...actions, null];
    },
    option: (_, stolen) =>
      stolen === null
        ? NONE
        : { id: `take:${stolen.seat}:${stolen.card}`, label: { key: 'take-card', card: stolen.card } },
    prompt: (_, { source }) => ({ key: 'ask-steal', source }),
  })
  .exitWithout('stolen')
  .do('steal', (game, { player, stolen }) => {
    takeOut(playerAt(game, stolen.seat).discard, stolen.card);
    playerAt(game, player).hand.push(stolen.card);
    note({ key: 'card-stolen', player, from: stolen.seat, card: stolen.card });
  });

interface Draining extends OpAt {
  of: Seat;
}

/** One of each other player, if a unit was readied before. */
const drainUnit = rule<Draining>('drainUnit')
  .maybeChoose('unit', {
    kind: 'one',
    values: (game, { of, source, path }): readonly (number | null)[] | undefined => {
      const { maxLevel } = opNamed({ source, path }, 'spendOpponentUnit');
      const found = playerAt(game, of).units.filter(
        (unit) => !unit.spent && cardOfUnit(unit).level <= maxLevel,
      );
      return found.length === 0 ? undefined : [...found.map(({ id }) => id), null];
    },
    option: (game, id, { of }) => {
      if (id === null) return NONE;
      const { unit } = ownUnit(playerAt(game, of), id);
      return { id: `spend:${id}`, label: { key: 'spend-unit', unit, player: of }, thing: `unit:${id}` };
    },
    prompt: (_, { source, of }) => ({ key: 'ask-spend-unit', source, player: of }),
  })
  .exitWithout('unit')
  .do('spend', (game, { of, unit: id }) => {
    const unit = ownUnit(playerAt(game, of), id);
    unit.spent = true;
    note({ key: 'unit-drained', player: of, unit: unit.unit });
  });

const spendOpponentUnit = rule<OpAt>('spendOpponentUnit')
  .exitIf('nobody readied', (game) => effectOf(game)?.readied !== true)
  .call('answered', othersMayAct, (_, { player }) => ({ player }))
  .each('spent', drainUnit, (game, { player, source, path }) =>
    others(game, player).map((of) => ({ player, source, path, of })),
  );

export const companyOperations: Operations = {
  ...centreOperations,
  ...ritualOperations,
  ...sharedManaOperations,
  meltdown,
  radiance,
  mindRead,
  spendOpponentUnit,
};
