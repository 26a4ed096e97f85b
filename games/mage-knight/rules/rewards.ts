// MK-16.5 to .9: what was won or bought this turn.
import { type Callable, calling, revealed } from '@krcma/kernel';
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { ArtifactId } from '../data/artifacts.ts';
import { REWARDS, type Reward, type RewardKind } from '../data/rewards.ts';
import type { SpellId } from '../data/spells.ts';
import { BASICS, type Basic, type Colour } from '../data/types.ts';
import type { MageKnight } from '../state.ts';
import { gainCrystalOrNone, roomFor } from './crystals.ts';
import { gainFame } from './fame.ts';
import { dealOffers, gainCard, takeAdvancedOffered, takeSpellOffered } from './offers.ts';
import { gainUnit } from './reward-unit.ts';
import { note, type Of, rule } from './script.ts';
import { rollDie } from './source.ts';

interface Won extends Of {
  n: number;
}

const fame = rule<Won>('rewardFame').do('gain', (game, { player, n }) => gainFame(game, player, n));

/** Black is fame, gold a colour of choice (MK-16.6). */
const randomCrystal = rule<Won>('rewardRandomCrystal')
  .set('rolled', (game, { player }): Colour => {
    const rolled = rollDie(game);
    note({ key: 'crystal-rolled', player, colour: rolled });
    return rolled;
  })
  .maybeChoose('colour', {
    kind: 'one',
    values: (game, { player, rolled }): readonly Basic[] | undefined => {
      if (rolled === 'black') return undefined;
      if (rolled !== 'gold') return [rolled];
      const room = roomFor(game, player);
      return room.length > 0 ? room : BASICS.slice(0, 1);
    },
    option: (_, colour) => ({
      id: `colour:${colour}`,
      label: { key: 'crystal-of', colour },
      thing: `crystal:${colour}`,
      rule: 'MK-16.6',
    }),
    prompt: () => ({ key: 'ask-crystal' }),
  })
  .do('gain', (game, { player, colour }) => {
    if (colour === undefined) gainFame(game, player, 1);
    else gainCrystalOrNone(game, player, colour);
  });

const crystalChoice = rule<Won>('rewardCrystal')
  .maybeChoose('colour', {
    kind: 'one',
    values: (game, { player }) => {
      const room = roomFor(game, player);
      return room.length > 0 ? room : undefined;
    },
    option: (_, colour) => ({
      id: `colour:${colour}`,
      label: { key: 'crystal-of', colour },
      thing: `crystal:${colour}`,
      rule: 'MK-16.6',
    }),
    prompt: () => ({ key: 'ask-crystal' }),
  })
  .exitWithout('colour')
  .do('gain', (game, { player, colour }) => gainCrystalOrNone(game, player, colour));

const crystalEachColor = rule<Won>('rewardCrystals').do('gain', (game, { player }) => {
  for (const colour of BASICS) gainCrystalOrNone(game, player, colour);
});

/** MK-9.12: gold and black a Spell, anything else an artifact. */
const spellOrArtifact = rule<Won>('rewardByDie').do('roll', (game, { player }) => {
  const colour = rollDie(game);
  const reward: RewardKind = colour === 'gold' || colour === 'black' ? 'spell' : 'artifact';
  game.turn.rewards.push({ reward, n: 1 });
  note({ key: 'reward-rolled', player, colour, reward });
});

const offeredOption = (card: SpellId | AdvancedActionId) => ({
  id: `learn:${card}`,
  label: { key: 'learn' as const, card },
  thing: `offer:${card}`,
  rule: 'MK-16.8' as const,
});

/** From the offer onto the deck; the offer is refilled (MK-16.8). */
export const spell = rule<Won>('rewardSpell')
  .maybeChoose('card', {
    kind: 'one',
    values: ({ spells: { offer } }) => (offer.length === 0 ? undefined : offer),
    option: (_, card) => offeredOption(card),
    prompt: () => ({ key: 'ask-spell' }),
  })
  .do('gain', (game, { player, card }) => {
    if (card === undefined) return;
    takeSpellOffered(game, card);
    gainCard(game, player, card);
  });

export const advancedAction = rule<Won>('rewardAction')
  .maybeChoose('card', {
    kind: 'one',
    values: ({ advanced: { offer } }) => (offer.length === 0 ? undefined : offer),
    option: (_, card) => offeredOption(card),
    prompt: () => ({ key: 'ask-action' }),
  })
  .do('gain', (game, { player, card }) => {
    if (card === undefined) return;
    takeAdvancedOffered(game, card);
    gainCard(game, player, card);
  });

const artifactOption = (card: ArtifactId) => ({
  id: `take:${card}`,
  label: { key: 'take' as const, card },
  thing: `card:${card}`,
  rule: 'MK-16.7' as const,
});

/** One more than was won is looked at; one of them goes under the deck, the rest on the own one (MK-16.7). */
export const artifact = rule<Won>('rewardArtifacts')
  .look('drawn', ({ artifacts }, { n }): ArtifactId[] => artifacts.slice(-n - 1).reverse())
  .gather('kept', {
    kind: 'order',
    secret: true,
    values: (_, { drawn }) => drawn,
    atLeast: (_, { n, drawn }) => Math.min(n, drawn.length),
    atMost: (_, { n, drawn }) => Math.min(n, drawn.length),
    option: (_, card) => artifactOption(card),
    prompt: (_, { n }, picked) => ({ key: 'ask-artifact', n: n - picked.length }),
    done: () => ({ key: 'done' }),
  })
  .do('gain', (game, { player, drawn, kept }) => {
    game.artifacts = game.artifacts.filter((card) => !drawn.includes(card));
    for (const card of drawn) if (!kept.includes(card)) game.artifacts.unshift(card);
    for (const card of kept.toReversed()) gainCard(game, player, card);
    revealed();
  });

const rewards: Readonly<Record<RewardKind, Callable<Won, undefined>>> = {
  artifact,
  spell,
  advancedAction,
  unit: gainUnit,
  randomCrystal,
  crystalChoice,
  crystalEachColor,
  fame,
  spellOrArtifact,
};

/** Given at once, whatever their number. */
const TOGETHER: readonly RewardKind[] = ['artifact', 'fame'];

const countOf = ({ turn }: MageKnight, kind: RewardKind): number => {
  let n = 0;
  for (const each of turn.rewards) if (each.reward === kind) n += each.n;
  return n;
};

/** Units may wait for the command token of a level (MK-16.9). */
const kindsDue = (game: MageKnight): RewardKind[] =>
  REWARDS.filter((kind) => countOf(game, kind) > (kind === 'unit' ? game.turn.waiting : 0));

function takeOff({ turn }: MageKnight, kind: RewardKind, n: number): void {
  let left = n;
  const rest: Reward[] = [];
  for (const each of turn.rewards) {
    const off = each.reward === kind ? Math.min(left, each.n) : 0;
    left -= off;
    if (each.n > off) rest.push({ reward: each.reward, n: each.n - off });
  }
  turn.rewards = rest;
}

export const giveReward = rule<Of>('giveReward')
  .choose('reward', {
    kind: 'one',
    values: kindsDue,
    option: (game, reward) => ({
      id: `reward:${reward}`,
      label: { key: 'reward', reward, n: countOf(game, reward) },
      rule: 'MK-16.5',
    }),
    prompt: () => ({ key: 'ask-reward' }),
  })
  .set('n', (game, { reward }) => {
    dealOffers(game);
    const n = TOGETHER.includes(reward) ? countOf(game, reward) : 1;
    takeOff(game, reward, n);
    return n;
  })
  .callNamed('given', (_, { player, reward, n }) => calling(rewards[reward], { player, n }));

/** All that is due, in the order the player likes. */
export const takeRewards = rule<Of>('takeRewards').repeat('next', giveReward, (game, { player }) =>
  game.turn.rewards.length > 0 && kindsDue(game).length > 0 ? { player } : undefined,
);
