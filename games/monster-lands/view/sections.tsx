// On a phone the table has three sections.
import { flame } from '@krcma/tableware/icons';
import { Icon } from '@krcma/tableware/pieces';
import { litSections } from '@krcma/tableware/sections';
import { FlatDie } from './dice.tsx';
import * as icons from './icons.ts';
import { clanIn, nearSeat, type Props, wordsOf } from './table.ts';
import './sections.css';

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
  return (
    <nav className="ml-tabs">
      {SECTIONS.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === section ? 'page' : undefined}
          onClick={() => turnTo(each)}
        >
          {lit.includes(each) ? (
            <span className="ml-tab-flame">
              <Icon name={flame} />
            </span>
          ) : (
            <Icon name={sectionIcons[each]} />
          )}
          {words[each]}
        </button>
      ))}
      {clan && (
        <span className="ml-tab-dice" aria-hidden="true">
          <FlatDie colour="strength" />
          {clan.dice.strength}
          <FlatDie colour="magic" />
          {clan.dice.magic}
          <FlatDie colour="persuasion" />
          {clan.dice.persuasion.length}
        </span>
      )}
    </nav>
  );
}
