// What variants are called, and what each is about in a sentence.
import type { RulesVariant } from '../data/variants.ts';

export const variantOptions = {
  heroAuction: { label: 'Hero auction', help: 'Whoever wants the hero another picked bids Fame for it.' },
  mapShape: {
    label: 'Shape of the map',
    help: 'A wedge between two coasts, or open land: three to five columns.',
  },
  moreCountryside: { label: 'More countryside', help: 'So many countryside tiles more, or fewer.' },
  moreCore: { label: 'More core land', help: 'So many core tiles without a city more.' },
  moreCities: { label: 'More cities', help: 'So many cities more, as strong as the last one.' },
  randomOrientation: {
    label: 'Random tiles',
    help: 'Each new tile is turned by chance: no two lands are alike.',
  },
  randomCities: { label: 'Random cities', help: 'Any city may stand on any tile with a city.' },
  nightArrival: {
    label: 'Night arrival',
    help: 'The first round is a night: harder, and garrisons are unknown.',
  },
  darknessIsComing: {
    label: 'Darkness is coming',
    help: 'Days follow each other until a black die brings a night that lasts to the end.',
  },
  noInteractiveSpells: {
    label: 'No hostile Spells',
    help: 'The four Spells that harm other players stay in the box.',
  },
  noInteractiveSkills: {
    label: 'No hostile skills',
    help: 'Skills that harm other players stay in the box.',
  },
  friendlyMana: {
    label: 'Friendlier mana',
    help: 'By day a gold die stands for no colour that lies in the Source, and is left alone.',
  },
  rampage: { label: 'Rampage', help: 'Defeated orcs and draconum may come back, and people trust you less.' },
  interactiveCombat: {
    label: 'Interactive combat',
    help: 'An enemy that fights alone is helped by a die another player sets in secret.',
  },
  actionUpgrading: {
    label: 'Action upgrading',
    help: 'After a night you may swap an action for an advanced one; the weakest choose first.',
  },
  startingDraft: {
    label: 'Starting draft',
    help: 'Before the game three advanced actions are drafted; one joins the deck after each day.',
  },
} as const satisfies Readonly<Record<RulesVariant, { readonly label: string; readonly help: string }>>;

export const variantValues = {
  mapShape: {
    printed: 'As in the scenario',
    wedge: 'Wedge',
    open3: 'Open, three columns',
    open4: 'Open, four columns',
    open: 'Open, five columns',
  },
  rampage: { none: 'None', rampage: 'Rampage', more: 'Hordes' },
} as const;
