/** The vocabulary of the cards: what a card can do, as data. VAL-DATA in the rules explains the words. */

export const RESOURCES = ['gold', 'strength', 'magic'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Victory points have a track on the board but are no resource (VAL-RES.1). */
export const TRACKS = [...RESOURCES, 'vp'] as const;
export type Track = (typeof TRACKS)[number];

export type Bag = Readonly<Partial<Record<Track, number>>>;

export const ROLES = ['worker', 'soldier', 'shadow', 'holy'] as const;
export type Role = (typeof ROLES)[number];

export const AREAS = [
  'hills',
  'barrens',
  'ruins',
  'forest',
  'valley',
  'swamp',
  'mountains',
  'caverns',
] as const;
export type Area = (typeof AREAS)[number];

export const MONSTER_TYPES = ['minion', 'beast', 'titan', 'boss'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];

/** The citizens that other cards name; starters carry the same names (VAL-CIT.5). */
export type CitizenName = 'peasant' | 'knight';

/** Counts in the owner's tableau and victory stack; a starter is never a `citizen`. */
export type Count =
  | { readonly count: 'citizen'; readonly role?: Role }
  | { readonly count: 'domain' }
  | { readonly count: 'monster'; readonly area?: Area; readonly type?: MonsterType }
  | { readonly count: 'named'; readonly name: CitizenName }
  | { readonly count: 'roleIcon'; readonly role: Role };

export interface CitizenFilter {
  readonly role?: Role;
  readonly maxBaseCost?: number;
  readonly name?: CitizenName;
}

/** From `pay` on an effect may always be declined; the first four are simply carried out. */
export type Effect =
  | { readonly op: 'gain'; readonly res: Bag }
  | { readonly op: 'gainPer'; readonly res: Bag; readonly per: Count }
  | { readonly op: 'all'; readonly of: readonly Effect[] }
  | { readonly op: 'oneOf'; readonly of: readonly Effect[] }
  | { readonly op: 'pay'; readonly cost: Bag; readonly then: Effect }
  | { readonly op: 'takeFrom'; readonly oneOf: readonly Bag[] }
  | { readonly op: 'takeCitizen'; readonly filter: CitizenFilter }
  | { readonly op: 'returnCard'; readonly card: 'citizen' | 'monster'; readonly gain: Bag }
  | { readonly op: 'takeRandomMonster' }
  | { readonly op: 'bonusAction'; readonly action: 'slay' };

/** Always optional, once per roll phase. */
export type DieChange =
  | { readonly op: 'setDie'; readonly value: number; readonly cost?: Bag; readonly costPer?: CostPer }
  | { readonly op: 'shiftDie'; readonly by: number; readonly min: number };

export interface CostPer {
  readonly res: Bag;
  readonly per: Count;
}

export type Modifier =
  | { readonly op: 'modifier'; readonly what: 'recruitCopySurcharge'; readonly set: number }
  | { readonly op: 'modifier'; readonly what: 'domainGoldCost'; readonly add: number; readonly min: number };

export type EventInstruction =
  | { readonly op: 'placeToken'; readonly token: Resource }
  | { readonly op: 'allLose'; readonly res: Bag };

export interface ScoreLine {
  readonly vp: number;
  readonly per: Count;
}

export const each = {
  citizen: (role?: Role): Count => (role === undefined ? { count: 'citizen' } : { count: 'citizen', role }),
  domain: (): Count => ({ count: 'domain' }),
  monster: (of: { area?: Area; type?: MonsterType } = {}): Count => ({ count: 'monster', ...of }),
  named: (name: CitizenName): Count => ({ count: 'named', name }),
  roleIcon: (role: Role): Count => ({ count: 'roleIcon', role }),
};

export const gain = (res: Bag): Effect => ({ op: 'gain', res });
export const gainPer = (res: Bag, per: Count): Effect => ({ op: 'gainPer', res, per });
export const all = (...of: readonly Effect[]): Effect => ({ op: 'all', of });
export const oneOf = (...of: readonly Effect[]): Effect => ({ op: 'oneOf', of });
export const pay = (cost: Bag, then: Effect): Effect => ({ op: 'pay', cost, then });
export const takeFrom = (...bags: readonly Bag[]): Effect => ({ op: 'takeFrom', oneOf: bags });
export const takeCitizen = (filter: CitizenFilter = {}): Effect => ({ op: 'takeCitizen', filter });
export const returnCard = (card: 'citizen' | 'monster', res: Bag): Effect => ({
  op: 'returnCard',
  card,
  gain: res,
});
export const takeRandomMonster = (): Effect => ({ op: 'takeRandomMonster' });
export const bonusAction = (action: 'slay'): Effect => ({ op: 'bonusAction', action });

export const setDie = (value: number, cost: Bag): DieChange => ({ op: 'setDie', value, cost });
export const setDiePer = (value: number, res: Bag, per: Count): DieChange => ({
  op: 'setDie',
  value,
  costPer: { res, per },
});
export const shiftDie = (by: number, min: number): DieChange => ({ op: 'shiftDie', by, min });

export const placeToken = (token: Resource): EventInstruction => ({ op: 'placeToken', token });
export const allLose = (res: Bag): EventInstruction => ({ op: 'allLose', res });
