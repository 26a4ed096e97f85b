// On a phone the table has three parts; the one with what can be touched comes up by itself.
import { flame } from '@krcma/tableware/icons';
import { Icon } from '@krcma/tableware/pieces';
import { useEffect, useRef, useState } from 'react';
import { FlatDie } from './dice.tsx';
import * as icons from './icons.ts';
import { clanIn, nearSeat, type Props, wordsOf } from './table.ts';
import './sections.css';

const SECTIONS = ['outside', 'citadel', 'clan'] as const;
export type Section = (typeof SECTIONS)[number];

const sectionIcons: Readonly<Record<Section, string>> = {
  outside: icons.peaks,
  citadel: icons.gate,
  clan: icons.outside,
};

/** Where a thing is drawn; cards lie in several places, so they are looked up in the view. */
function sectionOf(props: Props, thing: string): Section | undefined {
  const [kind = '', id = ''] = thing.split(':');
  if (['building', 'space', 'offer', 'stack'].includes(kind)) return 'citadel';
  if (['path', 'quest', 'event'].includes(kind)) return 'outside';
  if (['trap', 'token', 'track', 'die'].includes(kind)) return 'clan';
  const { view } = props;
  const offered: readonly string[] = [...view.tavern.offer, ...view.market.offer];
  if (kind === 'card' && offered.includes(id)) return 'citadel';
  const lands: readonly (string | null)[] = [
    view.gate,
    ...view.areas.flatMap(({ monster, realm }) => [monster, realm]),
    ...view.loot.offer,
  ];
  if (['card', 'realm', 'loot'].includes(kind)) return lands.includes(id) ? 'outside' : 'clan';
  return undefined;
}

const litSections = (props: Props): ReadonlySet<Section> =>
  new Set(
    [...props.choices.keys()].flatMap((thing) => {
      const section = sectionOf(props, thing);
      return section === undefined ? [] : [section];
    }),
  );

/** Which part is up: what the player turned to, until a new question, a hint or a lesson points elsewhere. */
export function useSection(props: Props): [Section, (section: Section) => void] {
  const [section, turnTo] = useState<Section>('outside');
  const { decision, pointed } = props;
  const lit = litSections(props);
  const shown = pointed === undefined ? undefined : sectionOf(props, pointed);
  const asked = lit.has(section) ? undefined : SECTIONS.find((each) => lit.has(each));
  const seen = useRef({ id: decision?.id, pointed });
  useEffect(() => {
    const before = seen.current;
    seen.current = { id: decision?.id, pointed };
    // A finger leaves its thing pointed at; a new question matters more than that.
    const wanted = before.pointed !== pointed ? shown : before.id !== decision?.id ? asked : undefined;
    if (wanted !== undefined) turnTo(wanted);
  }, [decision?.id, pointed, shown, asked]);
  return [section, turnTo];
}

type TabsProps = Props & { readonly section: Section; turnTo(section: Section): void };

export function SectionTabs({ section, turnTo, ...props }: TabsProps) {
  const words = wordsOf(props);
  const lit = litSections(props);
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
          <Icon path={sectionIcons[each]} />
          {words[each]}
          {lit.has(each) && (
            <span className="ml-tab-flame">
              <Icon path={flame} />
            </span>
          )}
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
