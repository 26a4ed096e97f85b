// Chapters VAL-ACT and VAL-GAIN: two actions, and what frames them.
import { calling, type KindsOf, type Refused, type Seat, type Trigger } from '@krcma/kernel';
import type { CitizenId } from '../data/citizens.ts';
import type { DomainId } from '../data/domains.ts';
import { RESOURCES, type Resource } from '../data/effect.ts';
import type { ValeriaTypes } from '../messages.ts';
import {
  isDomainStack,
  isMonsterStack,
  isSolo,
  playerAt,
  type SlayableId,
  STACKS,
  topOf,
  type Valeria,
} from '../state.ts';
import { build, buildableStacks, buildOption, buildPrice, missingRoles } from './build.ts';
import { domainsWith, effectOfDomain } from './domains-in-play.ts';
import { carryOut } from './effects.ts';
import { checkSoloEnd } from './end-solo.ts';
import { slayableAt } from './events.ts';
import { isExhausted, placeExhausted } from './exhausted.ts';
import { gainEffect } from './gain.ts';
import { canPay, refusingRule } from './payment.ts';
import { copySurcharge, recruit, recruitableStacks, recruitOption, recruitPrice } from './recruit.ts';
import { note, type Of, rule } from './script.ts';
import { slay, slayableStacks, slayOption, slayPrice } from './slay.ts';
import { theftRule } from './take-from.ts';

const ACTIONS_A_TURN = 2;

type Gain = { readonly do: 'gain'; readonly resource: Resource };
type Slay = { readonly do: 'slay'; readonly stack: number };
type Recruit = { readonly do: 'recruit'; readonly stack: number };
type Build = { readonly do: 'build'; readonly stack: number };

// Made once: the list of actions is asked for thousands of times in a search.
const GAINS: readonly Gain[] = RESOURCES.map((resource) => ({ do: 'gain', resource }));
const onStacks = <A>(act: (stack: number) => A): A[] =>
  Array.from({ length: STACKS }, (_, stack) => act(stack));
const SLAYS = onStacks((stack): Slay => ({ do: 'slay', stack }));
const RECRUITS = onStacks((stack): Recruit => ({ do: 'recruit', stack }));
const BUILDS = onStacks((stack): Build => ({ do: 'build', stack }));

const kinds: KindsOf<ValeriaTypes, Of, Gain | Slay | Recruit | Build> = {
  gain: {
    list: (_, __, into) => {
      for (const gain of GAINS) into.push(gain);
    },
    option: (_, { resource }) => ({
      id: `gain:${resource}`,
      label: { key: 'gain', resource },
      thing: `track:${resource}`,
      rule: 'VAL-GAIN.1',
    }),
    carryOut: (game, { resource }, { player }) => {
      playerAt(game, player)[resource]++;
      note({ key: 'gained', player, bag: { [resource]: 1 } });
    },
  },
  slay: {
    list: (game, { player }, into) => {
      for (const stack of slayableStacks(game, player)) into.push(SLAYS[stack] as Slay);
    },
    option: (game, { stack }, { player }) => slayOption(game, player, stack),
    carryOut: (_, { stack }, { player }) => calling(slay, { player, stack }),
  },
  recruit: {
    list: (game, { player }, into) => {
      for (const stack of recruitableStacks(game, player)) into.push(RECRUITS[stack] as Recruit);
    },
    option: (game, { stack }, { player }) => recruitOption(game, player, stack),
    carryOut: (_, { stack }, { player }) => calling(recruit, { player, stack }),
  },
  build: {
    list: (game, { player }, into) => {
      for (const stack of buildableStacks(game, player)) into.push(BUILDS[stack] as Build);
    },
    option: (game, { stack }, { player }) => buildOption(game, player, stack),
    carryOut: (_, { stack }, { player }) => calling(build, { player, stack }),
  },
};

type RefusedAction = Refused<ValeriaTypes>;

/** Why the card on a stack cannot be had now. */
function refusalAt(game: Valeria, seat: Seat, stack: number): RefusedAction | undefined {
  const slayable = slayableAt(game, stack);
  if (slayable !== undefined) return refusedSlay(game, seat, stack, slayable);
  if (isExhausted(game, stack)) return emptySpot(stack);
  if (isMonsterStack(stack)) return undefined;
  return isDomainStack(stack) ? refusedBuild(game, seat, stack) : refusedRecruit(game, seat, stack);
}

function refusedSlay(game: Valeria, seat: Seat, stack: number, card: SlayableId): RefusedAction | undefined {
  const needs = slayPrice(game, stack, card);
  if (canPay(game, seat, needs)) return undefined;
  const { strength, magic } = playerAt(game, seat);
  return {
    ...slayOption(game, seat, stack),
    reason: { key: 'too-weak', needs, strength, magic },
    rule: refusingRule(game, seat, needs, 'VAL-SLAY.2'),
  };
}

function refusedRecruit(game: Valeria, seat: Seat, stack: number): RefusedAction | undefined {
  const citizen = topOf(game, stack) as CitizenId;
  const needs = recruitPrice(game, seat, citizen);
  if (canPay(game, seat, needs)) return undefined;
  const { gold, magic } = playerAt(game, seat);
  const surcharge = copySurcharge(game, seat, citizen);
  return {
    ...recruitOption(game, seat, stack),
    reason: { key: 'too-poor', needs, gold, magic, surcharge },
    rule: refusingRule(game, seat, needs, 'VAL-REC.2'),
  };
}

const emptySpot = (stack: number): RefusedAction => ({
  id: `empty:${stack}`,
  label: { key: 'empty-spot', stack },
  thing: `stack:${stack}`,
  reason: { key: 'spot-exhausted' },
  rule: 'VAL-EXH.6',
});

function refusedBuild(game: Valeria, seat: Seat, stack: number): RefusedAction | undefined {
  const domain = topOf(game, stack) as DomainId;
  const option = buildOption(game, seat, stack);
  const missing = missingRoles(game, seat, domain);
  if (missing !== undefined)
    return { ...option, reason: { key: 'missing-roles', missing }, rule: 'VAL-BUILD.2' };
  const needs = buildPrice(game, seat, domain);
  if (canPay(game, seat, needs)) return undefined;
  const { gold, magic } = playerAt(game, seat);
  return {
    ...option,
    reason: { key: 'too-poor', needs, gold, magic },
    rule: refusingRule(game, seat, needs, 'VAL-BUILD.6'),
  };
}

export const action = rule<Of & { number: number }>('action')
  .act('act', {
    kinds,
    refused: (game, { player }) =>
      Array.from({ length: STACKS }, (_, stack) => refusalAt(game, player, stack)).filter(
        (refusal) => refusal !== undefined,
      ),
    prompt: (_, { number }) => ({ key: 'ask-action', number }),
  })
  // The action is finished: now its emptied stacks get their cards (VAL-EXH.1).
  .do('exhausted', (game) => {
    if (game.emptied.length === 0) return;
    placeExhausted(game);
    if (isSolo(game)) checkSoloEnd(game);
  });

/** Domains that work when the second action is done; their owner orders them (VAL-ACT.5, VAL-TURN.3). */
function dueAtEnd(game: Valeria, player: Seat): Trigger<ValeriaTypes>[] {
  return domainsWith(game, player, 'actionEnd').map((domain) => ({
    id: `use:${domain}`,
    seat: player,
    call: carryOut.name,
    with: { player, card: domain, part: [] },
    label: { key: 'domain-effect', domain, solo: isSolo(game) },
    thing: `card:${domain}`,
    rule: theftRule(game, domain),
  }));
}

export const actionPhase = rule<Of>('actionPhase')
  .do('start', (game, { player }) => {
    for (const domain of domainsWith(game, player, 'actionStart'))
      gainEffect(game, player, effectOfDomain(domain), domain);
  })
  .each('actions', action, (_, { player }) =>
    Array.from({ length: ACTIONS_A_TURN }, (__, index) => ({ player, number: index + 1 })),
  )
  .offer('end', {
    due: (game, { player }) => dueAtEnd(game, player),
    prompt: () => ({ key: 'ask-action-end' }),
    decline: () => ({ key: 'decline' }),
  });
