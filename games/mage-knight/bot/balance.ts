// What a stretch of a turn costs a player and brings, counted, for whoever is told of a plan.
import type { Balance, Seat, Stretch } from '@krcma/kernel';
import { type CardId, cardOf, WOUND } from '../data/cards.ts';
import { BASICS } from '../data/types.ts';
import type { MageKnightTypes } from '../messages.ts';
import { cardsUsed } from '../solver/result.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';

export type Counted =
  | 'cards'
  | 'gone'
  | 'mana'
  | 'crystals'
  | 'wounds'
  | 'unitsSpent'
  | 'unitsWounded'
  | 'unitsLost'
  | 'reputation'
  | 'fame'
  | 'units'
  | 'actions'
  | 'spells'
  | 'artifacts'
  | 'skills'
  | 'healed'
  | 'sites'
  | 'tiles';

const KINDS = { advanced: 'actions', spell: 'spells', artifact: 'artifacts' } as const;

/** Every card of a player, wherever it lies. */
const cardsOf = ({ deck, hand, discard, played, aside, under, units }: Player): CardId[] => [
  ...deck,
  ...hand,
  ...discard,
  ...played.filter(({ to }) => to !== 'away').map(({ card }) => card),
  ...aside,
  ...under,
  ...units.flatMap(({ banner }) => banner ?? []),
];

const woundsOf = (player: Player): number => cardsOf(player).filter((card) => card === WOUND).length;

const ofKind = (player: Player, kind: keyof typeof KINDS): number =>
  cardsOf(player).filter((card) => card !== WOUND && cardOf(card).kind === kind).length;

const crystalsOf = ({ crystals }: Player): number =>
  BASICS.reduce((sum, colour) => sum + crystals[colour], 0);

const shieldsOf = ({ holdings }: MageKnight, seat: Seat): number =>
  Object.values(holdings).filter(({ shields }) => shields.includes(seat)).length;

/** By names; what is less than nothing is told on the other side. */
type Changes = Partial<Record<Counted, number>>;

function gainsOf({ before, after }: Stretch<MageKnightTypes>, seat: Seat): Changes {
  const [was, is] = [playerAt(before, seat), playerAt(after, seat)];
  const kinds = Object.entries(KINDS).map(([kind, name]) => {
    const of = kind as keyof typeof KINDS;
    return [name, ofKind(is, of) - ofKind(was, of)];
  });
  return {
    fame: is.fame - was.fame,
    reputation: is.reputation - was.reputation,
    units: is.units.filter(({ id }) => was.units.every((each) => each.id !== id)).length,
    ...Object.fromEntries(kinds),
    crystals: crystalsOf(is) - crystalsOf(was),
    skills: is.skills.length - was.skills.length,
    healed: woundsOf(was) - woundsOf(is),
    sites: shieldsOf(after, seat) - shieldsOf(before, seat),
    tiles: Object.keys(after.map).length - Object.keys(before.map).length,
  };
}

function pricesOf({ before, last, after }: Stretch<MageKnightTypes>, seat: Seat): Changes {
  const [was, then, is] = [playerAt(before, seat), playerAt(last, seat), playerAt(after, seat)];
  const same = (id: number, among: Player) => among.units.find((unit) => unit.id === id);
  const crystals = Math.max(0, crystalsOf(was) - crystalsOf(is));
  const used = cardsUsed(was, then);
  return {
    cards: used.length,
    gone: used.filter((card) => then.played.some((each) => each.card === card && each.to === 'away')).length,
    mana: last.turn.manaUsed.length - before.turn.manaUsed.length - crystals,
    crystals,
    wounds: woundsOf(is) - woundsOf(was),
    unitsSpent: was.units.filter(({ id, spent }) => !spent && same(id, then)?.spent === true).length,
    unitsWounded: was.units.filter(({ id, wounds }) => (same(id, is)?.wounds ?? 0) > wounds).length,
    unitsLost: was.units.filter(({ id }) => same(id, is) === undefined).length,
    reputation: was.reputation - is.reputation,
  };
}

export const balance = (stretch: Stretch<MageKnightTypes>, seat: Seat): Balance<Counted> => ({
  costs: pricesOf(stretch, seat),
  brings: gainsOf(stretch, seat),
});
