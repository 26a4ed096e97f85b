// LOR-HUNT.21 to .34: the monster attacks, the hero defends.
import { calling } from '@krcma/kernel';
import { attackCards } from '../../data/attack-cards.ts';
import { type CombatCardId, combatCards } from '../../data/combat-cards.ts';
import { type Hunt, playerAt, type Ragnarok } from '../../state.ts';
import { type OpAt, startOf } from '../effects/op-at.ts';
import { drawCards } from '../hand.ts';
import { note, type Of, rule, ruleNamed } from '../script.ts';
import { drawAttacks, playAttack } from './attacks.ts';
import { type Defence, defenceWith } from './defence.ts';
import { aboutHunt, attackOf, huntOf, isOver, kindsIn, playCards } from './hunting.ts';

const carryOut = ruleNamed<OpAt>('carryOut');

/** Step 1: an empty deck ends the hunt; an empty hand is filled with one card (LOR-HUNT.14, .34). */
function beginRound(game: Ragnarok): void {
  const hunt = huntOf(game);
  if (game.attacks.deck.length === 0) hunt.ended = 'deck';
  else if (hunt.attacks.length === 0) drawAttacks(game, hunt, 1);
}

/** Step 3: open from now on, and on the discards at once (LOR-HUNT.20, .23). */
function defend(game: Ragnarok, cards: readonly CombatCardId[]): void {
  const hunt = huntOf(game);
  playCards(game, hunt, cards);
  hunt.defence = cards.slice();
  const { total, bonus, rage, shield, held } = defenceWith(game, hunt, cards);
  note({ key: 'defence-played', player: hunt.hunter, cards, total, bonus, rage, shield, held });
}

const isHeld = (game: Ragnarok): boolean => defenceWith(game, huntOf(game), huntOf(game).defence).held;

/** Step 5: one card, defended or not (LOR-HUNT.27). */
function drawAfterAttack(game: Ragnarok): void {
  const hunt = huntOf(game);
  if (isOver(game)) return;
  if (hunt.noDraw.includes(5)) note({ key: 'draw-prevented', player: hunt.hunter });
  else drawCards(game, hunt.hunter, 1);
}

/** Step 6: one more, if the weakness is met, by Wisdom as it is after the attack (LOR-HUNT.28 to .30). */
function drawByWeakness(game: Ragnarok): void {
  const hunt = huntOf(game);
  if (isOver(game)) return;
  const { found, total, wisdom, insight, weakness } = defenceWith(game, hunt, hunt.defence);
  if (!found || hunt.noDraw.includes(6)) return;
  note({ key: 'weakness-found', player: hunt.hunter, total, wisdom, bonus: insight, weakness });
  drawCards(game, hunt.hunter, 1);
}

/** Step 7: the next attack hand, then the attack is discarded (LOR-HUNT.31). */
function endRound(game: Ragnarok): void {
  const hunt = huntOf(game);
  if (isOver(game) || hunt.attack === null) return;
  drawAttacks(game, hunt, Math.max(1, attackCards[hunt.attack].draw + hunt.moreAttacks));
  game.attacks.discard.push(hunt.attack);
  hunt.attack = null;
  hunt.defence = [];
  hunt.moreAttacks = 0;
  hunt.noDraw = [];
}

const askDefence = (hunt: Hunt, { rage, weakness, total, bonus, wisdom, insight, held, found }: Defence) =>
  ({
    key: 'ask-defence',
    attack: attackOf(hunt),
    prey: hunt.prey,
    rage,
    weakness,
    total,
    bonus,
    wisdom: wisdom + insight,
    held,
    found,
  }) as const;

/** Which card is asked of whoever holds several, whatever they are: not to be asked would tell that they are equal. */
export const monsterRound = rule<Of>('monsterRound')
  .do('deck', beginRound)
  .exitIf('no card left', isOver)
  .maybeChoose('attack', {
    kind: 'one',
    always: true,
    seat: (game) => huntOf(game).master,
    values: (game) => {
      const { attacks } = huntOf(game);
      return attacks.length > 1 ? [...new Set(attacks)] : undefined;
    },
    option: (game, attack) => {
      const { rage, weakness, draw } = attackCards[attack];
      return {
        id: `attack:${attack}`,
        label: { key: 'play-attack', attack, prey: huntOf(game).prey, rage, weakness, draw },
        thing: `attack:${attack}`,
        rule: 'LOR-HUNT.22',
      };
    },
    prompt: (game) => {
      const { prey, hunter, attacks } = huntOf(game);
      return { key: 'ask-attack', prey, hunter, cards: attacks.length };
    },
  })
  .do('play', (game, { attack }) => {
    const hunt = huntOf(game);
    const card = attack ?? hunt.attacks[0];
    if (card !== undefined) playAttack(game, hunt, card);
  })
  .gather('defence', {
    kind: 'some',
    repeats: true,
    secret: true,
    values: (game, { player }, picked): CombatCardId[] => kindsIn(playerAt(game, player).hand, picked),
    option: (_, card) => ({
      id: `defend:${card}`,
      label: { key: 'defend-with', card, strength: combatCards[card].strength },
      thing: `card:${card}`,
      rule: 'LOR-HUNT.23',
    }),
    prompt: (game, _, picked) => askDefence(huntOf(game), defenceWith(game, huntOf(game), picked)),
    done: (game, _, picked) => {
      const { held, found } = defenceWith(game, huntOf(game), picked);
      return { key: 'defence-done', held, found };
    },
  })
  .do('defend', (game, { defence }) => defend(game, defence))
  .callNamed('effect', (game) => {
    const hunt = huntOf(game);
    if (isHeld(game)) return undefined;
    return calling(carryOut, startOf(hunt.master, `attack:${attackOf(hunt)}`, aboutHunt(hunt)));
  })
  .do('cover hand', (game) => {
    huntOf(game).shown = false;
  })
  .do('draw', drawAfterAttack)
  .do('weakness', drawByWeakness)
  .do('next attacks', endRound);
