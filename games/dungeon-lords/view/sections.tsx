// On a phone the table has three sections.
import { SectionTabs as Tabs } from '@krcma/tableware/section-tabs';
import { litSections } from '@krcma/tableware/sections';
import * as icons from './icons.ts';
import { Sign } from './signs.tsx';
import { isCombat, lordIn, nearSeat, type Props, wordsOf } from './table.ts';

/** Orders are answered on the desk, or by the actions themselves. */
export const SECTIONS = ['desk', 'village', 'dungeon'] as const;
type Section = (typeof SECTIONS)[number];

const sectionIcons: Readonly<Record<Section, string>> = {
  desk: icons.special,
  village: icons.hireMonster,
  dungeon: icons.entrance,
};

const PLACES: Readonly<Record<string, Section>> = {
  order: 'desk',
  place: 'desk',
  dummy: 'desk',
  action: 'village',
  slot: 'village',
  offer: 'village',
  city: 'village',
  track: 'village',
  adventurer: 'village',
  cell: 'dungeon',
  lair: 'dungeon',
  trap: 'dungeon',
  hero: 'dungeon',
  prison: 'dungeon',
};

/** In a fight whoever is sent stands beside whom he is sent against. */
const FIGHTING: Readonly<Record<string, Section>> = { lair: 'village', trap: 'village', hero: 'village' };

export function sectionOf({ view }: Pick<Props, 'view'>, thing: string): Section | undefined {
  const kind = thing.slice(0, thing.indexOf(':'));
  return (isCombat(view) ? FIGHTING[kind] : undefined) ?? PLACES[kind];
}

type TabsProps = Props & { readonly section: Section; turnTo(section: Section): void };

export function SectionTabs({ section, turnTo, ...props }: TabsProps) {
  const words = wordsOf(props);
  const lit = litSections(SECTIONS, props, (thing) => sectionOf(props, thing));
  const lord = lordIn(props, nearSeat(props));
  const sections = isCombat(props.view) ? SECTIONS.filter((each) => each !== 'desk') : SECTIONS;
  const names = { ...words, village: isCombat(props.view) ? words.combat : words.village };
  const tabs = sections.map((each) => ({ section: each, icon: sectionIcons[each], name: names[each] }));
  return (
    <Tabs tabs={tabs} up={section} lit={lit} turnTo={turnTo}>
      {lord && (
        <>
          <Sign of="gold" amount={lord.gold} />
          <Sign of="food" amount={lord.food} />
          <Sign of="imp" amount={lord.imps - lord.busyImps} sign="idle" />
        </>
      )}
    </Tabs>
  );
}
