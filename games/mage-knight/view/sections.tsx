// On a phone the table has five sections; on a desk the fight, the offers and the overview share a side.
import { SectionTabs as Tabs } from '@krcma/tableware/section-tabs';
import { litSections } from '@krcma/tableware/sections';
import * as icons from './icons.ts';
import { isOnMap } from './map.tsx';
import { isFought, type Props, wordsOf } from './table.ts';

export const SECTIONS = ['map', 'own', 'fight', 'offers', 'overview'] as const;
export type Section = (typeof SECTIONS)[number];

const sectionIcons: Readonly<Record<Section, string>> = {
  map: icons.tile,
  own: icons.hand,
  fight: icons.attack,
  offers: icons.scroll,
  overview: icons.compass,
};

const PLACES: Readonly<Record<string, Section>> = {
  card: 'own',
  how: 'own',
  ability: 'own',
  token: 'own',
  crystal: 'own',
  unit: 'own',
  skill: 'own',
  deck: 'own',
  discard: 'own',
  seat: 'own',
  foe: 'fight',
  attack: 'fight',
  hero: 'fight',
  assault: 'fight',
  tactic: 'own',
  offer: 'offers',
};

export function sectionOf({ view }: Pick<Props, 'view'>, thing: string): Section | undefined {
  const [kind = '', id = ''] = thing.split(':');
  if (isOnMap(thing)) return 'map';
  if (kind === 'tactic' && view.phase === 'tactics') return 'offers';
  if (kind === 'skill' && view.commonSkills.some((each) => each === id)) return 'offers';
  const place = PLACES[kind];
  // The hand lies below the enemies as long as they fight.
  return place === 'own' && isFought(view) ? 'fight' : place;
}

/** The table opens on what is asked. Without a fight there is no stage for it, and in one the hand lies beside it. */
function sectionsNow({ view }: Pick<Props, 'view'>): readonly Section[] {
  // Whoever has no hero yet has nothing before them.
  const isNobody = view.seat === undefined || view.players[view.seat]?.hero === null;
  if (view.phase === 'heroes') return isNobody ? SECTIONS.filter((each) => each !== 'own') : SECTIONS;
  const without = isFought(view) ? 'own' : 'fight';
  return SECTIONS.filter((each) => each !== without);
}

/** The stage of a fight is gone when the fight is over: then the land is up. */
export const standing = (props: Pick<Props, 'view'>, section: Section): Section =>
  sectionsNow(props).includes(section) ? section : 'map';

export function opening(props: Props): readonly [Section, ...Section[]] {
  const [first = 'map'] = litSections(SECTIONS, props, (thing) => sectionOf(props, thing));
  return [first, ...SECTIONS.filter((section) => section !== first)];
}

type TabsProps = Props & { readonly section: Section; turnTo(section: Section): void };

/** Of what lies beside the map on a desk: units, skills and offers together, which the overview covers. */
export const sideOf = (props: Pick<Props, 'view'>, thing: string): 'offers' | undefined =>
  sectionOf(props, thing) === 'offers' || /^(unit|ability|skill):/.test(thing) ? 'offers' : undefined;

type SideTabsProps = Props & {
  readonly section: 'offers' | 'overview';
  turnTo(section: 'offers' | 'overview'): void;
};

export function SideTabs({ section, turnTo, ...props }: SideTabsProps) {
  const words = wordsOf(props);
  const tabs = (['offers', 'overview'] as const).map((each) => ({
    section: each,
    icon: sectionIcons[each],
    name: words.tabs[each],
  }));
  const lit = litSections(['offers'] as const, props, (thing) => sideOf(props, thing));
  return <Tabs tabs={tabs} up={section} lit={lit} turnTo={turnTo} />;
}

export function SectionTabs({ section, turnTo, ...props }: TabsProps) {
  const words = wordsOf(props);
  const lit = litSections(SECTIONS, props, (thing) => sectionOf(props, thing));
  const isPicked = props.view.phase === 'heroes';
  const tabs = sectionsNow(props).map((each) => ({
    section: each,
    icon: each === 'fight' && isPicked ? icons.hero : sectionIcons[each],
    name: words.tabs[each === 'fight' && isPicked ? 'heroes' : each],
  }));
  return <Tabs tabs={tabs} up={section} lit={lit} turnTo={turnTo} />;
}
