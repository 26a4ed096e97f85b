import type { Paint, Span } from '@krcma/kernel';
import { numbersOn } from '@krcma/kernel/scene';
import { type CitizenId, citizenOf, isCitizen } from '../../data/citizens.ts';
import { type DomainId, domainOf, isDomain } from '../../data/domains.ts';
import { type Bag, ROLES, type Role, TRACKS, type Track } from '../../data/effect.ts';
import { eventOf, isEvent } from '../../data/events.ts';
import { isMonster, monsterOf, type Slayable } from '../../data/monsters.ts';
import type { Price } from '../../messages.ts';
import type { StackView } from '../../rules/view.ts';
import type { SlayableId } from '../../state.ts';
import { effectCode } from './effects.ts';
import { priceOn, type Scene } from './scene.ts';
import type { TerminalWords } from './words.ts';

/** One line of a card: the left part may be cut, the right one stays. */
export interface Row {
  readonly left: readonly Span[];
  readonly right: readonly Span[];
}

/** A card in three lines, whatever it is. */
export type Face = readonly [Row, Row, Row];

const COLOURS: Record<Track, Paint> = { gold: 'yellow', strength: 'red', magic: 'magenta', vp: 'green' };
const ROLE_COLOURS: Record<Role, Paint> = {
  worker: 'yellow',
  soldier: 'red',
  shadow: 'magenta',
  holy: 'cyan',
};

export const amount = (count: number, track: Track, { tracks }: TerminalWords): Span => [
  `${count}${tracks[track]}`,
  COLOURS[track],
];

export const roleSpan = (role: Role, { roles }: TerminalWords): Span => [roles[role], ROLE_COLOURS[role]];

function bagSpans(bag: Bag, words: TerminalWords): Span[] {
  return TRACKS.flatMap((track): Span[] => {
    const count = bag[track] ?? 0;
    return count > 0 ? [amount(count, track, words), ' '] : [];
  });
}

const priceBag = ({ kind, real, magic }: Price): Bag =>
  kind === 'gold' ? { gold: real, magic } : { strength: real, magic };

const left = (...spans: readonly Span[]): Row => ({ left: spans, right: [] });

function nameRow(scene: Scene, stack: number, spans: readonly Span[]): Row {
  return { left: spans, right: [` x${scene.view.center[stack]?.count ?? 0}`] };
}

function slayableFace(scene: Scene, stack: number, id: SlayableId, card: Slayable): Face {
  const { words, view } = scene;
  const price = priceOn(scene, stack);
  const tokens = view.center[stack]?.tokens;
  const printed = { strength: card.strength, magic: card.magic };
  const more: Span[] = tokens && price === undefined ? ['+', ...bagSpans(tokens, words)] : [];
  const cost = bagSpans(price ? priceBag(price) : printed, words);
  const name: Span = [words.cards[id], 'bold'];
  return [
    isEvent(id)
      ? { left: [['!', 'bold', 'red'], name], right: [` ${eventOf(id).activation.join('/')}`] }
      : nameRow(scene, stack, [name]),
    { left: [...cost, ...more, amount(card.vp, 'vp', words)], right: numbersOn(scene, `stack:${stack}`) },
    left([effectCode(card.reward, words), 'dim']),
  ];
}

function citizenFace(scene: Scene, stack: number, id: CitizenId): Face {
  const { words } = scene;
  const { activation, cost, role, active, nonActive } = citizenOf(id);
  const price = priceOn(scene, stack);
  const [own, others] = [effectCode(active, words), effectCode(nonActive, words)];
  return [
    nameRow(scene, stack, [[activation.join('/'), 'cyan', 'bold'], ' ', [words.cards[id], 'bold']]),
    {
      left: [...bagSpans(price ? priceBag(price) : { gold: cost }, words), roleSpan(role, words)],
      right: numbersOn(scene, `stack:${stack}`),
    },
    left([own === others ? own : `${own} / ${others}`, 'dim']),
  ];
}

function domainFace(scene: Scene, stack: number, id: DomainId): Face {
  const { words } = scene;
  const { cost, requires, vp, timing } = domainOf(id);
  const price = priceOn(scene, stack);
  const roles = ROLES.flatMap((role) => Array.from({ length: requires[role] ?? 0 }, () => role));
  return [
    nameRow(scene, stack, [[words.cards[id], 'bold']]),
    left(
      ...bagSpans(price ? priceBag(price) : { gold: cost }, words),
      ...roles.flatMap((role): Span[] => [roleSpan(role, words), ' ']),
    ),
    {
      left: [amount(vp, 'vp', words), ' ', [words.timings[timing], 'dim']],
      right: numbersOn(scene, `stack:${stack}`),
    },
  ];
}

const EMPTY = left();

function emptyFace(scene: Scene, stack: number, { spot }: StackView): Face {
  if (spot !== undefined && isEvent(spot)) return slayableFace(scene, stack, spot, eventOf(spot));
  const { words } = scene;
  const word = spot === 'exhausted' ? words.exhausted : words.bare;
  return [EMPTY, left([`- ${word} -`, 'dim']), EMPTY];
}

export function faceOf(scene: Scene, stack: number): Face {
  const pile = scene.view.center[stack];
  if (pile === undefined) return [EMPTY, EMPTY, EMPTY];
  const { top } = pile;
  if (top === undefined) return emptyFace(scene, stack, pile);
  if (isMonster(top)) return slayableFace(scene, stack, top, monsterOf(top));
  if (isCitizen(top)) return citizenFace(scene, stack, top);
  return isDomain(top) ? domainFace(scene, stack, top) : [EMPTY, EMPTY, EMPTY];
}
