import {
  all,
  bonusAction,
  type DieChange,
  type Effect,
  each,
  gain,
  type Modifier,
  pay,
  type Role,
  returnCard,
  setDie,
  setDiePer,
  shiftDie,
  takeCitizen,
  takeFrom,
  takeRandomMonster,
} from './effect.ts';

/** When a domain works (VAL-DATA.10). All but `instant` are ongoing. */
type Power =
  | {
      readonly timing: 'instant' | 'onDoubles' | 'actionStart' | 'actionEnd' | 'onGainCitizen' | 'onSlay';
      readonly effect: Effect;
    }
  | { readonly timing: 'rollModify'; readonly effect: DieChange }
  | { readonly timing: 'modifier'; readonly effect: Modifier };

export type Domain = Power & {
  /** Price in gold. */
  readonly cost: number;
  /** Role icons the owner's citizens must show; the domain itself shows them for the duke. */
  readonly requires: Readonly<Partial<Record<Role, number>>>;
  /** Points at the end of the game. */
  readonly vp: number;
};

export type Timing = Domain['timing'];

const noCopySurcharge: Modifier = { op: 'modifier', what: 'recruitCopySurcharge', set: 0 };
const cheaperDomains: Modifier = { op: 'modifier', what: 'domainGoldCost', add: -1, min: 1 };

// biome-ignore format: one card per row, like the printed list
export const domains = {
  'foxgrove-palisade': { cost: 9, requires: { soldier: 1, shadow: 1 }, vp: 3,
    timing: 'rollModify', effect: setDie(6, { gold: 2 }) },
  'desert-orchid': { cost: 9, requires: { shadow: 1, holy: 1 }, vp: 3,
    timing: 'rollModify', effect: setDiePer(1, { gold: 1 }, each.citizen('holy')) },
  'emerald-stronghold': { cost: 12, requires: { worker: 1, soldier: 1, holy: 1 }, vp: 5,
    timing: 'modifier', effect: noCopySurcharge },
  'pratchetts-plateau': { cost: 8, requires: { worker: 1, holy: 1 }, vp: 3,
    timing: 'modifier', effect: cheaperDomains },
  'cathedral-of-st-aquila': { cost: 8, requires: { holy: 2 }, vp: 3,
    timing: 'actionEnd', effect: takeFrom({ gold: 1 }) },
  'darktide-harbour': { cost: 6, requires: { worker: 1, soldier: 1, shadow: 1 }, vp: 2,
    timing: 'instant', effect: takeCitizen({ role: 'shadow' }) },
  'cloudriders-camp': { cost: 8, requires: { soldier: 1, holy: 1 }, vp: 2,
    timing: 'instant', effect: all(gain({ strength: 3 }), takeCitizen({ role: 'soldier', maxBaseCost: 2 })) },
  'orb-of-urdr': { cost: 6, requires: { shadow: 1, holy: 1 }, vp: 1,
    timing: 'actionEnd', effect: takeFrom({ magic: 1 }) },
  'rogues-landing': { cost: 7, requires: { worker: 1, shadow: 1 }, vp: 3,
    timing: 'instant', effect: takeCitizen({ role: 'worker' }) },
  'blood-crow-army': { cost: 5, requires: { soldier: 3 }, vp: 2,
    timing: 'actionStart', effect: gain({ strength: 1 }) },
  'eye-of-asteraten': { cost: 8, requires: { soldier: 1, holy: 1 }, vp: 1,
    timing: 'instant', effect: all(gain({ strength: 5 }), bonusAction('slay')) },
  'cutthroats-truce': { cost: 5, requires: { shadow: 1, holy: 1 }, vp: 1,
    timing: 'instant', effect: takeFrom({ gold: 3 }) },
  'halfpenny-hill': { cost: 6, requires: { worker: 3 }, vp: 2,
    timing: 'actionStart', effect: gain({ gold: 1 }) },
  'shattered-hand': { cost: 7, requires: { worker: 1, holy: 1 }, vp: 3,
    timing: 'instant', effect: takeCitizen({ role: 'holy' }) },
  'forgotten-sorrows': { cost: 9, requires: { worker: 1, shadow: 1 }, vp: 3,
    timing: 'onGainCitizen', effect: gain({ magic: 1 }) },
  'watcher-on-the-water': { cost: 6, requires: { soldier: 2 }, vp: 3,
    timing: 'instant', effect: returnCard('monster', { vp: 3 }) },
  'gargans-embrace': { cost: 7, requires: { soldier: 2 }, vp: 2,
    timing: 'onDoubles', effect: gain({ vp: 1 }) },
  'nest-of-the-weaver-witch': { cost: 6, requires: { worker: 2 }, vp: 3,
    timing: 'instant', effect: returnCard('citizen', { vp: 3 }) },
  'palace-of-the-dawn': { cost: 11, requires: { worker: 1, soldier: 2 }, vp: 4,
    timing: 'rollModify', effect: shiftDie(-1, 1) },
  'grimmwater-keep': { cost: 10, requires: { worker: 2, shadow: 1 }, vp: 4,
    timing: 'instant', effect: takeCitizen({ maxBaseCost: 3 }) },
  'violet-thorn': { cost: 7, requires: { soldier: 1, holy: 1 }, vp: 3,
    timing: 'onSlay', effect: gain({ magic: 1 }) },
  'purloiners-perch': { cost: 10, requires: { shadow: 2 }, vp: 2,
    timing: 'instant', effect: takeRandomMonster() },
  'golden-obelisk-of-nae': { cost: 6, requires: { worker: 1, holy: 1 }, vp: 3,
    timing: 'instant', effect: pay({ magic: 3 }, gain({ vp: 3 })) },
  'monolith-of-ostendaar': { cost: 9, requires: { worker: 1, soldier: 1 }, vp: 3,
    timing: 'actionStart', effect: gain({ magic: 1 }) },
} as const satisfies Record<string, Domain>;

export type DomainId = keyof typeof domains;

export const isDomain = (id: string): id is DomainId => Object.hasOwn(domains, id);
export const domainOf = (id: DomainId): Domain => domains[id];
