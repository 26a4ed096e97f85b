// Operations of battles and retreats.
import type { Seat } from '@krcma/kernel';
import { isRecording, revealed } from '@krcma/kernel';
import { type Region, regionName } from '../../data/board.ts';
import type { CombatCardId } from '../../data/combat-cards.ts';
import { armyAt, playerAt, type Ragnarok } from '../../state.ts';
import { battleOf, opposing, refugesOf, sideOf } from '../battle/sides.ts';
import { retreat } from '../retreat.ts';
import { note, rule } from '../script.ts';
import { type OpAt, opNamed } from './op-at.ts';

type ArmyOf = { seat: Seat; id: number };

const armiesThere = (game: Ragnarok, region: Region | undefined): ArmyOf[] =>
  game.players.flatMap(({ armies }, seat) =>
    armies.filter((army) => army.region === region).map(({ id }) => ({ seat, id })),
  );

/** The monster player picks one army of the region, its owner where it goes (LOR-DEC.5). */
const forceRetreat = rule<OpAt>('forceRetreat')
  .maybeChoose('army', {
    kind: 'one',
    values: (game, { region }): ArmyOf[] | undefined => {
      const armies = armiesThere(game, region);
      return armies.length === 0 ? undefined : armies;
    },
    option: (game, { seat, id }) => {
      const { region, strength } = armyAt(game, seat, id);
      return {
        id: `army:${seat}:${id}`,
        label: { key: 'force-retreat', player: seat, region, strength },
        thing: `army:${seat}:${id}`,
        rule: 'LOR-MACT.5',
      };
    },
    prompt: (_, { region = 0 }) => ({ key: 'ask-force-retreat', region }),
  })
  .maybeCall('retreat', retreat, (_, { army, region }) =>
    army === undefined || region === undefined
      ? undefined
      : { player: army.seat, region, armies: [army.id], together: false },
  );

/** One of the armies that would be destroyed goes elsewhere; which of them makes no difference. */
const saveArmy = rule<OpAt>('saveArmy')
  .maybeChoose('to', {
    kind: 'one',
    values: (game, at): Region[] | undefined => {
      const refuges = refugesOf(game, at);
      return refuges.length === 0 ? undefined : refuges;
    },
    option: (_, to) => ({
      id: regionName(to),
      label: { key: 'save-army-in', region: to },
      thing: `region:${regionName(to)}`,
      rule: 'LOR-RET.2',
    }),
    prompt: (_, at) => ({ key: 'ask-save-army', strength: opNamed(at, 'saveArmy').strength }),
  })
  .do('save', (game, { player, armies = [], to, ...at }) => {
    const [id] = armies;
    if (to === undefined || id === undefined) return;
    const { strength } = opNamed(at, 'saveArmy');
    const army = armyAt(game, player, id);
    army.region = to;
    army.strength = strength;
    note({ key: 'army-saved', player, to, strength });
  });

/** A card played in this battle goes back to the hand it came from. */
const retrieveCard = rule<OpAt>('retrieveCard')
  .maybeChoose('card', {
    kind: 'one',
    values: (game, { player }): CombatCardId[] | undefined => {
      const { cards } = sideOf(battleOf(game), player);
      return cards.length === 0 ? undefined : [...new Set(cards.map(({ card }) => card))];
    },
    option: (_, card) => ({
      id: `take:${card}`,
      label: { key: 'retrieve-card', card },
      thing: `card:${card}`,
      rule: 'LOR-BLESS.4',
    }),
    prompt: () => ({ key: 'ask-retrieve-card' }),
  })
  .do('take', (game, { player, card }) => {
    if (card === undefined) return;
    const side = sideOf(battleOf(game), player);
    const at = side.cards.findIndex((played) => played.card === card);
    side.cards.splice(at, 1);
    playerAt(game, player).hand.push(card);
    note({ key: 'card-retrieved', player, card });
  });

/** As long as the battle lasts. */
const peekHand = rule<OpAt>('peekHand').do('peek', (game, { player }) => {
  const battle = battleOf(game);
  const { seat: of } = opposing(battle, player);
  sideOf(battle, player).peeks = true;
  revealed([player]);
  if (!isRecording()) return;
  const { hand } = playerAt(game, of);
  const told = { key: 'hand-seen', player, of, count: hand.length } as const;
  note({ ...told, cards: hand.slice() }, [player, of], told);
});

export const warOperations = { forceRetreat, saveArmy, retrieveCard, peekHand };
