// MK-9: what stands on a space, what it sells, who guards it and what is won there.
import type { Reward } from './rewards.ts';
import type { Back, Colour, Time } from './types.ts';
import type { RecruitSite } from './unit-card.ts';

export type SiteClass = 'safe' | 'inhabited' | 'fortified' | 'adventure' | 'benefit';

export interface Site {
  readonly class: SiteClass;
  /** Who may interact here; nobody unless said (MK-10.1). */
  readonly interact?: 'all' | 'owner' | 'conquered';
  /** Units with this icon are recruited here; a refugee camp takes all, for a surcharge (MK-9.23). */
  readonly recruit?: RecruitSite;
  /** Units with these icons too (MK-39.4, MK-40.3). */
  readonly recruitsToo?: readonly RecruitSite[];
  readonly surcharges?: Readonly<Record<RecruitSite, number>>;
  /** Influence for one healing point, an advanced action of the Unit offer, a Spell. */
  readonly healCost?: number;
  readonly advancedCost?: number;
  readonly spellCost?: number;
  /** Before the own turn, once between two of them (MK-9.3). */
  readonly plunder?: { readonly draw: number; readonly reputation: number };
  /** Drawn face down when the tile is revealed (MK-8.12). */
  readonly garrison?: readonly Back[];
  /** Drawn when somebody enters. */
  readonly enemies?: readonly Back[];
  /** Night rules hold in its fights; units do not take part, or so many. */
  readonly isDark?: true;
  /** Night rules hold here outside of fights too (MK-9.27). */
  readonly alwaysNight?: true;
  readonly units?: number;
  /** Undefeated enemies stay; a defeated one of several is replaced. */
  readonly keeps?: true;
  readonly refills?: true;
  readonly rewards?: readonly Reward[];
  /** It may be entered again for fame alone (MK-9.12, .13). */
  readonly again?: true;
  /** Move for each path, and what it leads to (MK-9.24). */
  readonly paths?: readonly { readonly move: number; readonly rewards: readonly Reward[] }[];
  /** For each of them one owns, at the start of a turn on or beside one (MK-39.7). */
  readonly ownerToken?: Readonly<Record<Time, Colour>>;
  /** A token at the start of a turn here. */
  readonly token?: Readonly<Partial<Record<Time, Colour>>>;
  /** At the end of a turn: a crystal of its colour, or of one of them; a wound less (MK-9.19, .20, .22). */
  readonly atEnd?: 'crystal' | 'wound';
  /** Entered by force as a fortified site is, but nothing protects whoever holds it (MK-24.5, MK-46.3). */
  readonly unwalled?: true;
  /** Gives nothing before it is liberated (MK-24.13, MK-36.6). */
  readonly held?: true;
  /** What its liberation is worth (MK-43.4). */
  readonly reputation?: number;
  /** By the order in which such sites were revealed (MK-44.4). */
  readonly rewardsInOrder?: readonly (readonly Reward[])[];
  /** Once liberated it is sealed for a mana, with a shield and Reputation (MK-44.5). */
  readonly sealed?: { readonly reputation: number };
  /** Several heroes may stand here (MK-7.19). */
  readonly open?: true;
  /** Volkare's army is fortified here (MK-23.26). */
  readonly shelters?: true;
}

export const glade = { day: 'gold', night: 'black' } as const;

export const sites = {
  portal: { class: 'safe', open: true },
  village: {
    class: 'inhabited',
    interact: 'all',
    recruit: 'village',
    healCost: 3,
    plunder: { draw: 2, reputation: -1 },
  },
  monastery: {
    class: 'inhabited',
    interact: 'all',
    recruit: 'monastery',
    healCost: 2,
    advancedCost: 6,
    enemies: ['violet'],
    units: 0,
    rewards: [{ reward: 'artifact', n: 1 }],
  },
  keep: { class: 'fortified', interact: 'owner', recruit: 'keep', garrison: ['grey'] },
  mageTower: {
    class: 'fortified',
    interact: 'conquered',
    recruit: 'mage-tower',
    spellCost: 7,
    garrison: ['violet'],
    rewards: [{ reward: 'spell', n: 1 }],
  },
  city: { class: 'fortified', interact: 'conquered', recruit: 'city' },
  dungeon: {
    class: 'adventure',
    enemies: ['brown'],
    isDark: true,
    units: 0,
    rewards: [{ reward: 'spellOrArtifact', n: 1 }],
    again: true,
  },
  tomb: {
    class: 'adventure',
    enemies: ['red'],
    isDark: true,
    units: 0,
    rewards: [
      { reward: 'spell', n: 1 },
      { reward: 'artifact', n: 1 },
    ],
    again: true,
  },
  monsterDen: {
    class: 'adventure',
    enemies: ['brown'],
    keeps: true,
    rewards: [{ reward: 'randomCrystal', n: 2 }],
  },
  spawningGrounds: {
    class: 'adventure',
    enemies: ['brown', 'brown'],
    keeps: true,
    refills: true,
    rewards: [
      { reward: 'artifact', n: 1 },
      { reward: 'randomCrystal', n: 3 },
    ],
  },
  ancientRuins: { class: 'adventure', keeps: true },
  crystalMine: { class: 'benefit', atEnd: 'crystal' },
  deepMine: { class: 'benefit', atEnd: 'crystal' },
  magicalGlade: {
    class: 'benefit',
    interact: 'all',
    recruit: 'magical-glade',
    token: glade,
    atEnd: 'wound',
  },
  refugeeCamp: {
    class: 'inhabited',
    interact: 'all',
    surcharges: { village: 0, monastery: 1, keep: 1, 'mage-tower': 1, 'magical-glade': 1, city: 3 },
  },
  maze: {
    class: 'adventure',
    enemies: ['brown'],
    units: 1,
    paths: [
      { move: 2, rewards: [{ reward: 'crystalChoice', n: 2 }] },
      { move: 4, rewards: [{ reward: 'spell', n: 1 }] },
      { move: 6, rewards: [{ reward: 'artifact', n: 1 }] },
    ],
  },
  labyrinth: {
    class: 'adventure',
    enemies: ['red'],
    units: 1,
    paths: [
      {
        move: 2,
        rewards: [
          { reward: 'crystalChoice', n: 2 },
          { reward: 'advancedAction', n: 1 },
        ],
      },
      {
        move: 4,
        rewards: [
          { reward: 'spell', n: 1 },
          { reward: 'advancedAction', n: 1 },
        ],
      },
      {
        move: 6,
        rewards: [
          { reward: 'artifact', n: 1 },
          { reward: 'advancedAction', n: 1 },
        ],
      },
    ],
  },
  /** MK-9.27, .28, MK-24.5, .13: markers of Shades of Tezla, on a glade and on the space of a city. */
  graveyard: { class: 'benefit', alwaysNight: true, token: { night: 'black' } },
  necropolis: { class: 'benefit', alwaysNight: true, token: { night: 'black' }, unwalled: true, held: true },
  hiddenValley: {
    class: 'benefit',
    interact: 'all',
    recruit: 'magical-glade',
    token: glade,
    atEnd: 'wound',
    unwalled: true,
    held: true,
  },
  /** MK-46.2. */
  destroyedCity: { class: 'safe', unwalled: true, garrison: ['red'] },
  /** Plains without a site where Volkare is not in the game [house]. */
  volkaresCamp: { class: 'safe', shelters: true },
} as const satisfies Readonly<Record<string, Site>>;

export type SiteKind = keyof typeof sites;
export const SITES = Object.keys(sites) as readonly SiteKind[];

export const siteOf = (kind: SiteKind): Site => sites[kind];

/** MK-10.22, MK-11.2, MK-9.3, .5. */
export const ASSAULT_REPUTATION = -1;
export const BURN_REPUTATION = -3;
export const RAMPAGING = {
  orc: { back: 'green', reputation: 1 },
  draconum: { back: 'red', reputation: 2 },
} as const satisfies Readonly<Record<string, { readonly back: Back; readonly reputation: number }>>;
