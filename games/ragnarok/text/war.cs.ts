// Bitvy a ústupy.
import type { Names, Words } from '@krcma/kernel';
import type { Strength, StrengthPart, WarEvent, WarMessage } from '../messages/war.ts';
import { combatCardNames } from './names.cs.ts';
import { armies, cardList, cards, losses, region, sourceName } from './phrases.cs.ts';

const signed = (plus: number): string => (plus < 0 ? `−${-plus}` : `+${plus}`);

function partOf(part: StrengthPart): string {
  if (part.from === 'armies') return `armády ${part.plus}`;
  if (part.from === 'card') return `${combatCardNames[part.card].nom} ${signed(part.plus)}`;
  return `${sourceName(part.source)}${part.source.startsWith('battle:') ? ' (efekt)' : ''} ${signed(part.plus)}`;
}

const counted = ({ total, parts }: Strength): string => `${total} (${parts.map(partOf).join(', ')})`;

export const warMessages: Words<WarMessage, Names> = {
  'ask-battle': () => 'Která bitva se vyhodnotí teď?',
  'battle-in': ({ region: at, attacker, defender }, { seat }) =>
    `Region ${region(at)}: útočí ${seat(attacker)}, brání se ${seat(defender)}`,
  'ask-battle-card': ({ region: at, side, own, other }) =>
    `Bitva v regionu ${region(at)}, ${side === 'attacker' ? 'útočíš' : 'bráníš se'}: ${own} proti ${other}. Zahraješ kartu?`,
  'play-card': ({ card, plus, losses: lost, with: blade }) =>
    `${combatCardNames[card].nom} ${signed(plus)}${lost > 0 ? `, ${losses(lost, 'subject')}` : ''}${blade === undefined ? '' : `, využít: ${sourceName(blade)}`}`,
  'pass-battle': () => 'Pasovat',
  'ask-boon': ({ region: at, own, other }) =>
    `Bitva v regionu ${region(at)}: máš ${own} proti ${other}. Využiješ artefakt?`,
  'use-boon': ({ source, plus }) => `${sourceName(source)} ${signed(plus)}`,
  'too-many-losses': ({ losses: lost, strength }) =>
    `Ztráty na tvých kartách (${lost}) by převýšily tvou vojenskou sílu v tomto regionu (${strength}).`,
  'ask-loss': ({ region: at, left }) =>
    `Která armáda v regionu ${region(at)} utrpí ztrátu? ${left === 1 ? 'Je poslední.' : `Zbývá rozdělit ${losses(left)}.`}`,
  'lose-strength': ({ strength }) => `Armáda o síle ${strength}`,
  'ask-retreat': ({ from, armies: count }) =>
    `Kam z regionu ${region(from)} ${count === 1 ? 'ustoupí tvoje armáda' : 'ustoupí tvoje armády'}?`,
  'retreat-to': ({ region: to }) => `Do regionu ${region(to)}`,
  'retreat-not-own': ({ region: to }) => `Region ${region(to)} neovládáš.`,
  'ask-force-retreat': ({ region: at }) => `Která armáda musí z regionu ${region(at)} ustoupit?`,
  'force-retreat': ({ player, strength }, { seat }) => `${seat(player)}: armáda o síle ${strength}`,
  'ask-save-army': ({ strength }) => `Kam se zachrání armáda se silou ${strength}?`,
  'save-army-in': ({ region: to }) => `Do regionu ${region(to)}`,
  'ask-retrieve-card': () => 'Kterou ze zahraných karet si vezmeš zpátky?',
  'retrieve-card': ({ card }) => `Vzít si zpátky ${combatCardNames[card].acc}`,
};

export const warEvents: Words<WarEvent, Names> = {
  'battle-begun': ({ region: at, attacker, defender, attacking, defending }, { seat }) =>
    `Bitva v regionu ${region(at)}: útočí ${seat(attacker)} (${attacking}), brání se ${seat(defender)} (${defending}).`,
  'hand-seen': ({ player, of, count, cards: seen }, { seat }) =>
    `${seat(player)} vidí karty v ruce soupeře (${seat(of)}): ${seen === undefined ? cards(count, 'subject') : cardList(seen, 'nom')}.`,
  'battle-card-played': ({ player, card, strength, plus, losses: lost }, { seat }) =>
    `${seat(player)} hraje ${combatCardNames[card].acc} ${signed(strength + plus)}${lost > 0 ? `, ${losses(lost, 'subject')}` : ''}.`,
  'battle-passed': ({ player }, { seat }) => `${seat(player)} pasuje.`,
  'battle-counted': ({ attacker, defender, winner }, { seat }) =>
    `${seat(attacker.seat)} má ${counted(attacker)}, ${seat(defender.seat)} má ${counted(defender)}. ${attacker.total === defender.total ? 'Shodu vyhrává obránce' : 'Vyhrává'} ${seat(winner)}.`,
  'losses-due': ({ player, cards: shown, ignored, added }, { seat }) =>
    `${seat(player)} přiděluje ${losses(Math.max(0, shown - ignored) + added)}${ignored > 0 ? `, ignoruje ${losses(ignored)}` : ''}${added > 0 ? `, od soupeře ${losses(added)}` : ''}.`,
  'armies-retreated': ({ player, from, to, armies: count }, { seat }) =>
    `${seat(player)} stahuje ${armies(count)} z regionu ${region(from)} do regionu ${region(to)}.`,
  'retreat-cut-off': ({ player, region: at }, { seat }) =>
    `${seat(player)} nemá z regionu ${region(at)} kam ustoupit.`,
  'army-saved': ({ player, to, strength }, { seat }) =>
    `${seat(player)}: armáda se silou ${strength} se zachránila do regionu ${region(to)}.`,
  'card-retrieved': ({ player, card }, { seat }) =>
    `${seat(player)} si bere zpátky ${combatCardNames[card].acc}.`,
  'battle-ended': ({ region: at, winner, loser }, { seat }) =>
    `Bitva v regionu ${region(at)} skončila: vyhrává ${seat(winner)}, prohrává ${seat(loser)}.`,
};
