// Operations on attributes: healing, injuries, raising.

import { TOP_ATTRIBUTE } from '../../data/setup.ts';
import type { Attribute } from '../../data/types.ts';
import { ATTRIBUTES } from '../../data/types.ts';
import { type Player, playerAt } from '../../state.ts';
import {
  attributeOf,
  heal as healAttribute,
  healthy,
  injure as injureAttribute,
  raise,
} from '../attributes.ts';
import { note, rule } from '../script.ts';
import { type From, said } from './goods.ts';
import { type OpAt, opNamed } from './op-at.ts';
import { seatsHit } from './who.ts';

/** One injury is healed, which the owner picks (LOR-INJ.5). */
const healOne = rule<From>('healOne')
  .maybeChoose('attribute', {
    kind: 'one',
    values: (game, { player }) => {
      const { injured } = playerAt(game, player);
      return injured.length === 0 ? undefined : ATTRIBUTES.filter((each) => injured.includes(each));
    },
    option: (game, attribute, { player }) => ({
      id: `heal:${attribute}`,
      label: { key: 'heal-attribute', attribute, to: playerAt(game, player).attributes[attribute] },
      thing: `attribute:${attribute}`,
      rule: 'LOR-INJ.5',
    }),
    prompt: (_, from) => ({ key: 'ask-heal', ...said(from) }),
    refused: (game, { player }) =>
      healthy(playerAt(game, player)).map((attribute) => ({
        id: `heal:${attribute}`,
        label: { key: 'heal-attribute', attribute, to: playerAt(game, player).attributes[attribute] },
        reason: { key: 'not-injured', attribute },
        thing: `attribute:${attribute}`,
        rule: 'LOR-INJ.5',
      })),
  })
  .do('heal', (game, { player, attribute }) => {
    if (attribute !== undefined) healAttribute(game, player, attribute);
  });

const heal = rule<OpAt>('heal').times(
  'healed',
  healOne,
  (_, at) => opNamed(at, 'heal').n,
  (_, { player, source }) => ({ player, source }),
);

export interface Injury extends From {
  /** Dealt in a hunt, which fails when nothing healthy is left (LOR-HUNT.13). */
  endsHunt?: true;
}

/** The owner picks a healthy attribute; with none left it is ignored (LOR-INJ.1, .2, .6). */
export const takeInjury = rule<Injury>('takeInjury')
  .maybeChoose('attribute', {
    kind: 'one',
    values: (game, { player }) => {
      const open = healthy(playerAt(game, player));
      return open.length === 0 ? undefined : open;
    },
    option: (game, attribute, { player }) => ({
      id: `injure:${attribute}`,
      label: {
        key: 'injure-attribute',
        attribute,
        from: attributeOf(playerAt(game, player), attribute),
      },
      thing: `attribute:${attribute}`,
      rule: 'LOR-INJ.2',
    }),
    prompt: (_, from) => ({ key: 'ask-injure', ...said(from) }),
    refused: (game, { player }) =>
      playerAt(game, player).injured.map((attribute) => ({
        id: `injure:${attribute}`,
        label: { key: 'injure-attribute', attribute, from: attributeOf(playerAt(game, player), attribute) },
        reason: { key: 'injured-already', attribute },
        thing: `attribute:${attribute}`,
        rule: 'LOR-INJ.1',
      })),
  })
  .do('injure', (game, { player, attribute, endsHunt }) => {
    if (attribute !== undefined) {
      injureAttribute(game, player, attribute);
      return;
    }
    note({ key: 'injury-ignored', player });
    if (endsHunt && game.hunt?.hunter === player) game.hunt.ended ??= 'injured';
  });

const injure = rule<OpAt>('injure').each('injuries', takeInjury, (game, at) => {
  const { n, who } = opNamed(at, 'injure');
  return seatsHit(game, at, who).flatMap((player) =>
    Array.from({ length: n }, () => ({
      player,
      source: at.source,
      ...(who === 'hunter' && { endsHunt: true as const }),
    })),
  );
});

/** Those whose marker is not at 6 (LOR-HERO.10). */
const raisable = ({ attributes }: Player): Attribute[] =>
  ATTRIBUTES.filter((attribute) => attributes[attribute] < TOP_ATTRIBUTE);

/** Of those that can rise, the ones with the lowest current value (LOR-RACT.13). */
function lowest(player: Player): Attribute[] {
  const open = raisable(player);
  const least = Math.min(...open.map((attribute) => attributeOf(player, attribute)));
  return open.filter((attribute) => attributeOf(player, attribute) === least);
}

export function raisableBy(player: Player, attr: Attribute | 'any' | 'lowest'): Attribute[] {
  if (attr === 'any') return raisable(player);
  return attr === 'lowest' ? lowest(player) : raisable(player).filter((each) => each === attr);
}

const attrPlus = rule<OpAt>('attrPlus')
  .maybeChoose('attribute', {
    kind: 'one',
    values: (game, at) => {
      const open = raisableBy(playerAt(game, at.player), opNamed(at, 'attrPlus').attr);
      return open.length === 0 ? undefined : open;
    },
    option: (game, attribute, at) => ({
      id: `raise:${attribute}`,
      label: {
        key: 'raise-attribute',
        attribute,
        to: playerAt(game, at.player).attributes[attribute] + opNamed(at, 'attrPlus').n,
      },
      thing: `attribute:${attribute}`,
      rule: 'LOR-HERO.2',
    }),
    prompt: (_, { source }) => ({ key: 'ask-raise', source }),
    refused: (game, at) => {
      const player = playerAt(game, at.player);
      const open = raisableBy(player, opNamed(at, 'attrPlus').attr);
      const least = Math.min(...open.map((attribute) => attributeOf(player, attribute)));
      return ATTRIBUTES.filter((attribute) => !open.includes(attribute)).map((attribute) => {
        const isAtTop = player.attributes[attribute] >= TOP_ATTRIBUTE;
        return {
          id: `raise:${attribute}`,
          label: { key: 'raise-attribute', attribute, to: player.attributes[attribute] + 1 },
          reason: isAtTop
            ? { key: 'attribute-is-at-top', attribute }
            : { key: 'attribute-is-not-lowest', attribute, lowest: least },
          thing: `attribute:${attribute}`,
          rule: isAtTop ? 'LOR-HERO.10' : 'LOR-RACT.13',
        };
      });
    },
  })
  .do('raise', (game, { attribute, ...at }) => {
    if (attribute !== undefined) raise(game, at.player, attribute, opNamed(at, 'attrPlus').n);
  });

export const attributeOperations = { heal, injure, attrPlus } as const;
