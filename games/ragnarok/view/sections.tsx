// On a phone the table has four sections; on a desk the wheel and the fates share a side.
import { SectionTabs as Tabs } from '@krcma/tableware/section-tabs';
import { litSections } from '@krcma/tableware/sections';
import * as icons from './icons.ts';
import { isOnMap } from './map.tsx';
import { asksForRunes, hasStage } from './stage.tsx';
import { type Props, wordsOf } from './table.ts';

export const SECTIONS = ['map', 'wheel', 'own', 'fate'] as const;
export type Section = (typeof SECTIONS)[number];

const sectionIcons: Readonly<Record<Section, string>> = {
  map: icons.map,
  wheel: icons.yggdrasil,
  own: icons.card,
  fate: icons.ragnarok,
};

const PLACES: Readonly<Record<string, Section>> = {
  slot: 'wheel',
  card: 'own',
  rune: 'own',
  attribute: 'own',
  artifact: 'own',
  blessing: 'own',
  hero: 'own',
  omen: 'fate',
  attack: 'wheel',
  wound: 'wheel',
  origin: 'wheel',
  'rune-action': 'wheel',
  bank: 'wheel',
};

/** What lies on the stage takes the place of the wheel. */
export function sectionOf({ view, seat }: Pick<Props, 'view' | 'seat'>, thing: string): Section | undefined {
  const [kind = '', id = ''] = thing.split(':');
  if (kind === 'blessing' && view.draft.some((blessing) => blessing === id)) return 'wheel';
  if (kind === 'hero' && Number.isNaN(Number(id))) return hasStage({ view, seat }) ? 'wheel' : 'own';
  return PLACES[kind] === undefined && isOnMap(thing) ? 'map' : kind === 'hero' ? 'map' : PLACES[kind];
}

/** The table opens on what is asked. */
export function opening(props: Props): readonly [Section, ...Section[]] {
  const [first = 'map'] = litSections(SECTIONS, props, (thing) => sectionOf(props, thing));
  return [first, ...SECTIONS.filter((section) => section !== first)];
}

type TabsProps = Props & {
  readonly sections: readonly Section[];
  readonly section: Section;
  turnTo(section: Section): void;
};

export function SectionTabs({ sections, section, turnTo, ...props }: TabsProps) {
  const words = wordsOf(props);
  const lit = litSections(SECTIONS, props, (thing) => sectionOf(props, thing));
  const names: Readonly<Record<Section, string>> = {
    ...words.tabs,
    wheel: stageName(props) ?? words.tabs.wheel,
  };
  const tabs = sections.map((each) => ({ section: each, icon: sectionIcons[each], name: names[each] }));
  return <Tabs tabs={tabs} up={section} lit={lit} turnTo={turnTo} />;
}

function stageName(props: Props): string | undefined {
  const words = wordsOf(props);
  const { view } = props;
  if (view.battle !== null) return words.battle;
  if (view.hunt !== null) return words.hunt;
  if (view.draft.length > 0) return words.blessings;
  if (hasStage(props)) return words.phase('hero');
  return asksForRunes(props) ? words.runes : undefined;
}
