// On a phone the table has three sections.
import { SectionTabs as Tabs } from '@krcma/tableware/section-tabs';
import { litSections } from '@krcma/tableware/sections';
import { FlatDie } from './dice.tsx';
import * as icons from './icons.ts';
import { clanIn, nearSeat, type Props, wordsOf } from './table.ts';

export const SECTIONS = ['outside', 'citadel', 'clan'] as const;
type Section = (typeof SECTIONS)[number];

const sectionIcons: Readonly<Record<Section, string>> = {
  outside: icons.peaks,
  citadel: icons.gate,
  clan: icons.outside,
};

/** Where a thing is drawn; cards lie in several places, so they are looked up in the view. */
export function sectionOf(props: Props, thing: string): Section | undefined {
  const [kind = '', id = ''] = thing.split(':');
  if (['building', 'space', 'offer', 'stack'].includes(kind)) return 'citadel';
  if (['path', 'quest', 'event'].includes(kind)) return 'outside';
  if (['trap', 'token', 'track', 'die'].includes(kind)) return 'clan';
  const { view } = props;
  const offered: readonly (string | null)[] = [...view.tavern.offer, ...view.market.offer];
  if (kind === 'card' && offered.includes(id)) return 'citadel';
  const lands: readonly (string | null)[] = [
    view.gate,
    ...view.areas.flatMap(({ monster, realm }) => [monster, realm]),
    ...view.loot.offer,
  ];
  if (['card', 'realm', 'loot'].includes(kind)) return lands.includes(id) ? 'outside' : 'clan';
  return undefined;
}

type TabsProps = Props & { readonly section: Section; turnTo(section: Section): void };

export function SectionTabs({ section, turnTo, ...props }: TabsProps) {
  const words = wordsOf(props);
  const lit = litSections(SECTIONS, props, (thing) => sectionOf(props, thing));
  const clan = clanIn(props, nearSeat(props));
  const tabs = SECTIONS.map((each) => ({ section: each, icon: sectionIcons[each], name: words[each] }));
  return (
    <Tabs tabs={tabs} up={section} lit={lit} turnTo={turnTo}>
      {clan && (
        <>
          <FlatDie colour="strength" />
          {clan.dice.strength}
          <FlatDie colour="magic" />
          {clan.dice.magic}
          <FlatDie colour="persuasion" />
          {clan.dice.persuasion.length}
        </>
      )}
    </Tabs>
  );
}
