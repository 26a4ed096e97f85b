// MK-10.10, .13 to .19: healing, cards, artifacts and elite units are bought in an interaction.
import { type ActKind, calling, type Refused, revealed, type Seat } from '@krcma/kernel';
import { type AdvancedActionId, advancedActions } from '../data/advanced-actions.ts';
import { cardOf, WOUND } from '../data/cards.ts';
import type { RuleId } from '../data/rule-ids.ts';
import { scenarioOf } from '../data/scenarios.ts';
import type { SpellId } from '../data/spells.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import type { Why } from './action.ts';
import { canPay, type Paying, payMana } from './mana.ts';
import { marketNow } from './market.ts';
import { gainCard, takeAdvancedOffered, takeSpellOffered } from './offers.ts';
import { note, type Of, rule } from './script.ts';

/** Nothing is bought below its price (MK-10.9). */
const tooDear = ({ turn: { influence } }: MageKnight, cost: number): Why | undefined =>
  cost > influence ? { reason: { key: 'no-influence', cost, influence }, rule: 'MK-10.9' } : undefined;

/** Something to spend a point of healing on. */
export function isAnyoneWounded(game: MageKnight, seat: Seat): boolean {
  const { hand, units } = playerAt(game, seat);
  return hand.includes(WOUND) || units.some(({ wounds }) => wounds > 0);
}

type Ware = 'heal' | 'artifact' | 'elite';
type Wares = Readonly<
  Record<Ware, { readonly rule: RuleId; readonly whyNot?: Lacking; readonly give: Giving }>
>;
type Lacking = (game: MageKnight, seat: Seat) => Why | undefined;
type Giving = (game: MageKnight, seat: Seat) => void;

/** Bought artifacts are drawn together at the end of the turn (MK-10.16). */
function orderArtifact({ turn }: MageKnight): void {
  const index = turn.rewards.findIndex(({ reward }) => reward === 'artifact');
  const ordered = turn.rewards[index];
  if (ordered === undefined) turn.rewards.push({ reward: 'artifact', n: 1 });
  else turn.rewards[index] = { reward: 'artifact', n: ordered.n + 1 };
}

function addElite({ units }: MageKnight): void {
  const unit = units.elite.pop();
  if (unit === undefined) return;
  units.offer.push(unit);
  revealed();
  note({ key: 'elite-added', unit });
}

const hasElites = ({ scenario, units }: MageKnight): boolean =>
  scenarioOf(scenario).noElites !== true && units.elite.length > 0;

/** Whatever is not a card or a unit. */
const wares: Wares = {
  heal: {
    rule: 'MK-10.13',
    whyNot: (game, seat) =>
      isAnyoneWounded(game, seat) ? undefined : { reason: { key: 'nobody-wounded' }, rule: 'MK-10.13' },
    give: ({ turn }) => {
      turn.heal++;
    },
  },
  artifact: { rule: 'MK-10.16', give: orderArtifact },
  elite: {
    rule: 'MK-10.18',
    whyNot: (game) => (hasElites(game) ? undefined : { reason: { key: 'no-elites' }, rule: 'MK-10.18' }),
    give: addElite,
  },
};

const WARES = Object.keys(wares) as readonly Ware[];

type BuyAct = { readonly do: 'buy'; readonly ware: Ware };

const idOf = (ware: Ware): string => (ware === 'heal' ? 'buy:heal' : ware);

/** What keeps somebody from buying it; undefined too where it is not sold. */
const whyNotBuy = (game: MageKnight, seat: Seat, ware: Ware, cost: number): Why | undefined =>
  wares[ware].whyNot?.(game, seat) ?? tooDear(game, cost);

export const buy: ActKind<MageKnightTypes, Of, BuyAct> = {
  list: (game, { player }, into) => {
    const market = marketNow(game);
    if (market === undefined) return;
    for (const ware of WARES) {
      const cost = market[ware];
      if (cost !== undefined && whyNotBuy(game, player, ware, cost) === undefined)
        into.push({ do: 'buy', ware });
    }
  },
  option: (game, { ware }) => ({
    id: idOf(ware),
    label: { key: 'buy', ware, cost: marketNow(game)?.[ware] ?? 0 },
    rule: wares[ware].rule,
  }),
  refused: (game, { player }) =>
    WARES.flatMap((ware): Refused<MageKnightTypes>[] => {
      const cost = marketNow(game)?.[ware];
      const why = cost === undefined ? undefined : whyNotBuy(game, player, ware, cost);
      if (cost === undefined || why === undefined) return [];
      return [{ id: idOf(ware), label: { key: 'buy', ware, cost }, ...why }];
    }),
  carryOut: (game, { ware }, { player }) => {
    const cost = marketNow(game)?.[ware] ?? 0;
    game.turn.influence -= cost;
    note({ key: 'bought', player, ware, cost });
    wares[ware].give(game, player);
    return undefined;
  },
};

/** A card for sale: a Spell, an action among the units, one of the offer, or the unseen top of its deck. */
type Lesson =
  | { readonly from: 'spells'; readonly card: SpellId }
  | { readonly from: 'units' | 'advanced'; readonly card: AdvancedActionId }
  | { readonly from: 'deck'; readonly card: null };

const isAction = (id: string): id is AdvancedActionId => id in advancedActions;

function lessonsNow(game: MageKnight): { readonly lesson: Lesson; readonly cost: number }[] {
  const market = marketNow(game);
  if (market === undefined) return [];
  const { spell, monastery, advanced } = market;
  const found: { lesson: Lesson; cost: number }[] = [];
  if (spell !== undefined)
    for (const card of game.spells.offer) found.push({ lesson: { from: 'spells', card }, cost: spell });
  if (monastery !== undefined)
    for (const card of game.units.offer)
      if (isAction(card)) found.push({ lesson: { from: 'units', card }, cost: monastery });
  if (advanced === undefined) return found;
  for (const card of game.advanced.offer) found.push({ lesson: { from: 'advanced', card }, cost: advanced });
  if (game.advanced.deck.length > 0) found.push({ lesson: { from: 'deck', card: null }, cost: advanced });
  return found;
}

/** A Spell costs one mana of its colour besides (MK-9.11). */
function whyNotLearn(game: MageKnight, seat: Seat, lesson: Lesson, cost: number): Why | undefined {
  const dear = tooDear(game, cost);
  if (dear !== undefined || lesson.from !== 'spells') return dear;
  const { colours } = cardOf(lesson.card);
  return canPay(game, seat, colours)
    ? undefined
    : { reason: { key: 'no-mana', costs: [colours] }, rule: 'MK-9.11' };
}

const rulesOf = {
  spells: 'MK-10.15',
  units: 'MK-10.14',
  advanced: 'MK-10.19',
  deck: 'MK-10.19',
} as const satisfies Record<Lesson['from'], RuleId>;

interface Learning extends Of {
  lesson: Lesson;
  cost: number;
}

function takeLesson(game: MageKnight, seat: Seat, { from, card }: Lesson): void {
  if (from === 'spells') {
    takeSpellOffered(game, card);
    gainCard(game, seat, card);
  } else if (from === 'units') {
    game.units.offer.splice(game.units.offer.indexOf(card), 1);
    gainCard(game, seat, card);
  } else if (from === 'advanced') {
    takeAdvancedOffered(game, card);
    gainCard(game, seat, card);
  } else {
    const top = game.advanced.deck.pop();
    if (top === undefined) return;
    revealed();
    gainCard(game, seat, top);
  }
}

const learnCard = rule<Learning>('learnCard')
  .maybeCall('mana', payMana, (_, { player, lesson }): Paying | undefined =>
    lesson.from === 'spells'
      ? { player, source: `card:${lesson.card}:basic`, colours: [...cardOf(lesson.card).colours] }
      : undefined,
  )
  .do('learn', (game, { player, lesson, cost }) => {
    game.turn.influence -= cost;
    note({ key: 'learned', player, card: lesson.card, cost });
    takeLesson(game, player, lesson);
  });

type LearnAct = { readonly do: 'learn'; readonly lesson: Lesson; readonly cost: number };

const learnOption = ({ from, card }: Lesson, cost: number) => ({
  id: `learn:${card ?? 'deck'}`,
  label: card === null ? { key: 'buy-top-action' as const, cost } : { key: 'buy-card' as const, card, cost },
  ...(card !== null && { thing: `offer:${card}` }),
  rule: rulesOf[from],
});

export const learn: ActKind<MageKnightTypes, Of, LearnAct> = {
  list: (game, { player }, into) => {
    for (const { lesson, cost } of lessonsNow(game))
      if (whyNotLearn(game, player, lesson, cost) === undefined) into.push({ do: 'learn', lesson, cost });
  },
  option: (_, { lesson, cost }) => learnOption(lesson, cost),
  refused: (game, { player }) =>
    lessonsNow(game).flatMap(({ lesson, cost }) => {
      const why = whyNotLearn(game, player, lesson, cost);
      return why === undefined ? [] : [{ ...learnOption(lesson, cost), ...why }];
    }),
  carryOut: (_, { lesson, cost }, { player }) => calling(learnCard, { player, lesson, cost }),
};
