// MK-46.1: heroes that begin on a higher level choose what they have become.
import { type ActKind, revealed, type Seat } from '@krcma/kernel';
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { FaceId } from '../data/cards.ts';
import { cardOf } from '../data/cards.ts';
import { heroes } from '../data/heroes.ts';
import { higherStart } from '../data/higher-start.ts';
import { bringsSkill } from '../data/levels.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type SkillId, skills } from '../data/skills.ts';
import type { Basic } from '../data/types.ts';
import type { UnitCard } from '../data/unit-card.ts';
import { type UnitId, units } from '../data/units.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt, type Wares } from '../state.ts';
import { gainCrystalOrNone, roomFor } from './crystals.ts';
import { revealDummySkill } from './dummy.ts';
import type { Use } from './effects/calls.ts';
import { gainFame } from './fame.ts';
import { gainCard } from './offers.ts';
import { note, type Of, rule, ruleNamed } from './script.ts';
import { gainSkill } from './skill-gain.ts';
import { freeCommands, joinUnit } from './units.ts';

/** By name: effects gain levels too. */
const useEffect = ruleNamed<Use>('useEffect');

const levelIn = ({ scenario }: MageKnight): number => scenarioOf(scenario).startLevel ?? 1;

/** Two crystals of the colours of the hero's dots, different ones first. */
function crystalsOf(game: MageKnight, seat: Seat): Basic[] {
  const { hero } = playerAt(game, seat);
  const dots = hero === null ? [] : heroes[hero].crystals;
  return [...new Set(dots), ...dots].slice(0, higherStart.crystals);
}

function rise(game: MageKnight, seat: Seat): void {
  const player = playerAt(game, seat);
  player.level = levelIn(game);
  note({ key: 'hero-grown', player: seat, level: player.level });
  for (const colour of crystalsOf(game, seat)) gainCrystalOrNone(game, seat, colour);
}

/** For each even level: one of two, the other one joins the common offer. */
const growSkill = rule<Of>('growSkill')
  .set('shown', (game, { player }): SkillId[] => {
    const shown = playerAt(game, player).skillPile.slice(-2);
    revealed();
    note({ key: 'skills-shown', player, skills: shown });
    return shown;
  })
  .choose('skill', {
    kind: 'one',
    values: (_, { shown }) => shown,
    option: (_, skill) => ({
      id: `skill:${skill}`,
      label: { key: 'skill', skill },
      thing: `skill:${skill}`,
      rule: 'MK-46.1',
    }),
    prompt: (game, { player }) => ({ key: 'ask-skill', level: playerAt(game, player).level }),
    always: true,
  })
  .do('gain', (game, { player, skill, shown }) => {
    const owner = playerAt(game, player);
    owner.skillPile = owner.skillPile.filter((each) => !shown.includes(each));
    const offered = shown.filter((each) => each !== skill);
    game.commonSkills.push(...offered);
    gainSkill(game, player, skill);
    note({ key: 'skill-gained', player, skill, offered });
    revealDummySkill(game);
  })
  .maybeCall('passive', useEffect, (_, { player, skill }): Use | undefined =>
    skills[skill].usage === 'passive' ? { player, source: `skill:${skill}`, path: [] } : undefined,
  );

/** Drawn for this hero alone, for all to see. */
function layOut(game: MageKnight, seat: Seat): void {
  const level = levelIn(game);
  const take = <T>(deck: T[], { more }: { readonly more: number }): T[] => deck.splice(-(level + more));
  game.wares = {
    seat,
    influence: higherStart.influencePerLevel * level,
    advanced: take(game.advanced.deck, higherStart.advanced),
    units: take(game.units.regular, higherStart.units),
    spells: take(game.spells.deck, higherStart.spells),
    artifacts: take(game.artifacts, higherStart.artifacts),
  };
  revealed();
}

const waresOf = ({ wares }: MageKnight): Wares => wares as Wares;

/** What nobody wanted goes under its deck, and what is left over is a little fame. */
function putAway(game: MageKnight, seat: Seat): void {
  const { influence, advanced, units: hired, spells, artifacts } = waresOf(game);
  game.advanced.deck.unshift(...advanced);
  game.units.regular.unshift(...hired);
  game.spells.deck.unshift(...spells);
  game.artifacts.unshift(...artifacts);
  delete game.wares;
  if (influence > 0) gainFame(game, seat, higherStart.fame);
}

/** One for each odd level above the first. */
const growAction = rule<Of>('growAction')
  .choose('card', {
    kind: 'one',
    values: (game): readonly AdvancedActionId[] => waresOf(game).advanced,
    option: (_, card) => ({ id: `learn:${card}`, label: { key: 'learn', card }, rule: 'MK-46.1' }),
    prompt: () => ({ key: 'ask-action' }),
    always: true,
  })
  .do('gain', (game, { player, card }) => {
    const { advanced } = waresOf(game);
    advanced.splice(advanced.indexOf(card), 1);
    gainCard(game, player, card);
  });

type BuyAct =
  | { readonly do: 'buyWare'; readonly card: FaceId; readonly crystal: Basic | null }
  | { readonly do: 'buyWare'; readonly unit: UnitId }
  | { readonly do: 'buyWare'; readonly colour: Basic };

const kindOf = (card: FaceId) => cardOf(card).kind;

function costOf(act: BuyAct): number {
  if ('unit' in act) return units[act.unit].cost;
  if ('colour' in act) return higherStart.crystal;
  if (act.crystal !== null) return higherStart.spells.withCrystal;
  const kind = kindOf(act.card);
  if (kind === 'spell') return higherStart.spells.cost;
  return kind === 'artifact' ? higherStart.artifacts.cost : higherStart.advanced.cost;
}

const isFamiliar = (unit: UnitId): boolean => (units[unit] as UnitCard).familiar === true;

/** Everything that could be bought if Influence were no matter. */
function waresFor(game: MageKnight, seat: Seat): BuyAct[] {
  const { advanced, units: hired, spells, artifacts } = waresOf(game);
  const player = playerAt(game, seat);
  const plain = [...advanced, ...spells, ...artifacts].map(
    (card): BuyAct => ({ do: 'buyWare', card, crystal: null }),
  );
  const forCrystals = spells.flatMap((card) =>
    cardOf(card)
      .colours.filter((colour): colour is Basic => player.crystals[colour as Basic] > 0)
      .map((crystal): BuyAct => ({ do: 'buyWare', card, crystal })),
  );
  const joining =
    freeCommands(player) <= 0
      ? []
      : [...new Set(hired)]
          .filter((unit) => !isFamiliar(unit))
          .map((unit): BuyAct => ({ do: 'buyWare', unit }));
  const crystals = roomFor(game, seat).map((colour): BuyAct => ({ do: 'buyWare', colour }));
  return [...plain, ...forCrystals, ...joining, ...crystals];
}

const optionOf = (act: BuyAct) => {
  const cost = costOf(act);
  if ('unit' in act)
    return { id: `hire:${act.unit}`, label: { key: 'hire-ware' as const, unit: act.unit, cost } };
  if ('colour' in act)
    return { id: `crystal:${act.colour}`, label: { key: 'crystal-ware' as const, colour: act.colour, cost } };
  const { card, crystal } = act;
  const id = crystal === null ? `buy:${card}` : `buy:${card}:${crystal}`;
  return { id, label: { key: 'card-ware' as const, card, cost, crystal } };
};

function give(game: MageKnight, seat: Seat, act: BuyAct): void {
  const wares = waresOf(game);
  if ('unit' in act) {
    wares.units.splice(wares.units.indexOf(act.unit), 1);
    joinUnit(game, seat, act.unit);
  } else if ('colour' in act) gainCrystalOrNone(game, seat, act.colour);
  else {
    for (const pile of [wares.advanced, wares.spells, wares.artifacts] as FaceId[][]) {
      const at = pile.indexOf(act.card);
      if (at >= 0) pile.splice(at, 1);
    }
    if (act.crystal !== null) playerAt(game, seat).crystals[act.crystal]--;
    gainCard(game, seat, act.card);
  }
}

const buyWare: ActKind<MageKnightTypes, Of, BuyAct> = {
  list: (game, { player }, into) => {
    for (const act of waresFor(game, player)) if (costOf(act) <= waresOf(game).influence) into.push(act);
  },
  option: (_, act) => ({ ...optionOf(act), rule: 'MK-46.1' }),
  refused: (game, { player }) =>
    waresFor(game, player)
      .filter((act) => costOf(act) > waresOf(game).influence)
      .map((act) => ({
        ...optionOf(act),
        reason: { key: 'wares-too-dear' as const, influence: waresOf(game).influence },
        rule: 'MK-46.1' as const,
      })),
  carryOut: (game, act, { player }) => {
    waresOf(game).influence -= costOf(act);
    give(game, player, act);
    return undefined;
  },
};

type DoneAct = { readonly do: 'done' };

const done: ActKind<MageKnightTypes, Of, DoneAct> = {
  list: (_, __, into) => {
    into.push({ do: 'done' });
  },
  option: (game) => ({
    id: 'done',
    label: { key: 'wares-done', influence: waresOf(game).influence },
    rule: 'MK-46.1',
  }),
  carryOut: () => undefined,
};

const halves = (level: number): number[] => Array.from({ length: level - 1 }, (_, at) => at + 2);

const growHero = rule<Of>('growHero')
  .do('rise', (game, { player }) => rise(game, player))
  .times(
    'skills',
    growSkill,
    (game) => halves(levelIn(game)).filter(bringsSkill).length,
    (_, { player }) => ({ player }),
  )
  .do('lay out', (game, { player }) => layOut(game, player))
  .times(
    'actions',
    growAction,
    (game) => halves(levelIn(game)).filter((level) => !bringsSkill(level)).length,
    (_, { player }) => ({ player }),
  )
  .acts('bought', {
    kinds: { buyWare, done },
    ends: ['done'],
    always: true,
    prompt: (game) => ({ key: 'ask-wares', influence: waresOf(game).influence }),
  })
  .do('put away', (game, { player }) => putAway(game, player));

/** In the order in which heroes were picked. */
rule('growHeroes').each('grown', growHero, ({ picked }) => picked.map((player) => ({ player })));
