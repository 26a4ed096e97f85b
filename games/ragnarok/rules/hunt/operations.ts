// Operations of attack cards, special attacks and what helps the hunter.
import { isRecording, revealed } from '@krcma/kernel';
import { rewardOf, symbolsOf } from '../../data/prey.ts';
import { playerAt } from '../../state.ts';
import { type OpAt, opNamed, startOf } from '../effects/op-at.ts';
import { note, rule, ruleNamed } from '../script.ts';
import { aboutHunt, huntOf } from './hunting.ts';
import { askedAt, barePositions } from './weapons.ts';
import { dealBlow } from './wounding.ts';
import { uncoverPosition } from './wounds.ts';

/** What the card of the prey says. */
const specialAttack = rule<OpAt>('specialAttack').call(
  'attack',
  ruleNamed<OpAt>('carryOut'),
  (game, { player }) => {
    const hunt = huntOf(game);
    return startOf(player, `special-attack:${hunt.prey}`, aboutHunt(hunt));
  },
);

/** LOR-HUNT.15. */
const endHunt = rule<OpAt>('endHunt').do('end', (game) => {
  huntOf(game).ended = 'attack';
});

/** A reward that was paid is kept, and not paid again in this hunt. */
const unwoundOne = rule<OpAt>('unwoundOne')
  .maybeChoose('position', {
    kind: 'one',
    values: (game) => {
      const { placed } = huntOf(game);
      return placed.length === 0 ? undefined : placed.slice();
    },
    option: (game, position) => ({
      id: `wound:${position}`,
      label: { key: 'unwound', weapons: symbolsOf(huntOf(game).prey, position) },
      thing: `wound:${position}`,
      rule: 'LOR-DEC.7',
    }),
    prompt: (game) => ({ key: 'ask-unwound', prey: huntOf(game).prey }),
    seat: (game) => huntOf(game).master,
  })
  .do('remove', (game, { position }) => {
    if (position === undefined) return;
    const hunt = huntOf(game);
    uncoverPosition(game, hunt, position);
    note({ key: 'wound-healed', prey: hunt.prey, position, weapons: symbolsOf(hunt.prey, position) });
  });

const unwound = rule<OpAt>('unwound').times(
  'markers',
  unwoundOne,
  (_, at) => opNamed(at, 'unwound').n,
  (_, { player, source, path }) => ({ player, source, path }),
);

/** Without a card, with the reward; of Loki's two weapons one. */
const woundOne = rule<OpAt>('woundOne')
  .maybeChoose('position', {
    kind: 'one',
    values: (game) => {
      const open = barePositions(game, huntOf(game));
      return open.length === 0 ? undefined : open;
    },
    option: (game, position) => {
      const hunt = huntOf(game);
      const reward = hunt.rewarded.includes(position) ? undefined : rewardOf(hunt.prey, position);
      return {
        id: `wound:${position}`,
        label: {
          key: 'bare-wound',
          weapons: askedAt(hunt, position),
          ...(reward !== undefined && { reward }),
        },
        thing: `wound:${position}`,
        rule: 'LOR-ART.2',
      };
    },
    prompt: (game) => ({ key: 'ask-bare-wound', prey: huntOf(game).prey }),
  })
  .maybeCall('blow', dealBlow, (_, { player, position }) =>
    position === undefined ? undefined : { player, position, card: null },
  );

const wound = rule<OpAt>('wound').times(
  'wounds',
  woundOne,
  (_, at) => opNamed(at, 'wound').n,
  (_, { player, source, path }) => ({ player, source, path }),
);

const noHunterDraw = rule<OpAt>('noHunterDraw').do('prevent', (game, at) => {
  huntOf(game).noDraw.push(...opNamed(at, 'noHunterDraw').steps);
});

const attackDraw = rule<OpAt>('attackDraw').do('more', (game, at) => {
  huntOf(game).moreAttacks += opNamed(at, 'attackDraw').n;
});

/** For the monster player alone, until the attack is resolved (LOR-INFO.3). */
const revealHand = rule<OpAt>('revealHand').do('show', (game) => {
  const hunt = huntOf(game);
  const { hunter, master } = hunt;
  hunt.shown = true;
  revealed([master]);
  if (!isRecording()) return;
  const told = { key: 'hand-shown', player: hunter, to: master } as const;
  note({ ...told, cards: playerAt(game, hunter).hand.slice() }, [hunter, master], told);
});

export const huntOperations = {
  specialAttack,
  endHunt,
  unwound,
  wound,
  noHunterDraw,
  attackDraw,
  revealHand,
} as const;
