// What players may agree on besides a scenario and its forms (MK-25.1 to .16); what does not go together is forbidden.ts.
import type { OptionSchema } from '@krcma/kernel';
import { type Need, scenariosOfNights, scenariosWith } from '../data/variants.ts';

const beside = (need: Need) => ({ scenario: scenariosWith(need) });

export const variantOptions = {
  heroAuction: { kind: 'flag', default: false, fits: { players: 'several' } },
  mapShape: {
    kind: 'choice',
    values: ['printed', 'wedge', 'open3', 'open4', 'open'],
    default: 'printed',
    fits: { beside: beside('growingMap') },
  },
  moreCountryside: { kind: 'number', min: -2, max: 3, default: 0, fits: { beside: beside('growingMap') } },
  moreCore: { kind: 'number', min: 0, max: 2, default: 0, fits: { beside: beside('growingMap') } },
  moreCities: { kind: 'number', min: 0, max: 2, default: 0, fits: { beside: beside('conquest') } },
  randomOrientation: { kind: 'flag', default: false },
  randomCities: { kind: 'flag', default: false, fits: { beside: beside('cities') } },
  nightArrival: {
    kind: 'flag',
    default: false,
    fits: { beside: { ...beside('anyNights'), darknessIsComing: false } },
  },
  darknessIsComing: {
    kind: 'flag',
    default: false,
    fits: { beside: { ...beside('anyNights'), nightArrival: false } },
  },
  noInteractiveSpells: {
    kind: 'flag',
    default: false,
    fits: { players: 'several', beside: beside('rivals') },
  },
  noInteractiveSkills: {
    kind: 'flag',
    default: false,
    fits: { players: 'several', beside: beside('rivals') },
  },
  friendlyMana: { kind: 'flag', default: false },
  rampage: { kind: 'choice', values: ['none', 'rampage', 'more'], default: 'none' },
  interactiveCombat: { kind: 'flag', default: false, fits: { players: 'several' } },
  actionUpgrading: {
    kind: 'flag',
    default: false,
    fits: [
      { beside: { scenario: scenariosOfNights() } },
      { players: 'alone', beside: { scenario: 'first-reconnaissance' } },
    ],
  },
  startingDraft: { kind: 'flag', default: false, fits: { players: 'several' } },
} as const satisfies OptionSchema;
