// Influence and what it meets: interactions, recruiting, an action of one's own (data/ops.ts).
import { revealed } from '@krcma/kernel';
import { siteOf } from '../../data/sites.ts';
import { BASICS, type Basic } from '../../data/types.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { siteUnder } from '../action.ts';
import { beginAction } from '../figure.ts';
import { gainCrystal } from '../gains.ts';
import { last } from '../lasting.ts';
import { note, rule, ruleNamed } from '../script.ts';
import { below, type OpAt, type Operations, opNamed } from './op-at.ts';

/** By a skill, which nothing makes stronger. */
function gainInfluence(game: MageKnight, player: number, n: number): void {
  game.turn.influence += n;
  note({ key: 'points', player, kind: 'influence', n, total: game.turn.influence });
}

/** By what the hero stands on. */
const beguile = rule<OpAt>('beguile').do('gain', (game, at) => {
  const { base, fortified, glade } = opNamed(at, 'beguile');
  const under = siteUnder(game, at.player);
  const site = under && siteOf(under.kind);
  if (site?.class === 'fortified') gainInfluence(game, at.player, fortified);
  else gainInfluence(game, at.player, site?.token === undefined ? base : glade);
});

/** Whoever takes more recruits nobody for the rest of the turn. */
const onHerOwn = rule<OpAt>('onHerOwn')
  .maybeChoose('alone', {
    kind: 'yesNo',
    values: ({ turn }) => (turn.hired > 0 ? undefined : [true, false]),
    option: (_, alone, at) => {
      const { alone: most, else: least } = opNamed(at, 'onHerOwn');
      return {
        id: alone ? 'alone' : 'together',
        label: { key: 'on-her-own', alone, n: alone ? most : least },
      };
    },
    prompt: (_, { source }) => ({ key: 'ask-on-her-own', source }),
  })
  .do('gain', (game, { player, source, path, alone }) => {
    const op = opNamed({ source, path }, 'onHerOwn');
    gainInfluence(game, player, alone === true ? op.alone : op.else);
    if (alone === true) last(game, { player, source, path }, 'turn');
  });

const influencePerCrystalColour = rule<OpAt>('influencePerCrystalColour').do('gain', (game, { player }) => {
  const { crystals } = playerAt(game, player);
  gainInfluence(game, player, BASICS.filter((colour) => crystals[colour] > 0).length);
});

type Bonus = Basic | 'discount';

const interactionBonus = rule<OpAt>('interactionBonus')
  .maybeChoose('bonus', {
    kind: 'one',
    values: ({ turn }): readonly Bonus[] | undefined =>
      turn.interaction === null ? undefined : [...BASICS, 'discount'],
    option: (_, bonus, at) =>
      bonus === 'discount'
        ? { id: 'discount', label: { key: 'take-discount', n: opNamed(at, 'interactionBonus').discount } }
        : {
            id: `colour:${bonus}`,
            label: { key: 'crystal-of', colour: bonus },
            thing: `crystal:${bonus}`,
          },
    prompt: (_, { source }) => ({ key: 'ask-bonus', source }),
  })
  .exitWithout('bonus')
  .do('gain', (game, { player, source, path, bonus }) => {
    if (bonus === 'discount') last(game, { player, source, path }, 'turn', { left: 1 });
    else gainCrystal(game, player, bonus);
  });

const recruitDiscount = rule<OpAt>('recruitDiscount').do('last', (game, at) =>
  last(game, at, 'turn', { left: 1 }),
);

/** What an interaction that goes on was given for reputation is taken back. */
const ignoreReputation = rule<OpAt>('ignoreReputation').do('last', (game, at) => {
  last(game, at, 'turn');
  const { interaction } = game.turn;
  if (interaction === null) return;
  game.turn.influence -= interaction.modifier;
  interaction.modifier = 0;
});

const bannerAsCommand = rule<OpAt>('bannerAsCommand').do('last', (game, at) =>
  last(game, at, 'turn', { left: 1 }),
);

/** Carried out when the skill is gained; what it commands is asked where units are recruited. */
const bondsOfLoyalty = rule<OpAt>('bondsOfLoyalty').do('deal', ({ units }, at) => {
  const dealt = units.regular.splice(-opNamed(at, 'bondsOfLoyalty').deals).reverse();
  units.offer.push(...dealt);
  if (dealt.length > 0) revealed();
  note({ key: 'units-added', units: dealt });
});

const carryOut = ruleNamed<OpAt>('carryOut');

/** The action of the turn; rates are open from now on (rules/converting.ts). */
const asAction = rule<OpAt>('asAction')
  .do('begin', beginAction)
  .call('gives', carryOut, (_, at) => below(at, 'gives'))
  .do('last', (game, { player, source, path }) => {
    const at = { player, source, path };
    const ready = opNamed(at, 'asAction').rates.find((rate) => 'readyUnit' in rate);
    last(game, at, 'turn', ready !== undefined && 'readyUnit' in ready ? { unitsLeft: ready.readyUnit } : {});
  });

export const dealingOperations: Operations = {
  beguile,
  onHerOwn,
  influencePerCrystalColour,
  interactionBonus,
  recruitDiscount,
  ignoreReputation,
  bannerAsCommand,
  bondsOfLoyalty,
  asAction,
};
