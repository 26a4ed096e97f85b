import type { Seat, Span } from '@krcma/kernel';
import { numbersOn } from '@krcma/kernel/scene';
import { citizenOf } from '../../data/citizens.ts';
import { RESOURCES, ROLES } from '../../data/effect.ts';
import type { PlayerView } from '../../rules/view.ts';
import { amount, roleSpan } from './faces.ts';
import { counted, type Scene } from './scene.ts';

type Part = readonly Span[];

const spaced = (parts: readonly Part[]): Part =>
  parts.flatMap((part, index): Span[] => (index === 0 ? [...part] : [' ', ...part]));

/** Icons on citizens: what the requirements of domains look at. */
const rolePart = ({ words }: Scene, { citizens }: Pick<PlayerView, 'citizens'>): Part =>
  spaced(
    ROLES.flatMap((role) => {
      const count = citizens.filter((id) => citizenOf(id).role === role).length;
      return count > 0 ? [[roleSpan(role, words), `${count}`]] : [];
    }),
  );

function stateParts(scene: Scene, seat: Seat, player: PlayerView): Part[] {
  const { view, words, names } = scene;
  const active = view.active === seat && view.turn > 0;
  const unknownDuke = player.dukes.length === 0 && !view.options.noDukes;
  const parts: Part[] = [
    [
      active ? ['> ', 'bold', 'green'] : '  ',
      [names.seat(seat), 'bold', ...(seat === view.seat ? (['cyan'] as const) : [])],
      ...numbersOn(scene, `seat:${seat}`),
    ],
    spaced(RESOURCES.map((track) => [amount(player[track], track, words)])),
    [[unknownDuke ? words.pointsWithoutDuke(player.points) : words.points(player.points), 'green']],
  ];
  if (player.vp > 0) parts.push([['(', 'dim'], amount(player.vp, 'vp', words), [')', 'dim']]);
  const roles = rolePart(scene, player);
  if (roles.length > 0) parts.push(roles);
  if (view.first === seat) parts.push([[words.first, 'dim']]);
  if (player.resting) parts.push([[words.resting, 'dim']]);
  return parts;
}

function holdingParts({ words, view, pen }: Scene, player: PlayerView): Part[] {
  const { cards } = words;
  const parts: Part[] = [];
  const word = player.dukes.length > 1 ? words.dukesToChoose : words.duke;
  if (player.dukes.length > 0)
    parts.push([[`${word}: `, 'dim'], player.dukes.map((id) => cards[id]).join(' / ')]);
  if (player.citizens.length > 0) parts.push([counted(player.citizens, cards)]);
  if (player.domains.length > 0) parts.push([[`${words.domains}: `, 'dim'], counted(player.domains, cards)]);
  if (player.slain.length > 0) parts.push([[`${words.slain}: `, 'dim'], counted(player.slain, cards)]);
  if (parts.length === 0 && view.turn > 0 && !pen.compact) parts.push([[words.nothing, 'dim']]);
  return parts;
}

const INDENT = '    ';

/** Wide lists are cut on a small screen; the question "what" and the log tell the rest. */
function boardLines({ pen }: Scene, state: readonly Part[], holdings: readonly Part[]): string[] {
  const lines = pen.flow(state, '  ');
  if (holdings.length === 0) return lines;
  if (!pen.compact) return [...lines, ...pen.flow(holdings, ' · ', INDENT)];
  const spans = holdings.flatMap((part, index): Span[] => [index === 0 ? INDENT : ' · ', ...part]);
  return [...lines, pen.line(pen.width, spans)];
}

function darkLordLines(scene: Scene): string[] {
  const { darkLord } = scene.view;
  if (darkLord === undefined) return [];
  const { words } = scene;
  const { citizens, domains, duke } = darkLord;
  const holdings: Part[] = [];
  if (citizens.length > 0) holdings.push([counted(citizens, words.cards)]);
  if (domains.length > 0) holdings.push([[`${words.domains}: `, 'dim'], counted(domains, words.cards)]);
  if (duke.length > 0) holdings.push([[`${words.duke}: `, 'dim'], counted(duke, words.cards)]);
  const state: Part[] = [
    ['  ', [words.darkLord, 'bold', 'red']],
    [`${words.citizens} ${citizens.length}`],
    [`${words.domains} ${domains.length}`],
  ];
  return boardLines(scene, state, holdings);
}

/** With many players on a small screen the cards of the others are only counted. */
function countedParts({ words }: Scene, { domains, slain }: PlayerView): Part[] {
  const counts: [string, number][] = [
    [words.domains, domains.length],
    [words.slain, slain.length],
  ];
  return [[counts.map(([word, count]) => `${word} ${count}`).join(', ')]];
}

const MOST_IN_FULL = 3;

/** Every player's board, from the one who looks on. */
export function playerLines(scene: Scene): string[] {
  const { players, seat: viewer = 0 } = scene.view;
  const lines = players.flatMap((_, offset) => {
    const seat = (viewer + offset) % players.length;
    const player = players[seat];
    if (player === undefined) return [];
    const state = stateParts(scene, seat, player);
    return scene.pen.compact && players.length > MOST_IN_FULL && offset > 0
      ? boardLines(scene, [...state, ...countedParts(scene, player)], [])
      : boardLines(scene, state, holdingParts(scene, player));
  });
  return [...lines, ...darkLordLines(scene)];
}
